from __future__ import annotations

from tablestead.cli import main

if __name__ == "__main__":
    main()
