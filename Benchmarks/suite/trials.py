"""What the scripts share that try to break the program: bounded runs, figures, and what broke."""

import argparse
import collections
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile

Done = collections.namedtuple("Done", "status output errors megabytes")


def write(path, text):
    """Writes a file below folders that may have to be made; names may be bytes that are no text."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(text if isinstance(text, bytes) else text.encode("utf-8", "surrogateescape"))


def run(words, folder, seconds=60, environment=None, input=b""):
    """Runs a program within a time, after which its status is None; one ended by a signal has less than 0."""
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        given.write(input)
        given.seek(0)
        process = subprocess.Popen(
            words, cwd=folder, env=environment, stdin=given, stdout=output, stderr=errors, start_new_session=True
        )
        signal.signal(signal.SIGALRM, lambda *_: os.killpg(process.pid, signal.SIGKILL))
        signal.alarm(seconds)
        _, status, usage = os.wait4(process.pid, 0)
        is_late = signal.alarm(0) == 0
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        errors.seek(0)
        status = None if is_late else process.returncode
        return Done(status, output.read(), errors.read(), usage.ru_maxrss / 1024)


class Trials:
    """Runs traps, counts what was tried, and keeps what broke a promise."""

    def __init__(self, options, place):
        self.options, self.place = options, pathlib.Path(place).resolve()
        self.program = os.path.abspath(shutil.which(options.program) or options.program)
        self.environment = {"PATH": os.environ["PATH"], "HOME": str(self.place), "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"}
        self.figures, self.broken, self.known = collections.Counter(), [], collections.Counter()

    def l10nscan(self, words, folder, environment=None, input=b""):
        done = run([self.program, *words], folder, self.options.seconds, environment or self.environment, input)
        self.figures["runs"] += 1
        if done.status not in (0, 1, 2):
            self.complain("ends with", done.status, words, "in", folder, done.errors[-200:])
        return done

    def complain(self, *words):
        # What breaks in one way again and again is told once.
        self.known[tuple(map(str, words[:2]))] += 1
        if self.known[tuple(map(str, words[:2]))] > 1:
            return
        self.broken.append(" ".join(word if isinstance(word, str) else repr(word) for word in words))
        print("BROKEN", ascii(self.broken[-1])[1:-1], flush=True)


def main(description, traps, trials=Trials, more=lambda parser: None):
    """Runs the traps that are asked for, prints the figures, and ends with 1 where something broke."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--only", default=",".join(traps), help="which traps, such as " + ",".join(list(traps)[:2]))
    parser.add_argument("--seconds", type=int, default=60, help="the time that a run may take")
    more(parser)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        suite = trials(options, place)
        for name in options.only.split(","):
            print(f"{name}: {traps[name].__doc__.strip().splitlines()[0]}", flush=True)
            before = len(suite.broken)
            traps[name](suite)
            if len(suite.broken) > before:
                suite.figures[f"broken in {name}"] += len(suite.broken) - before
    for name, count in sorted(suite.figures.items()):
        print(f"{count:7} {name}")
    print(f"{len(suite.broken)} promises broken")
    sys.exit(bool(suite.broken))
