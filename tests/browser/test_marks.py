"""What our rulebooks do not print carries its mark on the face of the card, on every board, as it says in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from castellany.games.citadels.facts import DISTRICTS, UNIQUE
from tests.browser.conftest import DESK, PHONE, Arrive
from tests.browser.house import built_client, serving

# The faces of each game's cards, as they lie there at the beginning.
FACES = {
    "citadels": ".district",
    "elgrande": ".card[data-place]",
    "paladins": ".citizen .face",
    "viscounts": ":is(.card, .pile g):is([data-thing^='card:'], [data-thing^='tile:'])",
}
SCALE = {
    "not printed: ours": "ours",
    "not printed: from photographs or other people’s lists": "seen",
    "not printed: from an earlier edition": "earlier",
    "not printed: corrected by this house": "box",
}
# Of each face: what is said of it, and which marks it bears.
BORNE = """faces => faces.map(face => [face.getAttribute('aria-description'),
  [...face.querySelectorAll('.source-mark')].map(mark => mark.dataset.level)])"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", FACES)
def test_a_face_bears_the_mark_of_what_is_said_of_it(arrive: Arrive, game: str, size: tuple[int, int]) -> None:
    guest = arrive(size=size).quick_play(game)
    if size == PHONE and game == "elgrande":
        guest.page.get_by_role("tab", name="Action cards", exact=True).click()
    if size == PHONE and game == "viscounts":  # there the ring shows signs of its cards; the heroes show their faces
        pairs = guest.page.locator("button.pair")
        expect(pairs.first).to_be_visible()
        expect(pairs.locator("svg svg.source-mark[data-level=seen]")).to_have_count(pairs.count())
        return
    faces = guest.page.locator(f"#board {FACES[game]}")
    expect(faces.nth(2)).to_be_attached()
    borne = faces.evaluate_all(BORNE)
    for said, marks in borne:
        assert marks == ([SCALE[said.split("; ")[0]]] if said else []), (said, marks)
    assert any(marks for _said, marks in borne)


def test_a_value_that_the_house_has_put_right_is_ticked(arrive: Arrive, tmp_path: Path) -> None:
    """A house in which every basic district costs one more."""
    basic = {district.id: district.cost + 1 for district in DISTRICTS if district.colour != UNIQUE}
    file = tmp_path / "box.toml"
    file.write_text("".join(f"[citadels.districts.{id}]\ncost = {cost}\n" for id, cost in basic.items()))
    built_client()
    with serving(tmp_path, "--facts", str(file)) as house:
        guest = arrive(url=house.url).quick_play("citadels")
        marks = guest.page.locator("#board .district .source-mark[data-level=box]")
        expect(marks.first).to_be_attached()
        card = guest.page.locator("#board .district:has(.source-mark[data-level=box])").first
        id = str(card.get_attribute("data-thing")).rpartition("/")[2]
        expect(card.locator(".corner")).to_have_text(str(basic[id]))
        said = str(card.get_attribute("aria-description"))
        assert SCALE[said.split("; ")[0]] == "box"
        guest.page.close()  # nobody sits at a table whose house is gone


@pytest.mark.parametrize("game", FACES)
def test_the_plain_view_says_what_the_mark_means(arrive: Arrive, game: str) -> None:
    """The sign is for the eyes; whoever listens hears where the values come from."""
    guest = arrive(plain=True).quick_play(game)
    said = guest.page.locator(".plain :is(li, p)[data-thing] > span.soft:has(> [aria-hidden=true])")
    expect(said.nth(2)).to_be_attached()
    told = said.evaluate_all("all => all.map(one => one.textContent.trim().replace(/\\s+/g, ' '))")
    assert all(text.startswith("◇ ") and set(text[2:].split("; ")) <= set(SCALE) for text in told), told[:5]
    guest.page.close()
