# make run       the table, at http://127.0.0.1:8000 (another port: make run PORT=8001)
# make test      every test of the Python package and of the browser client
# make check     formatting, lint, types, the order of the layers
# make coverage  which lines the tests of the package run: a report, and pages in build/coverage
# make laws      the laws that every game and preset obeys, on many random matches (more: make laws LAWS=1000)
# make release-check  what a change may leave open and a release may not: options without a translation
# make ray       the arena and a server over a Ray cluster of two nodes; installs Ray, which is large
# make types     the types of what travels, for the browser, written from the records of the package
# make bench     measurements
# make docs      the documentation, into build/docs
# All of them first set up what they need in .venv: Python packages, Node.js, the compiled kernel and the browser client.
PYTHON ?= python3
PORT ?= 8000
LAWS ?= 150
MATCHES ?= 20000
BIN := .venv/bin
STEP := $(PYTHON) scripts/step.py
export PATH := $(CURDIR)/$(BIN):$(PATH)
SOURCES := CMakeLists.txt $(shell find kernel web src/prikup/locale -name node_modules -prune -o -name dist -prune -o -type f -print)
# The editable install knows files by name: .venv/built lists them, and is made again when one came or went.
LIST := find src -name __pycache__ -prune -o -type f -print
ifneq ($(sort $(shell $(LIST))),$(sort $(shell cat .venv/built 2>/dev/null)))
RENAMED := renamed
endif
REQUIREMENTS = import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); \
	extras = p["project"]["optional-dependencies"]; \
	print(*(r.replace(" ", "") for r in p["build-system"]["requires"] + p["project"]["dependencies"] \
	+ extras["server"] + extras["terminal"] + extras["dev"]))

.PHONY: run test check coverage laws release-check ray types bench docs clean renamed
run: .venv/built
	@$(BIN)/prikup serve --port $(PORT) --open

test: .venv/built
	$(BIN)/pytest -n auto --dist worksteal --ignore tests/web
	$(BIN)/pytest -n auto --dist worksteal tests/web
	npm --prefix web run check
	npm --prefix web test

check: .venv/built
	$(BIN)/ruff format --check src tests examples scripts web
	$(BIN)/ruff check src tests examples scripts web
	$(BIN)/clang-format --dry-run -Werror kernel/*.cpp kernel/*.hpp
	$(BIN)/mypy
	$(BIN)/lint-imports
	npm --prefix web run check
	npm --prefix web run lint

coverage: .venv/built
	$(BIN)/pytest -n auto --dist worksteal --ignore tests/web --cov --cov-report=term:skip-covered --cov-report=html

laws: .venv/built
	PRIKUP_LAWS=$(LAWS) PRIKUP_MATCHES=$(MATCHES) $(BIN)/pytest tests/laws tests/bots/test_every_question.py tests/records/test_identity.py
	$(BIN)/python -m tests.review.luck $(LAWS)

release-check: .venv/built
	$(BIN)/pytest -m release tests/test_catalogue.py

ray: .venv/built
	@$(STEP) "Ray" "about a minute" $(BIN)/pip install -c constraints.txt --no-build-isolation --editable ".[ray]"
	$(BIN)/pytest tests/cluster

types: .venv/built
	$(BIN)/python web/scripts/wire.py

bench: .venv/built
	$(BIN)/pytest benchmarks --benchmark-only

docs: .venv/built
	@$(STEP) "MkDocs" "about a minute" $(BIN)/pip install -c constraints.txt --no-build-isolation --editable ".[docs]"
	$(BIN)/mkdocs build --strict --site-dir build/docs

.venv/tools: pyproject.toml constraints.txt
	@echo "Setting up .venv: Python packages and Node.js are fetched, then the kernel and the browser client built."
	@echo "That is done once and takes two to four minutes."
	@$(PYTHON) -m venv .venv
	@$(STEP) "1 of 2, packages" "about a minute" $(BIN)/pip install -c constraints.txt $$($(PYTHON) -c '$(REQUIREMENTS)')
	@touch $@

.venv/built: .venv/tools $(SOURCES) $(RENAMED)
	@$(STEP) "2 of 2, kernel and client" "one to two minutes" $(BIN)/pip install -v --no-deps --no-build-isolation --editable .
	@$(LIST) > $@

clean:
	rm -rf .venv build web/node_modules web/dist
