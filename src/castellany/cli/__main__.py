"""``python -m castellany.cli`` is the same as the command ``castellany``."""

import sys

from castellany.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
