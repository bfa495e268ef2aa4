"""Build hook. Nothing to build yet beyond the pure package."""

from __future__ import annotations

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CastellanyBuild(BuildHookInterface[Any]):
    """Placeholder of the hook that compiles the engine and builds the client."""
