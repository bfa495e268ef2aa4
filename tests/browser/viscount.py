"""A player of Viscounts in a browser: moments of squires' games to begin at, and how a turn is walked through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from castellany import bots
from castellany.games.viscounts import GAME, kinds
from castellany.games.viscounts.state import ViscountsState
from castellany.kernel import Match
from castellany.kernel.record import Header, Record
from tests.browser.visitor import Visitor

Wanted = Callable[[ViscountsState], bool]


# What a person may point at without leaving the board; on a phone a tab with a dot leads to what is asked.
ON_THE_BOARD = (
    ".menu .button:not(.quiet), #board .panel button, #board .strip button",
    "#board [data-spot=open], #board .act.open, #board [role=tab]:has(.dot):not([aria-selected=true])",
)


PARTS = ("[data-spot=open]", ".act.open", ".panel button:not(:disabled)", ".strip button:not(:disabled)")


# Plays a whole game in the page: something that is offered is pressed, then what it changed is awaited. The clicks it
# took (how many those are is the luck of the game), or less than that: where nothing was offered any more.
DRIVE = """async ([offers, seed]) => {
  let luck = seed;
  const chance = () => (luck = (luck * 48271) % 2147483647) / 2147483647;
  const seen = element => element.checkVisibility({ visibilityProperty: true });
  const until = async (done, most) => {
    const end = performance.now() + most;
    while (!done() && performance.now() < end) await new Promise(next => setTimeout(next, 8));
    return done();
  };
  const table = () => document.querySelector('.table');
  for (let clicks = 1; clicks < 6000; clicks += 1) {
    const found = await until(() => document.querySelector('.end') || document.querySelector(offers), 40000);
    if (document.querySelector('.end')) return clicks;
    if (!found) return -clicks;
    document.querySelector('.viscounts [role=tab] .dot')?.closest('[role=tab]').click();
    const open = [...document.querySelectorAll(offers)].filter(seen);
    if (!open.length) continue;
    const before = table()?.dataset.step;
    const main = open.filter(element => element.matches('.main'));
    const one = main.length && chance() < 0.5 ? main[0] : open[Math.floor(chance() * open.length)];
    one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const ways = () => [...document.querySelectorAll('.menu .button:not(.quiet)')];
    await until(() => table()?.dataset.step !== before || ways().length || document.querySelector('.end'), 60);
    if (ways().length) ways()[Math.floor(chance() * ways().length)].click();
  }
  return 0; }"""


def moment(wanted: Wanted, seats: int = 3, seed: int = 7) -> tuple[str, int, int]:
    """A game of squires up to the first moment of this kind: its record, the step, and who is asked."""
    s = GAME.new(seats, seed)
    assert isinstance(s, ViscountsState)
    squire = bots.make("squire", "viscounts", seed)
    choices: list[tuple[int, str]] = []
    while not wanted(s):
        seat = s.waiting[0]
        choice = squire.choose(s, seat).choice
        choices.append((seat, GAME.text(choice)))
        s.apply(seat, choice)
    return Record(Header("viscounts", GAME.version, seats, {}, seed), choices).dumps(), len(choices), s.waiting[0]


def asks(kind: int, round: int = 2) -> Wanted:
    return lambda s: s.round >= round and s.frames[-1].kind == kind


def to_play(s: ViscountsState) -> bool:
    """A card may be played, and with it the viscount moves at once."""
    if not asks(kinds.PLAY)(s):
        return False
    facts = s.ask(s.waiting[0]).options[0].facts
    return bool(facts and facts["ends"])


def step_of(visitor: Visitor) -> str | None:
    return visitor.page.locator(".table").get_attribute("data-step")


def moved_on(visitor: Visitor, before: str | None) -> None:
    visitor.page.wait_for_selector(f".table:not([data-step='{before}'])")


def tab_to(visitor: Visitor, wanted: str) -> Locator:
    """Walk with the Tab key until such a thing has the focus."""
    for _press in range(120):
        visitor.page.keyboard.press("Tab")
        found = visitor.page.locator(f":is({wanted}):focus")
        if found.count():
            return found
    raise AssertionError(f"Tab never came to {wanted}")


# What sticks out of the bar or of the slot of a building, and whether the board must be scrolled to be seen.
OUTSIDE = """() => {
  const bar = document.querySelector('section.bar').getBoundingClientRect();
  const out = [...document.querySelectorAll('section.bar .sentence, section.bar .option, section.bar .rule')]
    .filter(each => { const box = each.getBoundingClientRect();
      return box.top < bar.top || box.bottom > bar.bottom + 1 || box.right > innerWidth + 1; })
    .map(each => each.textContent.trim());
  const cut = ['.viscounts', '.mine'].filter(part => { const one = document.querySelector(part);
    return one && !one.closest('.narrow') && one.scrollHeight > one.clientHeight + 1; });
  const gifts = [...document.querySelectorAll('.slot .gift > *')].filter(each => {
    const [own, slot] = [each, each.closest('.slot')].map(one => one.getBoundingClientRect());
    return own.left < slot.left || own.right > slot.right; });
  const board = document.getElementById('board');
  if (!document.querySelector('.narrow') && board.scrollHeight > board.clientHeight + 1) cut.push('#board');
  return [...out, ...cut, ...gifts.map(each => `gift ${each.textContent}`)]; }"""


def may_choose_a_spot(s: ViscountsState) -> bool:
    """A building can be paid for, and there are several spots for it."""
    if not asks(kinds.ACT, 3)(s):
        return False
    return any(
        isinstance(spots := option.facts["spots"], list) and len(spots) > 1
        for option in s.ask(s.waiting[0]).options
        if option.facts
    )


def sets_off_a_choice(s: ViscountsState) -> bool:
    """Workers may be placed, and the chain they set off stops at a choice."""
    if not asks(kinds.ACT, 4)(s):
        return False
    last = [option.facts for option in s.ask(s.waiting[0]).options if option.facts][-1:]
    return any(isinstance(chain := facts["chain"], list) and chain and chain[0]["asks"] for facts in last)


def sets_off_a_long_chain(s: ViscountsState) -> bool:
    """It has four steps, the last of them a choice."""
    if not sets_off_a_choice(s):
        return False
    facts: Any = [option.facts for option in s.ask(s.waiting[0]).options if option.facts][-1]
    return sum(step["kind"] not in ("enter", "spread") for step in facts["chain"][0]["steps"]) >= 4


def before_a_collision() -> tuple[str, int, int, int]:
    """A game of squires up to the choice that ends a turn with a collision of its own seat."""
    match = Match.start(GAME, 4, 7, {})
    squire = bots.make("squire", "viscounts", 7)
    choices: list[tuple[int, str]] = []
    while True:
        seat, number = match.waiting[0], len(choices)
        choice = int(squire.choose(match.state, seat).choice)
        told = [event.message for event in match.play(seat, choice)]
        if any(each.id == "event-collision" and each.args["seat"] == f"seat:{seat}" for each in told):
            header = Header("viscounts", GAME.version, 4, {}, 7)
            return Record(header, choices).dumps(), number, seat, choice
        choices.append((seat, GAME.text(choice)))


def touch(x: float, y: float) -> dict[str, object]:
    return {"changedTouches": [{"identifier": 0, "clientX": x, "clientY": y}]}
