"""The sign of an effect, of which most other records are made."""

from __future__ import annotations

from typing import TypedDict


class Sign(TypedDict):
    """One drawn sign of an effect, so many times: `ink` 2. `or` parts two ways, `to` leads from cause to effect."""

    icon: str
    count: int
