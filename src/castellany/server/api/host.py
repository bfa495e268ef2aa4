"""`api/host`: under which addresses friends find the house. A link with 127.0.0.1 opens on one machine alone."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

from litestar import Router, get

from castellany.server.api.context import Asking, Serving, address
from castellany.server.wire import HostInfo

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


def is_private(text: str) -> bool:
    """An address of this machine or of a network at home."""
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return text in LOOPBACK
    return found.is_private or found.is_loopback


def own_addresses() -> list[str]:
    """This machine's addresses in its networks. Nothing is sent: a datagram socket only asks which way it would go."""
    found: list[str] = []
    for goal in ("10.255.255.255", "192.168.255.255", "172.31.255.255"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((goal, 9))
                here = str(probe.getsockname()[0])
            except OSError:
                continue
        if here not in found and not ipaddress.ip_address(here).is_loopback:
            found.append(here)
    return found


@get("/host")
async def host(request: Asking, services: Serving) -> HostInfo:
    """Where the house can be found, as far as the one who asks may know."""
    settings = services.settings
    reachable = settings.host not in LOOPBACK
    local: list[str] = []
    if reachable and is_private(address(request)):
        known = own_addresses() if settings.host in ("0.0.0.0", "::") else [settings.host]
        port = request.base_url.port or settings.port
        local = [f"http://{one}:{port}{settings.prefix}/" for one in known if is_private(one)]
    return HostInfo(settings.public_url if settings.url else "", local, reachable)


ROUTER: Final = Router("/api", route_handlers=[host])
