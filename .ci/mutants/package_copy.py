"""Keeps a copy of the package, where changes are built in; the checkout itself is never touched."""

import os
import re
import shutil
import subprocess

from changes import module_of
from schemata import GENERATED, generated_file, rewritten

ERROR = re.compile(r"^(/.*?):(\d+):\d+: error: (.*)$", re.MULTILINE)


class BuildFailed(Exception):
    """The copy does not build, and no change explains it."""


class PackageCopy:
    def __init__(self, checkout, place):
        self.checkout = checkout
        self.place = place
        self.binary = None

    def path(self, name):
        return os.path.join(self.place, name)

    def refresh(self):
        """Copies what git knows of the checkout, and removes what is there no more."""
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=self.checkout, check=True, capture_output=True, text=True,
        ).stdout
        wanted = {name for name in listed.split("\0") if name}
        wanted = {name for name in wanted if os.path.isfile(os.path.join(self.checkout, name))}
        for folder, folders, names in os.walk(self.place):
            folders[:] = [each for each in folders if each != ".build"]
            for name in names:
                path = os.path.join(folder, name)
                if os.path.relpath(path, self.place) not in wanted and name != GENERATED:
                    os.remove(path)
        for name in sorted(wanted):
            with open(os.path.join(self.checkout, name), "rb") as file:
                self.write(name, file.read())
            shutil.copymode(os.path.join(self.checkout, name), self.path(name))

    def write(self, name, data):
        """Writes a file, unless it holds the same already: what is unchanged is not compiled again."""
        path = self.path(name)
        if os.path.exists(path):
            with open(path, "rb") as file:
                if file.read() == data:
                    return
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)

    def build_in(self, sources, drawn, count, say):
        """Builds changes in and returns those that compile, at most as many as wanted.

        What does not compile is dropped, and the next one that was drawn takes its place.
        """
        for number, change in enumerate(drawn, start=1):
            change.number = number
        waiting, dropped = list(drawn), []
        while True:
            chosen = waiting[:count]
            self.write_changes(sources, chosen, size=len(drawn) + 1)
            say(f"Building {len(chosen)} mutants; {len(dropped)} did not compile.")
            output = self.swift("build", "--build-tests")
            if output is None:
                return chosen, dropped
            guilty = {id(change) for change in self.guilty(output, sources, chosen)}
            dropped += [change for change in waiting if id(change) in guilty]
            waiting = [change for change in waiting if id(change) not in guilty]

    def write_changes(self, sources, chosen, size):
        by_file = {}
        for change in chosen:
            by_file.setdefault(change.file, []).append(change)
        for path, source in sources.items():
            self.write(path, rewritten(source, by_file.get(path, [])).encode())
        for module in {module_of(path) for path in sources}:
            text = generated_file(module, chosen, size)
            self.write(f"Sources/{module}/{GENERATED}", text.encode())

    def restore(self, sources):
        """Puts the sources back, for the tests that read them, without building again."""
        for path, source in sources.items():
            self.write(path, source.text.encode())
        for module in {module_of(path) for path in sources}:
            os.remove(self.path(f"Sources/{module}/{GENERATED}"))

    def swift(self, *arguments):
        """Runs a command of the package manager; returns its output if it fails."""
        run = subprocess.run(
            ["swift", *arguments], cwd=self.place, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
        )
        return run.stdout if run.returncode else None

    def test_binary(self):
        path = subprocess.run(
            ["swift", "build", "--show-bin-path"], cwd=self.place, check=True,
            capture_output=True, text=True,
        ).stdout.strip()
        binary = os.path.join(path, "ViewKitPackageTests.xctest")
        if os.path.isdir(binary):  # a bundle on Apple platforms
            binary = os.path.join(binary, "Contents/MacOS/ViewKitPackageTests")
        return binary

    def guilty(self, output, sources, chosen):
        """The changes that the compiler's errors are about.

        Those of the line; else those of the member, since a missing value is reported at its end;
        else those of the file.
        """
        root = os.path.realpath(self.place)
        found = []
        for path, line, _ in set(ERROR.findall(output)):
            name, line = os.path.relpath(os.path.realpath(path), root), int(line)
            here = [change for change in chosen if change.file == name]
            member = sources[name].member_at(line - 1) if name in sources else None
            found += (
                [change for change in here if change.line == line]
                or [
                    change for change in here
                    if member and member.first <= change.line - 1 <= member.last
                ]
                or here
            )
        if not found:
            raise BuildFailed(output)
        return found
