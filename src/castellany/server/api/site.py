"""The client's files, health and metrics. Files are read once at the start and kept, also compressed."""

from __future__ import annotations

import asyncio
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from litestar import get
from litestar.params import FromPath
from litestar.response import Response
from sqlalchemy import select

from castellany import __version__
from castellany.server.api.context import Asking, Serving, address, services_of
from castellany.server.api.packing import Packet, answer
from castellany.server.errors import Fault
from castellany.server.store.schema import meta
from castellany.server.store.trouble import LOST, Trouble
from castellany.server.wire import Health

STATIC: Final = Path(__file__).parent.parent.parent / "static"
_COMPRESS: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map")
_TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}

_PATIENCE: Final = 5.0  # seconds for the database to answer

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; connect-src 'self'; font-src 'self'; object-src 'none'; "
        "base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
_NO_CLIENT: Final = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Castellany</title>
<h1>Castellany</h1><p>The server runs. The client has not been built into this installation.</p></html>"""


@dataclass
class Page:
    packet: Packet
    kind: str
    for_ever: bool


class Site:
    """The built client under a prefix."""

    def __init__(self, folder: Path, prefix: str) -> None:
        self.pages: dict[str, Page] = {}
        if folder.is_dir():
            for file in sorted(folder.rglob("*")):
                name = file.relative_to(folder).as_posix()
                if file.is_file() and not any(part.startswith(".") for part in name.split("/")):
                    self.pages[name] = self._page(name, file.read_bytes(), prefix)
        self.index = self.pages.get("index.html") or self._page("index.html", _NO_CLIENT, prefix)

    def _page(self, name: str, body: bytes, prefix: str) -> Page:
        suffix = Path(name).suffix
        if name == "index.html":
            body = body.replace(b'<base href="/"', f'<base href="{prefix}/"'.encode())
        kind = _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        return Page(Packet.of(body, suffix in _COMPRESS), kind, name.startswith("assets/"))

    def answer(self, path: str, request: Asking) -> Response[bytes]:
        page = self.pages.get(path.lstrip("/"), self.index)
        keep = "public, max-age=31536000, immutable" if page.for_ever else "no-cache"
        return answer(request, page.packet, page.kind, keep)


@get("/", include_in_schema=False)
async def first_page(request: Asking) -> Response[bytes]:
    site: Site = request.app.state.site
    return site.answer("", request)


@get("/{path:path}", include_in_schema=False)
async def client(request: Asking, path: FromPath[str]) -> Response[bytes]:
    if path.startswith("/api/"):
        raise Fault(404, "error-no-page")
    site: Site = request.app.state.site
    return site.answer(path, request)


@get("/health")
async def health(services: Serving) -> Response[Health]:
    """Is the server well? 200: tables can be played. 503: it is stopping, or its database cannot be read or written."""
    status: Literal["ok", "stopping", "unwell"] = "stopping" if services.house.stopping else "ok"
    problem = services.db.watch.trouble or services.house.stuck()
    try:
        asking = services.db.read(lambda c: c.execute(select(meta.c.key).limit(1)).first())
        await asyncio.wait_for(asking, _PATIENCE)
    except Trouble as trouble:
        problem = trouble.kind
    except TimeoutError:
        problem = LOST
    if problem:
        status = "unwell"
    told = Health(status, __version__, problem, len(services.house.damaged))
    return Response(told, status_code=200 if status == "ok" else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Asking) -> Response[str]:
    services = services_of(request)
    token = services.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    local = address(request) in ("127.0.0.1", "::1", "local")
    if (token and given != token) or (not token and not local):
        raise Fault(403, "error-not-admin")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")
