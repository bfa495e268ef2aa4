"""What El Grande tells: windows and disks of special actions, a scoring step by step, pieces that fly."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.grandee import ALTERNATIVES, Grandee, Picture
from tests.browser.screening import Screening


def test_a_veto_is_thrown_in_its_window_and_the_round_goes_on(arrive: Arrive, picture: Picture) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="1", short_game=True, alternatives=ALTERNATIVES)
    guest.power(13).take("Veto").until("UseCard")
    guest.click(guest.page.locator(".elgrande .card[data-spot=open]"))
    begun = guest.round
    thrown = False
    for _step in range(60):
        guest.asked()
        if guest.kind == "VetoWindow":
            card = guest.page.locator(".elgrande .card.announced")
            expect(card.locator(".pill")).to_have_count(2)
            picture(guest.visitor, "elgrande-veto")
            title = card.locator(".title").inner_text()
            guest.click(card.locator(".seal"))
            thrown = True
            expect(guest.page.locator("#board + *, aside")).to_contain_text(title)
        elif thrown and guest.round != begun:
            return
        else:
            guest.step()
    raise AssertionError("no special action was announced" if not thrown else "the round never ended")


def test_rivalry_turns_the_disks_and_the_round_goes_on(arrive: Arrive) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="4", short_game=True, alternatives=["rivalry"])
    guest.power(13).take("Rivalry").until("UseCard")
    begun = guest.round
    guest.click(guest.page.locator(".elgrande .card[data-spot=open]"))
    guest.until("RivalryDisk")
    expect(guest.page.locator(".elgrande .card.steps .disk")).not_to_have_count(0)
    guest.click(guest.thing(guest.open_places()[0]))
    for _step in range(60):
        guest.asked()
        if guest.round != begun:
            break
        guest.step()
    assert guest.round != begun
    assert sum(guest.points().values()) > 0, "the regions of the disks were scored"


def test_a_scoring_is_told_before_its_outcome_stands_on_the_plates(arrive: Arrive, picture: Picture) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="14", short_game=True).to_the_disks().at_pace("slow")
    before = guest.points()
    guest.visitor.tap(guest.page.locator(".elgrande path[data-spot=open]").first)
    ledger = guest.page.locator(".ledger")
    expect(ledger).to_be_visible()
    told = [int(cell) for cell in ledger.locator(".before td").all_inner_texts()]
    assert sorted(told) == sorted(before.values())
    log = guest.page.locator(".log")
    bar, keys, now = guest.page.locator("section.bar"), guest.page.keyboard, ledger.locator("tbody .now")
    keys.press(" ")
    expect(bar.get_by_role("button", name="Go on")).to_be_visible()
    keys.press("Enter")
    expect(guest.page.locator(".elgrande .disk.turned")).to_have_count(3)
    expect(guest.page.locator(".elgrande :focus")).to_have_count(0)  # no rim round what was chosen last
    expect(log).to_contain_text("The disk of")
    expect(log).not_to_contain_text("Galicia: ")
    for coming in ("The castle empties", "Galicia", "Navarre"):
        expect(bar.get_by_role("button", name=f"Next: {coming}")).to_be_visible()
        keys.press("Enter")
    expect(now).to_contain_text("Navarre")
    expect(bar.locator(".sentence")).to_contain_text("Navarre")
    expect(guest.page.locator(".plates .gained").first).to_be_visible()
    picture(guest.visitor, "elgrande-scoring")
    assert guest.page.locator(".elgrande [data-spot=open]").count() == 0, "nothing is asked meanwhile"
    reached = guest.points()
    bar.get_by_role("button", name="Back").click()
    expect(now).to_contain_text("Galicia")
    assert all(before[name] <= points <= reached[name] for name, points in guest.points().items())
    guest.page.evaluate(
        """() => { window.seen = [];
             const look = () => { seen.push(document.querySelector('.band')?.dataset.sceneStep); };
             new MutationObserver(look).observe(document.querySelector('.band'), { attributes: true }); }"""
    )
    last = ledger.locator(".dots i").count() - 1
    guest.page.keyboard.press("Escape")
    expect(ledger).to_have_count(0)
    assert str(last) not in guest.page.evaluate("() => seen"), "skipped, not sat through"
    expect(log).to_contain_text("Round 5")
    after = guest.points()
    assert all(before[name] <= reached[name] <= after[name] for name in before) and after != before


HANGING = """() => { const bar = document.querySelector('section.bar').getBoundingClientRect();
    return [...document.querySelectorAll('section.bar .button')].filter(one => {
      const { top, bottom, right } = one.getBoundingClientRect();
      return top < bar.top || bottom > bar.bottom - 4 || right > innerWidth; }).map(one => one.innerText); }"""


def test_on_a_phone_a_scoring_is_told_below_the_map(arrive: Arrive, picture: Picture) -> None:
    """The map with its lit region stays in sight, the ledger lies under it, and every step's buttons fit the bar."""
    guest = Grandee(arrive(size=PHONE, language="uk-UA"), bar=True).table(4, seed="14", short_game=True)
    guest.to_the_disks().at_pace("slow")
    guest.visitor.tap(guest.page.locator(".elgrande path[data-spot=open]").first)
    ledger, keys = guest.page.locator(".ledger"), guest.page.keyboard
    expect(ledger).to_be_visible()
    keys.press(" ")
    for _step in range(4):
        assert not guest.page.evaluate(HANGING)
        keys.press("Enter")
    expect(ledger.locator("tbody .now")).to_contain_text("Наварра")
    expect(guest.page.locator(".plates .gained").first).to_be_visible()
    assert not guest.covered(".ledger", ".elgrande .map")
    expect(ledger).to_be_in_viewport(ratio=0.95)
    picture(guest.visitor, "elgrande-phone-scoring")
    guest.visitor.fits()


def test_the_end_of_a_game_of_five_fits_a_phone(arrive: Arrive) -> None:
    """Five plates in one row, and where the points came from without scrolling aside."""
    screening = Screening("elgrande", 5, 3, level="novice")
    page = screening.open(arrive(size=PHONE, language="uk-UA", expected=("404",)))
    screening.finish()
    expect(page.locator(".end tbody tr").first).to_be_visible()
    rows = page.locator(".end .plates li").evaluate_all("all => new Set(all.map(one => one.offsetTop)).size")
    assert rows == 1
    assert page.locator(".end .scroll").first.evaluate("one => one.scrollWidth <= one.clientWidth + 1")


def test_the_gate_flashes_when_the_castle_swallows_one(arrive: Arrive) -> None:
    guest = Grandee(arrive(), bar=True).table(3, seed="14", short_game=True)
    guest.power(13).take("Decree").until("UseCard").at_pace("slow")
    flash = guest.page.locator(".elgrande .flash")
    expect(flash).to_have_count(0)
    guest.click(guest.thing("castle"))
    expect(flash).to_have_count(1)


def test_pieces_fly_over_a_ground_that_is_not_painted_again(arrive: Arrive) -> None:
    """No filter on what flies, and the map with its filters stays as it is: so flights keep 60 frames a second."""
    guest = Grandee(arrive(dark=True), bar=True).table(3, seed="14", short_game=True)
    guest.power(13).take("Decree").until("UseCard")
    guest.at_pace("slow")
    cdp = guest.page.context.new_cdp_session(guest.page)
    ground = guest.page.evaluate_handle("document.querySelector('.elgrande .ground')")
    cdp.send("DOM.enable")
    painted: list[str] = []
    layers: dict[str, int] = {}
    cdp.on("LayerTree.layerPainted", lambda told: painted.append(told["layerId"]))
    cdp.on(
        "LayerTree.layerTreeDidChange",
        lambda told: layers.update({one["layerId"]: one.get("backendNodeId", 0) for one in told.get("layers", [])}),
    )
    cdp.send("LayerTree.enable")
    guest.page.evaluate("thing => { thing.dataset.ground = ''; }", ground)
    root = cdp.send("DOM.getDocument")["root"]["nodeId"]
    node = cdp.send("DOM.querySelector", {"nodeId": root, "selector": "[data-ground]"})["nodeId"]
    map_node = cdp.send("DOM.describeNode", {"nodeId": node})["node"]["backendNodeId"]
    expect(guest.page.locator(".elgrande .realm")).to_be_visible()
    painted.clear()
    guest.visitor.tap(guest.thing(guest.open_places()[0]))
    guest.page.wait_for_selector(".flying")
    filters = guest.page.evaluate(
        """() => document.getAnimations().filter(one => one.id === 'flight').flatMap(one => [one.effect.target,
             ...one.effect.target.querySelectorAll('*')]).map(e => getComputedStyle(e).filter)"""
    )
    assert filters and set(filters) == {"none"}
    guest.page.wait_for_function("() => !document.querySelector('.flying')")
    own = [layer for layer, of in layers.items() if of == map_node]
    assert own, "the ground is a layer of its own"
    assert not set(own) & set(painted), "and it was not painted while pieces flew"
