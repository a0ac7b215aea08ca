#!/bin/sh
# Two checks of Objective-C's placeholders: 'msgfmt --check-format' of gettext 0.21 (0.21-12 of Debian 12, x86-64)
# and the checker for iOS of translate-toolkit 3.20.4 (PyPI), with Python 3.11.
#
# Guess: both know Apple's placeholders, so that a lost "$", another variable's name and a floating-point
# number for an integer are told, and a translation that numbers placeholders to exchange them passes.
#
# Seen: each passes what the other tells, and both pass a translated name of a variable, "%#@dateien@"
# for "%#@files@", which no plural rule has. msgfmt passes "%2@ von %1@" for "%1$@ of %2$@", where the
# digits are widths and the names stand in the wrong order, the same with numbers, and a variable in
# place of a name. translate-toolkit's looks at the first letter after "%" alone, so that "%lf" and "%lx"
# may stand for "%lld", and a wrong number is shown; and it tells of "%2$@ und %1$@" for "%@ and %@", which
# is right.
#
# To know: neither replaces a check that knows what each argument is. 'l10nscan' reports the variable's
# name and the type.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
apt-get download -qq gettext=0.21-12 2>log
dpkg-deb -x gettext_0.21-12_*.deb gettext
export LD_LIBRARY_PATH="$place/gettext/usr/lib/x86_64-linux-gnu"
gettext/usr/bin/msgfmt --version | grep -q 'gettext-tools) 0.21$'
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check translate-toolkit==3.20.4
cat >check.py <<'PYTHON'
import pathlib
import subprocess

from translate.filters.checks import IOSChecker
from translate.storage.xliff import xliffunit

PAIRS = [
    ("Open %#@files@", "%#@dateien@ öffnen"),
    ("%1$@ of %2$@", "%2@ von %1@"),
    ("%1$lld of %2$lld", "%2lld, davon %1lld"),
    ("Hello %@", "Hallo %#@name@"),
    ("%lld files", "%lf Dateien"),
    ("%lld files", "%lx Dateien"),
    ("%@ and %@", "%2$@ und %1$@"),
    ("%lld files", "Dateien"),
    ("Hello %@", "Hallo"),
    ("%@ has %lld", "%lld hat %@"),
]
FORM = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n#, objc-format\nmsgid "{}"\nmsgstr "{}"\n'
for source, target in PAIRS:
    pathlib.Path("de.po").write_text(FORM.format(source, target))
    msgfmt = subprocess.run(
        ["gettext/usr/bin/msgfmt", "--check-format", "-o", "/dev/null", "de.po"], capture_output=True
    )
    unit = xliffunit(source)
    unit.target = target
    filters = [name for name in ["printf", "variables"] if name in IOSChecker().run_filters(unit)]
    print(
        f"{source} -> {target}: msgfmt {'tells' if msgfmt.returncode else 'passes'},",
        "translate-toolkit", "tells" if filters else "passes",
    )
PYTHON
venv/bin/python check.py >seen
cat >wanted <<'SEEN'
Open %#@files@ -> %#@dateien@ öffnen: msgfmt passes, translate-toolkit passes
%1$@ of %2$@ -> %2@ von %1@: msgfmt passes, translate-toolkit tells
%1$lld of %2$lld -> %2lld, davon %1lld: msgfmt passes, translate-toolkit tells
Hello %@ -> Hallo %#@name@: msgfmt passes, translate-toolkit tells
%lld files -> %lf Dateien: msgfmt tells, translate-toolkit passes
%lld files -> %lx Dateien: msgfmt tells, translate-toolkit passes
%@ and %@ -> %2$@ und %1$@: msgfmt passes, translate-toolkit tells
%lld files -> Dateien: msgfmt tells, translate-toolkit tells
Hello %@ -> Hallo: msgfmt tells, translate-toolkit tells
%@ has %lld -> %lld hat %@: msgfmt tells, translate-toolkit tells
SEEN
diff wanted seen
