"""``python -m prikup.cli`` is ``prikup``."""

import sys

from prikup.cli import main

sys.exit(main())
