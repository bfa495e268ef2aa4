"""`api/me`: guests, accounts, sessions, settings, export and deletion of one's own data, push."""

from __future__ import annotations

from typing import Any

from litestar import Router, get, patch, post
from litestar.params import JSONBody
from litestar.response import Response

from castellany.server.api.context import COOKIE, Asking, Serving, Visiting, address, limit, me, with_cookie
from castellany.server.errors import Fault
from castellany.server.people import own_data
from castellany.server.store import people, pushes
from castellany.server.store.ids import now_ms
from castellany.server.wire import (
    BeGuest,
    ChangeMe,
    ChangePassword,
    Done,
    KeepMe,
    LeaveForGood,
    LogIn,
    Me,
    PushKey,
    Subscribe,
    Token,
    Unsubscribe,
)


@get("/")
async def who(request: Asking, services: Serving, visitor: Visiting) -> Response[Me]:
    """Who the server takes you for. The cookie of a session that has ended is taken away."""
    if visitor.person is None and request.cookies.get(COOKIE):
        return with_cookie(request, Me(None), "")
    return Response(me(services, visitor.person, visitor.token))


@post("/guest", status_code=200)
async def guest(request: Asking, services: Serving, visitor: Visiting, data: JSONBody[BeGuest]) -> Response[Me]:
    """Become a guest, unless you are somebody already."""
    if visitor.person is not None:
        return with_cookie(request, me(services, visitor.person, visitor.token), visitor.token)
    limit(request, "guest")
    person, token = await services.accounts.guest(data)
    services.house.directory.learn(person)
    return with_cookie(request, me(services, person, token), token)


@post("/login", status_code=200)
async def log_in(request: Asking, services: Serving, data: JSONBody[LogIn]) -> Response[Me]:
    """Log in with name and password."""
    limit(request, "login")
    account, here = people.fold(data.name), address(request)
    familiar = services.limits.knows(account, here)
    if not familiar and not services.limits.has("account", account):
        raise Fault(429, "error-account-busy")
    try:
        person, token = await services.accounts.log_in(data)
    except Fault:
        services.limits.take("account", account)
        raise
    services.limits.meet(account, here)
    return with_cookie(request, me(services, person, token), token)


@post("/token", status_code=200)
async def token(request: Asking, services: Serving, visitor: Visiting) -> Token:
    """A session for a program of yours, such as a bot: it speaks for you until its session is ended."""
    limit(request, "login")
    return Token(await services.accounts.begin_session(visitor.known()))


@post("/logout", status_code=200)
async def log_out(request: Asking, services: Serving, visitor: Visiting) -> Response[Me]:
    """End this session."""
    if visitor.token:
        await services.accounts.log_out(visitor.token)
    if visitor.id is not None:
        await services.house.sessions_ended(visitor.id)
    return with_cookie(request, Me(None), "")


@post("/keep", status_code=200)
async def keep(request: Asking, services: Serving, visitor: Visiting, data: JSONBody[KeepMe]) -> Response[Me]:
    """Keep name and games by a password. The session goes on under a new token; all others of the guest end."""
    limit(request, "login")
    person, token = await services.accounts.keep(visitor.known(), data)
    services.limits.meet(people.fold(person.name), address(request))
    services.house.directory.learn(person)
    await services.house.sessions_ended(person.id, again=True)
    return with_cookie(request, me(services, person, token), token)


@patch("/")
async def change(services: Serving, visitor: Visiting, data: JSONBody[ChangeMe]) -> Me:
    """Change name, language, e-mail or settings."""
    person = await services.accounts.change(visitor.known(), data)
    services.house.directory.learn(person)
    return me(services, person, visitor.token)


@post("/password", status_code=200)
async def change_password(request: Asking, services: Serving, visitor: Visiting, data: JSONBody[ChangePassword]) -> Me:
    """Change the password; all other sessions end."""
    limit(request, "login")
    person = visitor.known()
    if person.guest:
        raise Fault(409, "error-no-account")
    await services.accounts.change_password(person, data, visitor.token)
    await services.house.sessions_ended(person.id)
    return me(services, person, visitor.token)


@get("/export")
async def export(services: Serving, visitor: Visiting) -> Response[Any]:
    """Everything that is stored about you, as one file."""
    person = visitor.known()
    data = await services.db.read(lambda c: own_data.export(c, person))
    return Response(data, headers={"content-disposition": 'attachment; filename="castellany-me.json"'})


@post("/delete", status_code=200)
async def delete_me(
    request: Asking, services: Serving, visitor: Visiting, data: JSONBody[LeaveForGood]
) -> Response[Me]:
    """Delete account and data. Games stay for the others, without your name."""
    limit(request, "login")
    person = visitor.known()
    await services.accounts.check_password(person, data.password)
    await own_data.forget(services.house, person)
    await services.house.sessions_ended(person.id)
    return with_cookie(request, Me(None), "")


@get("/push")
async def push_key(services: Serving) -> PushKey:
    """The key a browser needs to subscribe to push messages."""
    return PushKey(services.notices.public_key)


@post("/push", status_code=200)
async def subscribe(services: Serving, visitor: Visiting, data: JSONBody[Subscribe]) -> Done:
    """Receive push messages when it is your turn."""
    person = visitor.known()
    if not services.notices.public_key:
        raise Fault(409, "error-no-push")
    services.notices.check_subscription(data)
    await services.db.write(lambda c: pushes.add(c, person.id, data, now_ms()))
    return Done()


@post("/push/off", status_code=200)
async def unsubscribe(services: Serving, visitor: Visiting, data: JSONBody[Unsubscribe]) -> Done:
    """Receive them no more."""
    person = visitor.known()
    await services.db.write(lambda c: pushes.remove(c, data.endpoint, person.id))
    return Done()


ROUTER = Router(
    "/api/me",
    route_handlers=[
        who, guest, log_in, token, log_out, keep, change, change_password, export, delete_me,
        push_key, subscribe, unsubscribe,
    ],
)  # fmt: skip
