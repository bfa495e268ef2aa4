"""How this server is run: from the command line and, for the rest, from CASTELLANY_* variables."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

PREFIX: Final = "CASTELLANY_"
LEVELS: Final = ("debug", "info", "warning", "error")


def default_db() -> str:
    """A file in the place where this system keeps a user's data."""
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA", str(Path.home())))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return str(base / "castellany" / "castellany.sqlite3")


class BadSetting(ValueError):
    """A setting with a value that cannot be used."""

    def __init__(self, name: str, value: object) -> None:
        super().__init__(name)
        self.name = name
        self.value = str(value)[:80]


@dataclass
class Settings:
    """Every setting has a name in the environment: `db` is CASTELLANY_DB."""

    host: str = "127.0.0.1"
    port: int = 8765
    db: str = field(default_factory=default_db)
    workers: int = 1  # server processes; more than one needs PostgreSQL
    bots: int = max(1, (os.cpu_count() or 2) - 1)  # worker processes for bots, of each server process
    prefix: str = ""  # path under which a proxy shows the server: /games
    url: str = ""  # public address, for links in mail and push messages
    origins: tuple[str, ...] = ()  # further origins that may talk to this server
    proxies: str = "127.0.0.1"  # addresses whose X-Forwarded headers are believed
    admin: str = ""  # name of the administrator, made at the first start
    admin_password: str = ""
    deflate: bool = False  # compress websocket messages: less traffic, more work
    metrics_token: str = ""
    smtp: str = ""  # host[:port] of the mail server; empty: no mail
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    smtp_tls: bool = True
    push: bool = True
    push_contact: str = "mailto:admin@localhost"
    facts: str = ""  # a file of corrected facts; see docs/hosting.md
    games: tuple[str, ...] = ()  # games outside the package: module:NAME
    log: str = "info"
    log_json: bool = False
    limits: float = 1.0  # factor on all rate limits
    absence: float = 120.0  # seconds, after which a bot may be asked to play for one who is gone
    reviews: float = 1.0  # how much a review of a game thinks, as a share of the usual
    puzzles: str = ""  # a folder of puzzles of one's own, beside those of the house
    open: bool = False  # open a browser
    lang: str = "en"  # in which the command speaks

    def __post_init__(self) -> None:
        self.prefix = "/" + self.prefix.strip("/") if self.prefix.strip("/") else ""
        for name, right in self._rules().items():
            if not right:
                raise BadSetting(name, getattr(self, name) if "password" not in name else "…")

    def _rules(self) -> dict[str, bool]:
        """What each setting must be, to make sense."""
        return {
            "host": bool(self.host.strip()) and not any(ch.isspace() or ch == "/" for ch in self.host),
            "port": 0 <= self.port <= 65_535,
            "db": bool(self.db.strip()),
            "workers": 1 <= self.workers <= 256,
            "bots": 1 <= self.bots <= 256,
            "limits": 0 < self.limits <= 1e9,  # not a number is neither
            "puzzles": not self.puzzles or Path(self.puzzles).is_dir(),
            "reviews": 0.01 <= self.reviews <= 10,
            "absence": 0 <= self.absence <= 7 * 86_400,
            "log": self.log.lower() in LEVELS,
            "prefix": not any(ch.isspace() or ch in "?#%\\<>\"'" for ch in self.prefix) and "//" not in self.prefix,
            "url": not self.url or is_origin(self.url, with_path=True),
            "origins": all(is_origin(origin) for origin in self.origins),
            "proxies": all(is_address(part.strip()) for part in self.proxies.split(",") if part.strip()),
            "admin_password": not self.admin_password or (len(self.admin_password) >= 8 and bool(self.admin)),
            "smtp": not self.smtp or is_host(self.smtp),
            "smtp_from": not self.smtp_from or "@" in self.smtp_from,
            "smtp_password": not self.smtp_password or bool(self.smtp_user),
            "push_contact": self.push_contact.startswith(("mailto:", "https://")),
            "games": all(part.replace(".", "").replace(":", "").replace("_", "").isalnum() for part in self.games),
        }

    @property
    def public_url(self) -> str:
        """Where people find the server: the address set for it, with the prefix, or the one it listens on."""
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.host, self.host)
        base = (self.url or f"http://{host}:{self.port}").rstrip("/").removesuffix(self.prefix)
        return f"{base}{self.prefix}/"


def is_origin(text: str, with_path: bool = False) -> bool:
    """`https://games.example.org`, perhaps with a path."""
    found = urlsplit(text)
    return found.scheme in ("http", "https") and bool(found.hostname) and (with_path or found.path in ("", "/"))


def is_address(text: str) -> bool:
    """An address or a network of them, or `*` for all."""
    try:
        return text == "*" or bool(ipaddress.ip_network(text, strict=False))
    except ValueError:
        return False


def is_host(text: str) -> bool:
    host, colon, port = text.rpartition(":") if text.count(":") == 1 else (text, "", "")
    return bool(host) and not any(ch.isspace() or ch == "/" for ch in host) and (not colon or port.isdigit())


def _value(text: str, kind: Any) -> Any:
    if kind == "bool":
        word = text.strip().lower()
        if word not in ("1", "true", "yes", "on", "0", "false", "no", "off", ""):
            raise ValueError(word)
        return word in ("1", "true", "yes", "on")
    if kind == "int":
        return int(text)
    if kind == "float":
        return float(text)
    if kind.startswith("tuple"):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    return text


def from_environment(given: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Settings:
    """The settings: what was given, else the environment, else the default."""
    env = os.environ if environment is None else environment
    values: dict[str, Any] = {}
    for item in fields(Settings):
        if given.get(item.name) is not None:
            value = given[item.name]
            values[item.name] = tuple(value) if isinstance(value, list) else value
        elif env.get(PREFIX + item.name.upper()):
            given_text = env[PREFIX + item.name.upper()]
            try:
                values[item.name] = _value(given_text, item.type)
            except ValueError as error:
                raise BadSetting(PREFIX + item.name.upper(), given_text) from error
    return Settings(**values)


def to_environment(settings: Settings) -> dict[str, str]:
    """The same settings for another process."""
    found = {}
    for item in fields(Settings):
        value = getattr(settings, item.name)
        text = ",".join(value) if isinstance(value, tuple) else ("1" if value is True else str(value))
        found[PREFIX + item.name.upper()] = "" if value is False else text
    return found
