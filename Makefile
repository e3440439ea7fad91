# Everything here works on a fresh machine with Python 3.11 or newer.
PYTHON ?= python3
BIN := .venv/bin
# A process works through neighbouring tests, which share servers, and helps the other when it is done.
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal
.NOTPARALLEL:
# Where Python may not keep what it compiled, every process of the tests would compile all of them anew.
unexport PYTHONDONTWRITEBYTECODE
# A process for each core is there already: none of them spreads its matrices over all cores.
export OPENBLAS_NUM_THREADS := 1

.PHONY: coverage lock play test uncompiled checks lint format page bench soak soak-page clean setup types unit pure page-unit browser quick docs
.PHONY: dist release research steady lint-python lint-page types-python types-page

play:
	$(PYTHON) play.py

setup:
	$(PYTHON) play.py --check --dev

SETUP := setup
page checks lint format types unit pure page-unit browser quick bench soak soak-page docs research: $(SETUP)

# Makes $(1), and $(2) beside it, whose output comes at the end.
define beside
	@log=$$(mktemp); $(MAKE) $(2) >$$log 2>&1 & second=$$!; \
	$(MAKE) $(1); first=$$?; \
	wait $$second; second=$$?; cat $$log; rm $$log; exit $$((first || second))
endef

# Compiling takes minutes, and often but one core, and servers wait for disks: what needs no compiled package goes on beside.
test:
	$(PYTHON) play.py --tools --dev
	$(call beside,setup unit browser,SETUP= uncompiled)
	@echo "All checks passed."

uncompiled: checks pure page-unit

# Lint and types, those of Python beside those of the page: each keeps one core busy.
checks:
	$(call beside,SETUP= lint-python types-python,SETUP= lint-page types-page)

lint: lint-python lint-page

lint-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src $(BIN)/python tools/check_cells.py

lint-page:
	$(PYTHON) play.py --npm run lint

format:
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(PYTHON) play.py --npm run format

types: types-python types-page

types-python:
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/python tools/wire_types.py --check
	PYTHONPATH=src $(BIN)/python tools/api_docs.py --check
	PYTHONPATH=src $(BIN)/python tools/docs_site/player_pages.py --check
	PYTHONPATH=src $(BIN)/python tools/research_tables.py --check

types-page:
	$(PYTHON) play.py --npm run check

# The installed package: compiled, if there is a C compiler. Servers wait for disks and clocks: three share two cores.
unit:
	@if $(BIN)/python -c "import sys, tablestead.engine.game as g; sys.exit(g.__file__.endswith('.py'))"; then \
	  echo "== tests, compiled"; \
	  TABLESTEAD_EXPECT=compiled $(PYTEST) -n 3 tests --ignore tests/browser --ignore tests/research/heavy; \
	else \
	  echo "== tests, not compiled: there is no C compiler here"; \
	  TABLESTEAD_EXPECT=pure $(PYTEST) -n 3 tests --ignore tests/browser --ignore tests/research/heavy; \
	fi

# What is compiled there, as it stands in the sources: the rules, and that golden and seeded games come out the same.
pure:
	@echo "== tests, plain Python"
	PYTHONPATH=src TABLESTEAD_EXPECT=pure $(PYTEST) -m 'not random' tests/test_build.py::test_this_is_the_expected_build tests/engine tests/games

page-unit:
	@echo "== tests of the page's parts"
	$(PYTHON) play.py --npm run test

# Finds Chromium, or installs it; then runs $(1) with it. The headless shell is the same engine without the windows of a
# browser around the page, which take most of the time when pages open and close all the while.
define with-chromium
	@find_chromium() { command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome || true; }; \
	CHROMIUM=$$(find_chromium); \
	if [ "$${CHROMIUM%-shell}" = "$$CHROMIUM" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -qq; apt-get install -y -qq chromium-headless-shell >/dev/null || apt-get install -y -qq chromium >/dev/null; \
	  CHROMIUM=$$(find_chromium); \
	fi; \
	if [ -z "$$CHROMIUM" ]; then \
	  echo "No Chromium: install chromium-headless-shell, chromium, chromium-browser or google-chrome."; exit 1; \
	fi; \
	TABLESTEAD_CHROMIUM=$$CHROMIUM $(1)
endef

# The longest tests come first, and those that share what takes long to make go to one process, as a group; of others a process
# takes one at a time. They often wait for frames and networks: three share two cores.
BROWSER_TESTS := $(PYTEST) -n 3 --dist loadgroup tests/browser
browser:
	@echo "== tests in the browser"
	$(call with-chromium,$(BROWSER_TESTS))

# Before a commit: lint, types, the engine, and the end of one game of each title in a browser.
quick: checks
	$(PYTEST) tests/engine -q
	$(call with-chromium,$(PYTEST) tests/browser -m quick -q)

# Tests that pass only now and then: ten runs in a row, every second one beside processes that burn all cores.
steady:
	$(PYTHON) tools/steady.py $(if $(RUNS),--runs $(RUNS))

# What needs packages of hundreds of megabytes; a test says which extra it lacks.
research:
	$(BIN)/python -m pytest tests/research/heavy

# Lines and branches that the Python tests reach, on the plain sources.
coverage: setup
	@rm -f .coverage .coverage.*
	-PYTHONPATH=src TABLESTEAD_EXPECT=pure $(BIN)/python -m coverage run -m pytest tests --ignore tests/browser --ignore tests/research/heavy -q -n 2 --dist worksteal
	$(BIN)/python -m coverage combine -q
	$(BIN)/python -m coverage report

# The tested versions of all packages, with their hashes and without hosts; uv works them out for every platform.
lock:
	for extra in play dev; do uv pip compile -q --universal --python-version 3.11 --generate-hashes --upgrade \
	  --no-emit-index-url --no-header --no-annotate --extra $$extra pyproject.toml -o requirements/$$extra.txt; done

# The documentation as a site, for the server to serve at /docs: in the sources, for wheels, and where `make play` looks.
docs:
	$(BIN)/python tools/docs_site/build.py

# The archive of the sources and two wheels, with page and documentation inside: nobody who installs them needs Node.
dist: docs
	$(BIN)/python tools/dist.py

# Version, changelog, commit and tag: make release VERSION=0.2.0; what it would do: make release VERSION=0.2.0 DRY=1
release:
	$(PYTHON) tools/release.py $(VERSION) $(if $(DRY),--dry-run)

bench:
	$(BIN)/python -m bench

# All titles, or one: make soak GAME=milestones
soak:
	$(BIN)/python -m tests.soak $(if $(GAME),--game $(GAME))
	$(MAKE) SETUP= soak-page

# Every position in every language at every size, of which the browser tests look at every pair; and games that they take up
# near their end, whole.
soak-page:
	$(call with-chromium,TABLESTEAD_SOAK=1 $(BROWSER_TESTS) -m 'crossed or long' $(if $(GAME),-k $(GAME)))

clean:
	rm -rf .venv build dist src/*.egg-info src/tablestead/server/page src/tablestead/server/docs web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
