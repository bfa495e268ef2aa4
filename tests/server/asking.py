"""Requests of the tests: on a busy machine an answer may take long, and only one that never comes is a fault."""

from __future__ import annotations

from functools import partial

import httpx

PATIENCE = 60  # seconds; httpx would wait five

Client = partial(httpx.Client, timeout=PATIENCE)
AsyncClient = partial(httpx.AsyncClient, timeout=PATIENCE)
get = partial(httpx.get, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
