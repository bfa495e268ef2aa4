"""`python -m castellany.server`: the same as `castellany serve`."""

import sys

from castellany.server import main

if __name__ == "__main__":
    sys.exit(main())
