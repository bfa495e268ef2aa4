"""Playing a plan: in this process, in several, or on a Ray cluster. The outcomes are the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, as_completed
from pathlib import Path

from castellany.arena.journal import Journal
from castellany.arena.plan import Deal, Plan
from castellany.arena.play import Outcome, play_deal
from castellany.kernel import BadOption, say
from castellany.workers import Cluster, end_at_once, worker_pool

Progress = Callable[[int, int], None]


def run(
    plan: Plan,
    workers: int = 1,
    on: str = "local",
    journal: Path | None = None,
    progress: Progress | None = None,
) -> list[Outcome]:
    """All outcomes of a plan, by number. With a journal, games already in it are not played again."""
    deals = plan.deals()
    book = Journal(journal, plan) if journal is not None else None
    done = dict(book.done) if book else {}
    left = [deal for deal in deals if deal.number not in done]
    if progress:
        progress(len(done), len(deals))
    for outcome in _played(left, workers, on):
        done[outcome.number] = outcome
        if book:
            book.add(outcome)
        if progress:
            progress(len(done), len(deals))
    return [done[deal.number] for deal in deals]


def _played(deals: list[Deal], workers: int, on: str) -> Iterator[Outcome]:
    if on == "ray":
        return _on_ray(deals)
    if on != "local":
        raise BadOption(say("bad-cluster", on=on[:40], allowed="local, ray"))
    if workers < 1:
        raise BadOption(say("bad-workers", workers=str(workers)))
    if workers == 1 or len(deals) < 2:
        return iter(map(play_deal, deals))
    return _in_pool(deals, workers)


def _in_pool(deals: list[Deal], workers: int) -> Iterator[Outcome]:
    with worker_pool(workers) as pool:
        try:
            yield from _by(pool, deals)
        except BaseException:
            end_at_once(pool)
            raise


def _on_ray(deals: list[Deal]) -> Iterator[Outcome]:
    try:
        cluster = Cluster()
    except ImportError as error:
        raise BadOption(say("bad-no-ray")) from error
    return _by(cluster, deals)


def _by(pool: Executor, deals: list[Deal]) -> Iterator[Outcome]:
    for future in as_completed([pool.submit(play_deal, deal) for deal in deals]):
        yield Outcome(*future.result())
