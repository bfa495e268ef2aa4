"""Casts, the deck and the deal (section 1 of the rules)."""

from __future__ import annotations

import pytest

from castellany.games.citadels import GAME
from castellany.games.citadels.casts import CAST_IDS
from castellany.games.citadels.facts import CHARACTER_IDS, CHARACTERS, DISTRICT_IDS, DISTRICTS, FIRST_UNIQUE, RANK_OF
from castellany.games.citadels.state import CitadelsState
from castellany.kernel import BadOption

CLASSIC = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
FOURTEEN = list(DISTRICT_IDS[FIRST_UNIQUE : FIRST_UNIQUE + 14])


def new(seats: int, seed: int = 1, **options: object) -> CitadelsState:
    s = GAME.new(seats, seed, options)
    assert isinstance(s, CitadelsState)
    return s


def names(s: CitadelsState) -> list[str]:
    return [CHARACTER_IDS[c] for c in s.cast[1:]]


def refused(seats: int, **options: object) -> str:
    with pytest.raises(BadOption) as caught:
        GAME.new(seats, 1, options)
    return caught.value.message.id


@pytest.mark.rule("CIT-1.1")
def test_two_to_eight_play_and_the_most_valuable_city_wins() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]
    assert refused(1) == "bad-seats"
    assert refused(9) == "bad-seats"


@pytest.mark.rule("CIT-1.2")
def test_the_components_are_those_printed() -> None:
    assert len(CHARACTERS) == 27
    assert [sum(1 for c in CHARACTERS if c.rank == rank) for rank in range(1, 10)] == [3] * 9
    by_colour = [sum(d.copies for d in DISTRICTS if d.colour == colour) for colour in range(5)]
    assert by_colour == [12, 11, 20, 11, 30]
    assert sum(by_colour) == 84
    assert sum(d.cost * d.copies for d in DISTRICTS[:FIRST_UNIQUE]) == 152


@pytest.mark.rule("CIT-1.6", "CIT-1.7")
@pytest.mark.parametrize("seats", range(2, 9))
def test_68_cards_four_for_each_and_two_gold(seats: int) -> None:
    s = new(seats)
    assert len(s.deck) == 68 - 4 * seats
    assert [len(hand) for hand in s.hands] == [4] * seats
    assert s.gold == [2] * seats
    everything = sorted(s.deck + [card for hand in s.hands for card in hand])
    assert sum(1 for card in everything if card < FIRST_UNIQUE) == 54
    assert sum(1 for card in everything if card >= FIRST_UNIQUE) == 14


@pytest.mark.rule("CIT-1.8")
def test_the_crown_goes_by_lot_or_to_the_first_seat() -> None:
    assert {new(4, seed).crown for seed in range(40)} == {0, 1, 2, 3}
    assert {new(4, seed, first_crown="first_seat").crown for seed in range(10)} == {0}
    s = new(4, 3)
    assert s.waiting == (s.crown,), "the crowned player picks first"


@pytest.mark.rule("CIT-1.3")
def test_a_cast_has_one_character_of_each_rank() -> None:
    for cast in (*CAST_IDS, "random"):
        for seats in range(2, 9):
            s = new(seats, cast=cast)
            assert [RANK_OF[c] for c in s.cast[1:]] == list(range(1, len(s.cast)))
    assert refused(4, cast="custom", characters=[*CLASSIC, "witch"]) == "bad-rank-twice"
    assert refused(4, cast="custom", characters=CLASSIC[1:]) == "bad-rank-missing"
    chosen = ["witch", "spy", "seer", "patrician", "abbot", "trader", "scholar", "marshal"]
    assert names(new(4, cast="custom", characters=chosen)) == chosen
    assert refused(4, characters=CLASSIC) == "bad-not-custom"


@pytest.mark.rule("CIT-1.4")
def test_the_ninth_rank_is_needed_by_three_and_eight_and_never_by_two() -> None:
    counts = {seats: len(new(seats).cast) - 1 for seats in range(2, 9)}
    assert counts == {2: 8, 3: 9, 4: 8, 5: 8, 6: 8, 7: 8, 8: 9}
    more = {seats: len(new(seats, rank9_with_4_to_7=True).cast) - 1 for seats in range(2, 9)}
    assert more == {2: 8, 3: 9, 4: 9, 5: 9, 6: 9, 7: 9, 8: 9}
    assert names(new(8, ninth="tax_collector"))[8] == "tax_collector"
    assert refused(3, cast="custom", characters=CLASSIC) == "bad-ninth-needed"
    assert refused(8, cast="custom", characters=CLASSIC) == "bad-ninth-needed"
    assert refused(2, cast="custom", characters=[*CLASSIC, "artist"]) == "bad-ninth-forbidden"


@pytest.mark.rule("CIT-1.4")
def test_a_cast_of_ones_own_says_itself_who_is_the_ninth() -> None:
    nine = [*CLASSIC, "artist"]
    assert names(new(6, cast="custom", characters=nine))[8] == "artist"
    assert names(new(6, cast="custom", characters=nine, ninth="artist"))[8] == "artist"
    assert refused(6, cast="custom", characters=nine, ninth="queen") == "bad-rank-twice"
    assert refused(6, cast="custom", characters=CLASSIC, rank9_with_4_to_7=True) == "bad-ninth-missing"


@pytest.mark.rule("CIT-1.5")
def test_no_emperor_with_two_and_no_queen_below_five() -> None:
    imperial = [c if c != "king" else "emperor" for c in CLASSIC]
    assert refused(2, cast="custom", characters=imperial) == "bad-emperor"
    assert names(new(4, cast="custom", characters=imperial))[3] == "emperor"
    for seats in (3, 4):
        assert refused(seats, cast="custom", characters=[*CLASSIC, "queen"]) == "bad-queen"
    assert names(new(5, cast="custom", characters=[*CLASSIC, "queen"]))[8] == "queen"
    assert refused(3, ninth="queen") == "bad-queen"
    for seed in range(60):
        assert "emperor" not in names(new(2, seed, cast="random"))
        assert "queen" not in names(new(3, seed, cast="random"))


@pytest.mark.rule("CIT-1.4")
def test_whoever_names_a_ninth_character_plays_with_it() -> None:
    for seats in range(4, 8):
        assert names(new(seats, ninth="artist"))[8] == "artist"
        older = GAME.new(seats, 1, {"ninth": "artist"}, rules=1)
        assert isinstance(older, CitadelsState) and len(names(older)) == 8, "version 1 did not heed it"
    assert len(names(new(2, ninth="artist"))) == 8, "two never use one"
    assert refused(4, ninth="queen") == "bad-queen"
    assert refused(6, cast="custom", characters=CLASSIC, ninth="artist") == "bad-ninth-missing"


@pytest.mark.rule("CIT-1.9")
def test_in_a_duel_the_king_or_the_patrician_stands_in_for_the_emperor() -> None:
    for cast in ("illustrious_emissaries", "cunning_agents"):
        assert names(new(2, cast=cast))[3] == "king"
        assert names(new(2, cast=cast, emperor_in_a_duel="patrician"))[3] == "patrician"
        assert names(new(3, cast=cast, emperor_in_a_duel="patrician"))[3] == "emperor", "only two need another"


@pytest.mark.rule("CIT-1.9")
def test_ready_made_casts_replace_whom_they_cannot_use() -> None:
    assert names(new(6)) == CLASSIC
    assert names(new(2, cast="illustrious_emissaries"))[3] == "king"
    assert names(new(3, cast="devious_dignitaries"))[8] == "artist"
    assert names(new(8, cast="devious_dignitaries"))[8] == "queen"
    assert names(new(8))[8] == "queen"
    assert names(new(3))[8] == "artist"
    newer = new(4, cast="vicious_nobles")
    older = new(4, cast="vicious_nobles", preset_edition="2016")
    assert names(newer)[5:7] == ["trader", "architect"]
    assert names(older)[5:7] == ["merchant", "navigator"]


@pytest.mark.rule("CIT-1.6")
def test_fourteen_unique_districts_may_be_chosen() -> None:
    s = new(4, cast="custom", uniques=FOURTEEN)
    everything = s.deck + [card for hand in s.hands for card in hand]
    assert sorted(DISTRICT_IDS[c] for c in everything if c >= FIRST_UNIQUE) == sorted(FOURTEEN)
    assert refused(4, cast="custom", uniques=FOURTEEN[:13]) == "bad-uniques"
    assert refused(4, uniques=FOURTEEN) == "bad-not-own"
    assert new(4, cast="random", uniques=FOURTEEN)
    casts = {tuple(sorted(c for c in deck_of(new(4, seed, cast="random")) if c >= FIRST_UNIQUE)) for seed in range(9)}
    assert len(casts) > 5


def deck_of(s: CitadelsState) -> list[int]:
    return s.deck + [card for hand in s.hands for card in hand]


@pytest.mark.rule("CIT-16.1")
def test_options_are_off_unless_the_table_wants_them() -> None:
    defaults = {option.id: option.default for option in GAME.options}
    assert defaults["artist_raises_cost"] is False
    assert defaults["great_wall_protects_itself"] is False
    assert defaults["wizard_alternative_payment"] is False
    assert defaults["wizard_build_before_gather"] is False
    assert defaults["preset_edition"] == "2021"
    assert defaults["rank9_with_4_to_7"] is False
    assert refused(4, artist_raises_cost="yes") == "bad-option-value"
    assert refused(4, colour="red") == "bad-option-unknown"


@pytest.mark.rule("CIT-16.2")
def test_nothing_had_to_be_reconstructed() -> None:
    """Costs and copies are not in the rulebook, but in lists that agree."""
    assert {unprinted.source for unprinted in GAME.unprinted()} == {"seen"}


def test_what_the_options_bring_is_told_before_the_game() -> None:
    for seats in GAME.seats:
        for cast in CAST_IDS:
            told = GAME.brings(seats, GAME.complete(seats, {"cast": cast}))
            assert told == [f"character-{name}" for name in names(new(seats, cast=cast))], (seats, cast)
        own = GAME.complete(seats, {"cast": "random"})
        assert GAME.brings(seats, own) == [], "what chance draws nobody knows yet"
    assert "character-artist" in GAME.brings(5, GAME.complete(5, {"ninth": "artist"}))


@pytest.mark.rule("CIT-1.4", "CIT-13.5")
@pytest.mark.parametrize("ninth", ["preset", "queen", "artist", "tax_collector"])
def test_whether_beautifying_raises_the_cost_is_asked_where_the_artist_can_be_in_play(ninth: str) -> None:
    option = next(o for o in GAME.options if o.id == "artist_raises_cost")
    usual = {o.id: o.default for o in GAME.options}
    asked = set()
    for seats in GAME.seats:
        for cast in (*CAST_IDS, "random"):
            for wished in (False, True):
                given = {"cast": cast, "ninth": ninth, "rank9_with_4_to_7": wished and 3 < seats < 8}
                try:
                    found = {name for seed in range(20) for name in names(new(seats, seed, **given))}
                except BadOption:
                    continue  # no Queen among so few
                told = {"seats": str(seats), **{id: str(value).lower() for id, value in (usual | given).items()}}
                cases = [all(told[name] in values for name, *values in case) for case in option.needs]
                matters = seats in option.seats and any(cases)
                assert matters == ("artist" in found), (seats, cast, wished)
                asked.add(matters)
    assert asked == ({False, True} if ninth in ("preset", "artist") else {False})
