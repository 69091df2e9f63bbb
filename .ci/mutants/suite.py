"""Runs the tests against one change at a time, in processes of their own.

The suite is cut into groups: a class of XCTest, or a suite of Swift Testing. A first run without a
change notes for each group how long it takes and which changes it reaches. A group that does not
reach a change can't notice it, so each change meets only the groups that reach it, the quickest
first, until one fails. A group that crashes or takes far longer than without the change has noticed
it as well; processor time is what counts, so that a busy machine catches nothing.
"""

import os
import re
import resource
import shutil
import signal
import subprocess
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from schemata import ACTIVE, REACHED

MEMORY = 8 << 30  # bytes of addresses


@dataclass
class Group:
    name: str  # Module.Class
    arguments: list
    seconds: float = 0  # of processor time
    reached: set = field(default_factory=set)


class Suite:
    def __init__(self, binary, folder, jobs):
        self.binary = binary
        self.folder = folder
        self.jobs = jobs
        self.groups = self._find_groups()

    def _find_groups(self):
        groups = []
        for name in self._listed("--list-tests"):
            groups.append(Group(name, [name]))
        testing = ["--testing-library", "swift-testing"]
        for name in self._listed(*testing, "--list-tests"):
            groups.append(Group(name, [*testing, "--filter", f"^{re.escape(name)}/"]))
        return groups

    def _listed(self, *arguments):
        """The groups of the tests that the binary lists, as `Module.Class/test`."""
        listed = subprocess.run(
            [self.binary, *arguments], cwd=self.folder, capture_output=True, text=True, check=True
        ).stdout
        found = re.findall(r"^([\w.]+)/\S", listed, re.MULTILINE)
        alone = re.findall(r"^(\w+\.\w+)\(.*\)$", listed, re.MULTILINE)
        if alone:
            raise SystemExit(f"error: these tests belong to no suite: {', '.join(alone)}")
        return list(dict.fromkeys(found))

    def measure(self, size):
        """Runs each group without a change; returns the names of those that fail."""
        with ThreadPoolExecutor(self.jobs) as pool:
            passed = list(pool.map(lambda group: self._measure(group, size), self.groups))
        failed = [group.name for group, has_passed in zip(self.groups, passed) if not has_passed]
        self.groups = [group for group, has_passed in zip(self.groups, passed) if has_passed]
        return failed

    def _measure(self, group, size):
        with tempfile.NamedTemporaryFile() as places:
            places.write(bytes(size))
            places.flush()
            status, group.seconds = self._run(group, {REACHED: places.name})
            places.seek(0)
            group.reached = {number for number, byte in enumerate(places.read()) if byte}
        return status == 0

    def groups_for(self, change):
        """The groups that reach a change: those of its own module first, the quickest first."""
        own = change.file.split("/")[1] + "Tests"
        reaching = [group for group in self.groups if change.number in group.reached]
        return sorted(
            reaching,
            key=lambda group: (
                group.seconds > 1, group.name.split(".")[0] != own, group.seconds, group.name
            ),
        )

    def try_all(self, changes, report):
        """Runs each change against the groups that reach it, some at a time.

        Reports each with the name of the group that noticed it, or nothing.
        """
        with ThreadPoolExecutor(self.jobs) as pool:
            for change, group in zip(changes, pool.map(self.noticing_group, changes)):
                report(change, group)

    def noticing_group(self, change):
        for group in self.groups_for(change):
            status, _ = self._run(group, {ACTIVE: str(change.number)}, limit=group.seconds)
            if status != 0:
                return group
        return None

    def _run(self, group, variables, limit=None):
        """Runs a group; returns how it ended (0 if it passed) and its processor time."""
        temporary = tempfile.mkdtemp()
        process = subprocess.Popen(
            [self.binary, *group.arguments],
            cwd=self.folder, env={**os.environ, "TMPDIR": temporary, **variables},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=lambda: self._limit(limit), start_new_session=True,
        )
        # Waits that use no processor time, such as those for a lock, end as well.
        killer = None if limit is None else kill_later(process, 120 + 20 * limit)
        _, status, usage = os.wait4(process.pid, 0)
        if killer:
            killer.cancel()
        shutil.rmtree(temporary, ignore_errors=True)
        process.returncode = status
        return status, usage.ru_utime + usage.ru_stime

    @staticmethod
    def _limit(limit):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        if limit is not None:
            seconds = int(5 + 5 * limit)
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))


def kill_later(process, seconds):
    timer = threading.Timer(seconds, lambda: os.killpg(process.pid, signal.SIGKILL))
    timer.start()
    return timer
