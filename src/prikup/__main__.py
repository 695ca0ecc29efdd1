"""``python -m prikup`` is ``prikup``."""

import sys

from prikup.cli import main

if __name__ == "__main__":
    sys.exit(main())
