"""Things that are no more than a name and a number. From one look at a table to the next hardly one of them changes,
so the same is not built again: whoever shows things never changes them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from castellany.kernel import thing


@lru_cache(2048)
def simple(id: str, name: str, kind: str, value: int) -> dict[str, Any]:
    return thing(id, name, kind, value)
