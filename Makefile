# Everything here works on a fresh machine with Python 3.11 or newer.
PYTHON ?= python3
BIN := .venv/bin
.NOTPARALLEL:

.PHONY: coverage lock play test lint format page bench soak clean setup types unit pure page-unit browser quick

play:
	$(PYTHON) play.py

setup:
	$(PYTHON) play.py --check --dev

page lint format types unit pure page-unit browser quick bench soak: setup

test: lint types unit pure page-unit browser
	@echo "All checks passed."

lint:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src $(BIN)/python tools/check_cells.py
	$(PYTHON) play.py --npm run lint

format:
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(PYTHON) play.py --npm run format

types:
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/python tools/wire_types.py --check
	PYTHONPATH=src $(BIN)/python tools/api_docs.py --check
	$(PYTHON) play.py --npm run check

# The installed package: compiled, if there is a C compiler.
unit:
	@if $(BIN)/python -c "import sys, tablestead.engine.game as g; sys.exit(g.__file__.endswith('.py'))"; then \
	  echo "== tests, compiled"; \
	  TABLESTEAD_EXPECT=compiled $(BIN)/python -m pytest tests --ignore tests/browser -n 2; \
	else \
	  echo "== no C compiler here: the tests of the compiled package are skipped"; \
	fi

# The same sources as they are.
pure:
	@echo "== tests, plain Python"
	@if $(BIN)/python -c "import sys, tablestead.engine.game as g; sys.exit(g.__file__.endswith('.py'))"; then \
	  PYTHONPATH=src TABLESTEAD_EXPECT=pure $(BIN)/python -m pytest tests/test_build.py tests/engine tests/games -n 2; \
	else \
	  PYTHONPATH=src TABLESTEAD_EXPECT=pure $(BIN)/python -m pytest tests --ignore tests/browser -n 2; \
	fi

page-unit:
	@echo "== tests of the page's parts"
	$(PYTHON) play.py --npm run test

# Finds Chromium, or installs it; then runs $(1) with it.
define with-chromium
	@CHROMIUM=$$(command -v chromium || command -v chromium-browser || command -v google-chrome || true); \
	if [ -z "$$CHROMIUM" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
	  CHROMIUM=$$(command -v chromium || true); \
	fi; \
	if [ -z "$$CHROMIUM" ]; then \
	  echo "No Chromium: install chromium, chromium-browser or google-chrome."; exit 1; \
	fi; \
	TABLESTEAD_CHROMIUM=$$CHROMIUM $(1)
endef

browser:
	@echo "== tests in the browser"
	$(call with-chromium,$(BIN)/python -m pytest tests/browser -n 2 --dist worksteal)

# Before a commit: lint, types, the engine, and the end of one game of each title in a browser.
quick: lint types
	$(BIN)/python -m pytest tests/engine -q -n 2
	$(call with-chromium,$(BIN)/python -m pytest tests/browser -m quick -q -n 2)

# Lines and branches that the Python tests reach, on the plain sources.
coverage: setup
	@rm -f .coverage .coverage.*
	-PYTHONPATH=src TABLESTEAD_EXPECT=pure $(BIN)/python -m coverage run -m pytest tests --ignore tests/browser -q -n 2
	$(BIN)/python -m coverage combine -q
	$(BIN)/python -m coverage report

# The tested versions of all packages, with their hashes and without hosts; uv works them out for every platform.
lock:
	for extra in play dev; do uv pip compile -q --universal --python-version 3.11 --generate-hashes --upgrade \
	  --no-emit-index-url --no-header --no-annotate --extra $$extra pyproject.toml -o requirements/$$extra.txt; done

bench:
	$(BIN)/python -m bench

# All titles, or one: make soak GAME=milestones
soak:
	$(BIN)/python -m tests.soak $(if $(GAME),--game $(GAME))

clean:
	rm -rf .venv build dist src/*.egg-info src/tablestead/server/page web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
