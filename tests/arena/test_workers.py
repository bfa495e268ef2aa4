"""Games in worker processes: they end with the command that started them, however it ends."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

import pytest

from tests.processes import children, gone, needs_proc

# One such game takes minutes: whoever waited for it would be noticed.
LONG = ["arena", "match", "elgrande", "castellan@20000", "castellan@20000", "--games", "8", "--workers", "2"]
FIRST_HELPER = 1  # multiprocessing's own, beside the two workers
INTERRUPTED = 130


def listen_to_interrupts() -> None:
    """A shell's job in the background ignores them, and so does whatever it starts: these tests too, run that way."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@needs_proc
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_no_worker_outlives_the_arena(how: signal.Signals) -> None:
    command = [sys.executable, "-m", "castellany.cli", *LONG]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=listen_to_interrupts)
    try:
        end = time.monotonic() + 60
        while len(started := children(process.pid)) < 2 + FIRST_HELPER and time.monotonic() < end:
            time.sleep(0.1)
        assert len(started) == 2 + FIRST_HELPER
        time.sleep(1)  # let them begin to think
        process.send_signal(how)
        _out, told = process.communicate(timeout=30)
    finally:
        process.kill()  # whoever fails here leaves nobody thinking for minutes
    assert gone(started)
    if how == signal.SIGINT:
        assert process.returncode == INTERRUPTED
        assert told.startswith("Interrupted.") and "Traceback" not in told
    else:
        assert process.returncode == -how
