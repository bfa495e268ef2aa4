"""Friends: people one has played with and who agreed; what they are doing, and invitations to tables."""

from __future__ import annotations

from castellany.server.wire.base import PersonRef, Said
from castellany.server.wire.hall import TableInfo


class Friend(Said):
    """`here`: at the house right now. `table`: where they sit, if the reader may watch it or take a seat."""

    person: PersonRef
    here: bool
    table: TableInfo | None


class Asked(Said):
    """Somebody the reader has asked; `refused`: they would rather not."""

    person: PersonRef
    refused: bool


class Invitation(Said):
    """A friend keeps a seat for the reader; the table carries its link."""

    person: PersonRef
    table: TableInfo


class Friends(Said):
    """What a person sees of friends. Without `sociable` the lists are empty, and nobody sees the reader either.

    `asking`: those who have asked the reader. `met`: people of the latest games who may be asked.
    """

    sociable: bool
    friends: list[Friend]
    asking: list[PersonRef]
    asked: list[Asked]
    met: list[PersonRef]
    invitations: list[Invitation]
