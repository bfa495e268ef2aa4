"""What is the same for everybody and seldom changes: built once, sent compressed, and not again to who has it."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from litestar.response import Response

from castellany.server.api.context import Asking

SMALL: Final = 500  # bytes, below which packing gains nothing


@dataclass
class Packet:
    body: bytes
    packed: bytes | None
    tag: str

    @classmethod
    def of(cls, body: bytes, pack: bool = True) -> Packet:
        packed = gzip.compress(body, 9) if pack and len(body) > SMALL else None
        return cls(body, packed, '"' + hashlib.sha256(body).hexdigest()[:20] + '"')


packet: Final = lru_cache(maxsize=128)(Packet.of)


def answer(request: Asking, what: Packet, kind: str, keep: str) -> Response[bytes]:
    """For this reader: nothing new, compressed, or as it is. `keep`: how it may be kept (Cache-Control)."""
    headers = {"etag": what.tag, "vary": "accept-encoding", "cache-control": keep}
    if request.headers.get("if-none-match") == what.tag:
        return Response(b"", status_code=304, headers=headers)
    body = what.body
    if what.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = what.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=kind, headers=headers)
