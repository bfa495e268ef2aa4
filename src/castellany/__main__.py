"""`python -m castellany` is the command `castellany`."""

from castellany.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
