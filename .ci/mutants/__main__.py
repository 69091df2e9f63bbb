"""Changes one token of the library sources at a time, and shows which changes the tests let through.

Run it by `.ci/run mutate`; `.github/CONTRIBUTING.md` has a section about it. The parts:

  swift_source.py   what is code in a file, and where its members stand
  changes.py        the changes that a file allows, and drawing some of them by a seed
  schemata.py       many changes in the same sources, each behind its number
  package_copy.py   the copy of the package that they are built in
  suite.py          the tests against one change at a time
  equivalent.txt    changes that nobody can see, each with the reason
"""

import argparse
import glob
import json
import os
import sys
import time
from collections import Counter

from changes import changes_of, draw
from package_copy import BuildFailed, PackageCopy
from suite import Suite
from swift_source import SwiftSource

MODULES = ["ViewKitSolver", "ViewKit", "ViewKitNibs", "ViewKitRendering", "ViewKitTesting"]
# More are drawn than wanted, since some don't compile.
SPARE = 1.5


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    checkout = os.path.dirname(os.path.dirname(here))
    arguments = parsed_arguments()
    os.nice(10)
    os.chdir(checkout)
    place = os.path.join(checkout, ".build", "mutants")
    report = os.path.join(place, "report.json")

    sources = read_sources()
    equivalent = read_equivalent(os.path.join(here, "equivalent.txt"))
    changes = [change for path in sources for change in changes_of(path, sources[path])]
    drawn, count = drawn_changes(arguments, changes, report)
    copy = PackageCopy(checkout, os.path.join(place, "package"))
    copy.refresh()
    try:
        chosen, dropped = copy.build_in(sources, drawn, count, say)
    except BuildFailed as failure:
        print(failure)
        sys.exit("error: the copy does not build, and that is not by a mutant")
    copy.restore(sources)

    suite = Suite(copy.test_binary(), copy.place, arguments.jobs)
    say(f"Running {len(suite.groups)} groups of tests without a mutant.")
    failed = suite.measure(size=len(drawn) + 1)
    if failed:
        say(f"These fail without a mutant and are left out: {', '.join(failed)}")
    results = run(suite, chosen, equivalent, report)
    conclude(results, dropped, equivalent, arguments)


def parsed_arguments():
    parser = argparse.ArgumentParser(prog=".ci/run mutate")
    parser.add_argument("count", nargs="?", default="40")
    parser.add_argument("seed", nargs="?", default="1")
    parser.add_argument("paths", nargs="*")
    arguments = parser.parse_args()
    arguments.jobs = os.cpu_count() or 1
    if not (arguments.count.isdecimal() or arguments.count in ("all", "again")):
        sys.exit("error: the number of mutants is a number, 'all', or 'again' for the survivors")
    return arguments


def read_sources():
    paths = sorted(
        path for module in MODULES
        for path in glob.glob(f"Sources/{module}/**/*.swift", recursive=True)
    )
    sources = {}
    for path in paths:
        with open(path, encoding="utf-8", newline="") as file:
            sources[path] = SwiftSource(file.read())
    return sources


def read_equivalent(path):
    """The reasons of the changes that nobody can see, by their keys.

    A change stands in a line, its reason below it, indented.
    """
    reasons, key = {}, None
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.startswith("#") or not line.strip():
                continue
            if not line[0].isspace():
                key = line.strip()
                reasons[key] = ""
            else:
                reasons[key] = f"{reasons[key]} {line.strip()}".strip()
    return reasons


def drawn_changes(arguments, changes, report):
    """The changes to try, some to spare included, and how many are wanted."""
    if arguments.count == "again":
        with open(report, encoding="utf-8") as file:
            survivors = {entry["key"] for entry in json.load(file) if entry["caught by"] is None}
        again = [change for change in changes if change.key in survivors]
        return again, len(again)
    if arguments.paths:
        changes = [
            change for change in changes if any(path in change.file for path in arguments.paths)
        ]
    count = len(changes) if arguments.count == "all" else int(arguments.count)
    return draw(changes, int(count * SPARE), arguments.seed), count


def run(suite, chosen, equivalent, report):
    """Tries each change and returns what happened to it, in the order of the draw."""
    reached = set().union(*(group.reached for group in suite.groups))
    results = []
    started = time.monotonic()

    def note(change, group):
        results.append({
            "key": change.key, "file": change.file, "line": change.line, "name": change.name,
            "text": change.text, "reached": change.number in reached,
            "caught by": group.name if group else None,
        })
        with open(report, "w", encoding="utf-8") as file:
            json.dump(results, file, indent=1)
        if len(results) % 20 == 0 or len(results) == len(chosen):
            missed = sum(result["caught by"] is None for result in results)
            minutes = (time.monotonic() - started) / 60
            say(f"{len(results)} of {len(chosen)} tried in {minutes:.1f} min; {missed} passed.")

    suite.try_all(chosen, note)
    return results


def conclude(results, dropped, equivalent, arguments):
    if dropped:
        print("\nThese do not compile:")
        for change in dropped:
            print(f"{change.file}:{change.line}: {change.name}")
    survivors = [result for result in results if result["caught by"] is None]
    unseen = [result for result in survivors if result["key"] in equivalent]
    passed = [result for result in survivors if result["key"] not in equivalent]
    if unseen:
        print("\nNobody can see these:")
        for result in unseen:
            show(result)
            print(f"    {equivalent[result['key']]}")
    if passed:
        print("\nThe tests let these through:")
        for result in passed:
            show(result)
    caught = len(results) - len(survivors)
    visible = caught + len(passed)
    share = 100 * caught / visible if visible else 100
    print(
        f"\nSeed {arguments.seed}: {len(results)} mutants built, "
        f"{len(dropped)} more did not compile.\n"
        f"{sum(result['reached'] for result in results)} reached by a test, {caught} caught, "
        f"{len(passed)} let through, {len(unseen)} that nobody can see.\n"
        f"{share:.1f} % of those that can be seen are caught."
    )
    by_module = Counter(result["file"].split("/")[1] for result in passed)
    for module, number in sorted(by_module.items()):
        print(f"  let through in {module}: {number}")


def show(result):
    hint = "" if result["reached"] else "  (no test gets here)"
    print(f"{result['file']}:{result['line']}: {result['name']}{hint}\n    {result['text']}")


def say(text):
    print(time.strftime("%H:%M:%S"), text, flush=True)


main()
