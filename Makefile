# make run       the table, at http://127.0.0.1:8000 (another port: make run PORT=8001)
# make test      every test of the Python package and of the browser client, with small random samples
# make test-all  the same with large samples, every test on PostgreSQL as well, servers killed: hours, before a release; parts
#                that passed on this commit are not repeated, and one may be run alone: make test-all PARTS=server
# make words     the tests of the words that people read, a rebuilt client first: half a minute
# make check     formatting, lint, types, the order of the layers
# make coverage  which lines the tests of the package run: a report, and pages in build/coverage
# make laws      the laws that every game and preset obeys, on many random matches (more: make laws SIZES=laws=1000)
# make release-check  what a change may leave open and a release may not: options without a translation
# make ray       the arena and a server over a Ray cluster of two nodes; installs Ray, which is large
# make types     the types of what travels, for the browser, written from the records of the package
# make bench     measurements
# make docs      the documentation, into build/docs
# make site      the table as static files that need no server, into build/site
# All of them first set up what they need in .venv: Python packages, Node.js, the compiled kernel and the browser client.
PYTHON ?= python3
PORT ?= 8000
SIZES ?=
BIN := .venv/bin
STEP := $(PYTHON) scripts/step.py
export PATH := $(CURDIR)/$(BIN):$(PATH)
SOURCES := CMakeLists.txt $(shell find kernel web -name node_modules -prune -o -name dist -prune -o -type f -print)
WORDS := $(shell find src/prikup/locale -type f)
# The editable install knows files by name: .venv/built lists them, and is made again when one came or went.
LIST := find src -name __pycache__ -prune -o -type f -print
ifneq ($(sort $(shell $(LIST))),$(sort $(shell cat .venv/built 2>/dev/null)))
RENAMED := renamed
endif
REQUIREMENTS = import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
	extras = p["project"]["optional-dependencies"]; \
	print(*(r.replace(" ", "") for r in p["build-system"]["requires"] + p["project"]["dependencies"] \
	+ extras["server"] + extras["terminal"] + extras["dev"]))

BUILD = "2 of 2, kernel and client" "one to two minutes" $(BIN)/pip install -v --no-deps --no-build-isolation --editable .
CLIENT_FOLDER = "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/prikup/web"
CLIENT = "browser client" "half a minute" npm --prefix web run build -- --logLevel warn --outDir $(CLIENT_FOLDER)

PATHS_learn := tests/learn tests/adapters
PATHS_laws := tests/laws tests/games
PATHS_bots := tests/bots tests/review tests/arena tests/puzzles tests/solver tests/board
PATHS_server := tests/server tests/browser
PATHS_web := tests/web
PATHS_rest := $(addprefix --ignore ,$(PATHS_learn) $(PATHS_laws) $(PATHS_bots) $(PATHS_server) $(PATHS_web))
PARTS ?= learn laws bots server web rest
# Uncommitted changes have a sum of their own, or what passed with some of them would not be repeated with others.
PASSED := build/test-all/$(shell git describe --always --dirty=-$$(git diff HEAD 2>/dev/null | cksum | cut -d' ' -f1) 2>/dev/null \
	|| echo unknown)

.PHONY: run test test-all words check coverage laws release-check ray types bench docs site clean renamed
run: .venv/built
	@$(BIN)/prikup serve --port $(PORT) --open

test: .venv/built
	$(BIN)/pytest -n auto --dist worksteal --ignore tests/web
	$(BIN)/pytest -n auto --dist worksteal tests/web
	npm --prefix web run check
	npm --prefix web test

test-all: $(PARTS:%=$(PASSED)/%.xml)
	npm --prefix web run check
	npm --prefix web test

# What a part has shown is kept under the commit: its tests with their times, in JUnit's format.
$(PASSED)/%.xml: .venv/built
	$(BIN)/pytest -n auto --dist worksteal --full --timeout 14400 --junitxml $@.part $(PATHS_$*)
	@mv $@.part $@

words: .venv/built
	$(BIN)/pytest tests/test_catalogue.py

check: .venv/built
	$(BIN)/ruff format --check src tests benchmarks examples scripts web
	$(BIN)/ruff check src tests benchmarks examples scripts web
	$(BIN)/clang-format --dry-run -Werror kernel/*.cpp kernel/*.hpp
	$(BIN)/mypy
	$(BIN)/mypy --platform win32 src scripts
	$(BIN)/lint-imports
	npm --prefix web run check
	npm --prefix web run lint

coverage: .venv/built
	$(BIN)/pytest -n auto --dist worksteal --ignore tests/web --cov --cov-report=term:skip-covered --cov-report=html

laws: .venv/built
	$(BIN)/pytest --full $(SIZES:%=--size %) tests/laws tests/bots/test_every_question.py tests/records/test_identity.py tests/review

release-check: .venv/built
	$(BIN)/pytest -m release tests/test_catalogue.py

ray: .venv/built
	@$(STEP) "Ray" "about a minute" $(BIN)/pip install -c constraints.txt --no-build-isolation --editable ".[ray]"
	$(BIN)/pytest tests/cluster

types: .venv/built
	$(BIN)/python web/scripts/wire.py
	$(BIN)/python web/scripts/shown.py

bench: .venv/built
	$(BIN)/pytest benchmarks --benchmark-only

docs: .venv/built
	@$(STEP) "MkDocs" "about a minute" $(BIN)/pip install -c constraints.txt --no-build-isolation --editable ".[docs]"
	$(BIN)/mkdocs build --strict --site-dir build/docs

site: .venv/built
	@$(STEP) "compiler" "about a minute" $(BIN)/pip install -c constraints.txt --no-build-isolation --editable ".[site]"
	@$(STEP) "Python for browsers" "some seconds" npm ci --prefix web/pyodide --no-audit --no-fund
	@$(STEP) "kernel for browsers" "two to five minutes the first time" $(BIN)/python -m scripts.site_parts build/site-parts
	@$(BIN)/prikup site build build/site

.venv/tools: pyproject.toml constraints.txt
	@echo "Setting up .venv: Python packages and Node.js are fetched, then the kernel and the browser client built."
	@echo "That is done once and takes two to four minutes."
	@$(PYTHON) -m venv .venv
	@$(STEP) "1 of 2, packages" "about a minute" $(BIN)/pip install -c constraints.txt $$($(PYTHON) -c '$(REQUIREMENTS)')
	@touch $@

# Python reads words where they stand, so where only words have changed the client alone is built, and put in its place.
# What it put there is removed first: pip knows nothing of it and would leave its files beside those of the next install.
.venv/built: .venv/tools $(SOURCES) $(WORDS) $(RENAMED)
	@rm -rf $(CLIENT_FOLDER)
	@$(STEP) $(if $(filter-out $(WORDS),$?),$(BUILD),$(CLIENT))
	@$(LIST) > $@

clean:
	rm -rf .venv build web/node_modules web/dist
