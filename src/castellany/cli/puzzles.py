"""``castellany puzzles``: find the castellan's choice here, make new ones, or check that all still hold."""

from __future__ import annotations

import datetime
import os
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, as_completed
from pathlib import Path
from typing import Any, Final

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
from castellany.study.known import known as standing
from castellany.study.puzzles import Puzzle, Sheet, mined, sheet_of, still_holds
from castellany.study.sheets import HOME, Position, dumps, of_the_day, position, positions, shelf
from castellany.study.solving import Attempt
from castellany.study.telling import percent
from castellany.workers import worker_pool

ALIKE: Final = 3  # puzzles of a game with the very same answer


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
    for one in standing(state, seat):
        voice.out.print(f"   · {table.words(one)}", markup=False)
    voice.say(say("cli-puzzles-ask", puzzle=at.id), "bold")
    voice.out.print(draw_decision(table, decision, keys=False))  # a puzzle has keys of its own, told above
    attempt = Attempt(at)
    while not attempt.over:
        choice = answered(voice, decision, attempt)
        if choice is None:
            attempt.give_up()
        elif attempt.try_(choice):
            voice.say(say("cli-puzzles-right"), "green")
        else:
            voice.say(say("cli-puzzles-wrong", left=attempt.candles), "yellow")
    reveal(voice, table, at, state, decision)
    return 0 if attempt.solved else 1


def answered(voice: Voice, decision: Decision, attempt: Attempt) -> int | None:
    """The choice typed by number; None where somebody wants the solution. A question mark buys a clue."""
    while True:
        try:
            typed = voice.out.input("> ").strip()
        except EOFError:
            return None
        if typed in ("", "q"):
            return None
        if typed == "?":
            kept = attempt.clue()
            numbers = [str(place) for place, option in enumerate(decision.options, 1) if option.choice in kept]
            clue = say("cli-puzzles-clue", numbers=", ".join(numbers), left=attempt.candles)
            voice.say(clue if attempt.clued else say("cli-puzzles-no-clue"), "yellow")
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
        voice.out.print(f"   {percent(chance):>3}%  {said[game.parse(choice)]}", markup=False)


def make(args: Namespace, voice: Voice) -> int:
    """New puzzles into files, until there are enough. Each game's are kept as soon as it is looked through."""
    if args.game is None:
        raise BadInput(say("cli-puzzles-which"))
    game = find_game(voice, args.game)
    folder = shelf(game.id, args.out)
    folder.mkdir(parents=True, exist_ok=True)
    answers = Counter(one.puzzle.best for one in positions(game.id, args.out))
    processes = args.workers or os.cpu_count() or 1
    with worker_pool(processes) as pool:
        running: dict[Future[Sheet | None], str] = {}
        for name, work, *given in sources(args, voice, game, folder):
            if answers.total() >= args.count:
                break
            running[pool.submit(work, *given)] = name
            if len(running) > processes:
                gather(running, folder, answers, voice)
        while running and answers.total() < args.count:
            gather(running, folder, answers, voice)
        for future in running:
            future.cancel()
    have = answers.total()
    voice.say(say("cli-puzzles-made", count=have), "green")
    return 0 if have >= args.count else 1


def gather(running: dict[Future[Sheet | None], str], folder: Path, answers: Counter[str], voice: Voice) -> None:
    """What one finished game brought is kept, but for answers that were given often enough."""
    future = next(as_completed(running))
    name = running.pop(future)
    sheet = future.result()
    fresh: list[Puzzle] = []
    for puzzle in sheet.puzzles if sheet is not None else []:
        if answers[puzzle.best] < ALIKE:
            answers[puzzle.best] += 1
            fresh.append(puzzle)
    if sheet is None or not fresh:
        return
    (folder / f"{name}.json").write_text(dumps(sheet._replace(puzzles=fresh)), encoding="utf-8")
    voice.out.print(f"{name}: {len(fresh)}", style="bright_black")


def sources(args: Namespace, voice: Voice, game: Game, folder: Path) -> Iterator[tuple[Any, ...]]:
    """Games to look through, each as a name and work for another process: of a folder or a server's archive, those
    played with the facts of here, without the names of players; or bots', which go on after the last one kept."""
    if args.archive is not None or args.games is not None:
        for record in brought(args, voice, game):
            name = f"own{record.digest()[:8]}"
            same = record.header.game == game.id and (record.header.facts or {}) == game.changed
            if same and not (folder / f"{name}.json").exists():
                yield name, sheet_of, record._replace(players=None)
        return
    low, high = game.seats[0], game.seats[-1]
    kept = (path.stem.partition("x")[2] for path in folder.glob("*x*.json"))
    seed = args.seed or max((int(number) for number in kept if number.isdigit()), default=0)
    while True:
        seed += 1
        seats = args.seats or max(2, low) + seed % (high - max(2, low) + 1)
        yield f"{seats}x{seed:04}", mined, game.id, seats, seed


def brought(args: Namespace, voice: Voice, game: Game) -> Iterable[Record]:
    """The games of a host."""
    if args.archive is not None:
        return archived(args.archive, game, voice)
    return [read_record(path) for path in sorted(args.games.glob("*.json"))]


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
