"""What all tests share: reproducible property tests, with more examples where a run asks for them."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "castellany",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("long", parent=settings.get_profile("castellany"), max_examples=2_000, derandomize=False)
settings.load_profile(os.environ.get("CASTELLANY_HYPOTHESIS", "castellany"))
