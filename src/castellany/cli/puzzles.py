"""``castellany puzzles``: find the castellan's choice here, make new ones, or check that all still hold."""

from __future__ import annotations

import datetime
import os
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import as_completed
from pathlib import Path

import castellany
from castellany.boxes import open_record
from castellany.cli.files import read_record
from castellany.cli.options import find_game
from castellany.cli.parser import Parser, number
from castellany.cli.people import names
from castellany.cli.prompt import draw_decision
from castellany.cli.table import Table
from castellany.cli.voice import BadInput, Voice
from castellany.kernel import Decision, Game, Record, State, say
from castellany.kernel.box import digest
from castellany.study.puzzles import bots_game, sheet_of, still_holds
from castellany.study.sheets import HOME, Position, dumps, of_the_day, position, positions, shelf
from castellany.study.solving import Attempt
from castellany.workers import worker_pool


def add(parser: Parser, voice: Voice) -> None:
    word = voice.word
    acts = ("play", "make", "check")
    parser.add_argument("act", nargs="?", choices=acts, default="play", help=word("cli-puzzles-act"))
    parser.add_argument("game", nargs="?", metavar=word("cli-arg-game"), help=word("cli-puzzles-game"))
    parser.add_argument("--id", metavar="ID", help=word("cli-puzzles-id"))
    parser.add_argument("--count", type=number(voice, 1), default=60, metavar="N", help=word("cli-puzzles-count"))
    parser.add_argument("--seats", type=number(voice, 1), metavar="N", help=word("cli-puzzles-seats"))
    parser.add_argument("--seed", type=number(voice, 0), default=0, metavar="N", help=word("cli-puzzles-seed"))
    parser.add_argument("--games", type=Path, metavar=word("cli-arg-file"), help=word("cli-puzzles-games"))
    parser.add_argument("--archive", metavar="DB", help=word("cli-puzzles-archive"))
    parser.add_argument("--out", type=Path, default=HOME, metavar=word("cli-arg-file"), help=word("cli-puzzles-out"))
    parser.add_argument("--workers", type=number(voice, 1), metavar="N", help=word("cli-review-workers"))


def run(args: Namespace, voice: Voice) -> int:
    if args.act == "make":
        return make(args, voice)
    if args.act == "check":
        return check(args, voice)
    return solve(voice, wanted(args, voice))


def wanted(args: Namespace, voice: Voice) -> Position:
    """The puzzle asked for: by its id, of a game, or the one of the day."""
    found: Position | None
    if args.id is not None:
        found = position(args.id, args.out)
    elif args.game is not None:
        of_game = positions(known(voice, args.game), args.out)
        found = of_game[datetime.date.today().toordinal() % len(of_game)] if of_game else None
    else:
        found = of_the_day(datetime.date.today())
    if found is None:
        raise BadInput(say("cli-puzzles-none"))
    return found


def known(voice: Voice, game_id: str) -> str:
    """The id of a game there is, not imported yet: its puzzles begin with the facts of the games they come from."""
    return game_id if game_id in castellany.games() else find_game(voice, game_id).id


def solve(voice: Voice, at: Position) -> int:
    """Three tries; then the solution with its reasons."""
    open_record(at.sheet.record.header)
    state = at.moment()
    seat = at.puzzle.seat
    table = Table(voice, at.game, names(voice, state, at.sheet.record.header.seats, {}))
    decision = state.ask(seat)
    voice.out.print(table.draw(state.observe(seat), decision))
    voice.say(say("cli-puzzles-ask", puzzle=at.id), "bold")
    voice.out.print(draw_decision(table, decision))
    attempt = Attempt(at)
    while not attempt.over:
        choice = answered(voice, decision)
        if choice is None:
            attempt.give_up()
        elif attempt.try_(choice):
            voice.say(say("cli-puzzles-right"), "green")
        else:
            voice.say(say("cli-puzzles-wrong", left=attempt.candles), "yellow")
    reveal(voice, table, at, state, decision)
    return 0 if attempt.solved else 1


def answered(voice: Voice, decision: Decision) -> int | None:
    """The choice typed by number; None where somebody wants the solution."""
    while True:
        try:
            typed = voice.out.input("> ").strip()
        except EOFError:
            return None
        if typed in ("", "q"):
            return None
        if typed.isdigit() and 1 <= int(typed) <= len(decision.options):
            return decision.options[int(typed) - 1].choice


def reveal(voice: Voice, table: Table, at: Position, state: State, decision: Decision) -> None:
    game = castellany.game(at.game)
    said = {option.choice: table.words(option.message).rstrip(".") for option in decision.options}
    best = game.parse(at.puzzle.best)
    voice.say(say("cli-puzzles-solution", option=said[best]), "bold")
    for reason in Attempt(at).reasons():
        voice.out.print(f"   · {table.words(reason)}", markup=False)
    for choice, chance in at.puzzle.weighed:
        voice.out.print(f"   {round(100 * chance):>3}%  {said[game.parse(choice)]}", markup=False)


def make(args: Namespace, voice: Voice) -> int:
    """New puzzles into files, until there are enough."""
    if args.game is None:
        raise BadInput(say("cli-puzzles-which"))
    game = find_game(voice, args.game)
    folder = shelf(game.id, args.out)
    folder.mkdir(parents=True, exist_ok=True)
    have = len(positions(game.id, args.out))
    with worker_pool(args.workers or os.cpu_count() or 1) as pool:
        sources = games(args, voice, game)
        running = {}
        for name, record in sources:
            running[pool.submit(sheet_of, record)] = name
            if len(running) >= 2 * (args.workers or os.cpu_count() or 1):
                have += gathered(running, folder, voice)
            if have >= args.count:
                break
        while running and have < args.count:
            have += gathered(running, folder, voice)
    voice.say(say("cli-puzzles-made", count=have), "green")
    return 0 if have >= args.count else 1


def gathered(running: dict, folder: Path, voice: Voice) -> int:  # type: ignore[type-arg]
    """What one finished game brought."""
    future = next(as_completed(running))
    name = running.pop(future)
    sheet = future.result()
    if sheet is None:
        return 0
    (folder / f"{name}.json").write_text(dumps(sheet), encoding="utf-8")
    voice.out.print(f"{name}: {len(sheet.puzzles)}", style="bright_black")
    return len(sheet.puzzles)


def games(args: Namespace, voice: Voice, game: Game) -> Iterator[tuple[str, Record]]:
    """Games to look through: of a folder or a server's archive, those played with the facts of here, without the names
    of players; or bots'."""
    if args.archive is not None:
        for record in archived(args.archive, game, voice):
            if (record.header.facts or {}) == game.changed:
                yield f"own{record.digest()[:8]}", record
        return
    if args.games is not None:
        for path in sorted(args.games.glob("*.json")):
            record = read_record(path)
            if record.header.game == game.id and (record.header.facts or {}) == game.changed:
                yield f"own{record.digest()[:8]}", record._replace(players=None)
        return
    low, high = game.seats[0], game.seats[-1]
    seed = args.seed
    while True:
        seed += 1
        seats = args.seats or max(2, low) + seed % (high - max(2, low) + 1)
        yield f"{seats}x{seed:04}", bots_game(game.id, seats, seed)


def archived(db: str, game: Game, voice: Voice) -> list[Record]:
    """The public games of a server's database."""
    try:
        from castellany.server.archive import public_records
        from castellany.server.errors import Fault
    except ModuleNotFoundError as error:
        raise BadInput(say("cli-not-installed", command="serve")) from error
    try:
        return public_records(db, game.id)
    except Fault as error:
        raise BadInput(say("cli-puzzles-no-archive", db=db)) from error


def check(args: Namespace, voice: Voice) -> int:
    """Every puzzle replays, and thinking anew gives the same answer."""
    ids = [known(voice, args.game)] if args.game else sorted(castellany.games())
    every = [one for game_id in ids for one in positions(game_id, args.out)]
    alike: dict[str, list[Position]] = {}  # processes begin with one set of facts
    for one in every:
        facts = one.sheet.record.header.facts
        alike.setdefault(f"{one.game} {digest(facts)}" if facts else "", []).append(one)
    bad = 0
    for same in alike.values():
        open_record(same[0].sheet.record.header)
        with worker_pool(args.workers or os.cpu_count() or 1) as pool:
            running = {pool.submit(still_holds, one.sheet.record, one.puzzle): one for one in same}
            for future in as_completed(running):
                if not future.result():
                    bad += 1
                    voice.say(say("cli-puzzles-stale", puzzle=running[future].id), "yellow")
    voice.say(say("cli-puzzles-checked", count=len(every), bad=bad), "red" if bad else "green")
    return 1 if bad else 0
