"""`python -m castellany.server.well`: is the server of these settings well? For the health check of a container.

Says what `/health` says and ends with the code 0, or 1 where something is wrong or nobody answers.
"""

from __future__ import annotations

import sys
import urllib.error
import urllib.request

from castellany.server.settings import from_environment

PATIENCE = 5.0


def main() -> int:
    settings = from_environment({})
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    address = f"http://{host}:{settings.port}{settings.prefix}/health"
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            print(answer.read().decode())
            return 0
    except urllib.error.HTTPError as error:
        print(error.read().decode())
    except OSError as error:
        print(error)
    return 1


if __name__ == "__main__":
    sys.exit(main())
