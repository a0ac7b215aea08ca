#!/bin/sh
# Three readers of .strings from PyPI, on valid tables: dotstrings 3.1.5, nslocalized 0.2.0 and
# localizable 0.1.3, with Python 3.11 on Debian 12.
#
# Guess: all of them read two entries on one line, a text of two lines, a `//` comment and \U00E9
# as Apple's own readers do, or refuse the table.
#
# Seen:
#   two entries on a line    dotstrings makes one entry of them, with the key `a" = "b"; "c`
#   a text of two lines      dotstrings refuses the table; nslocalized doubles the line break
#   a // comment             nslocalized refuses the table; localizable loses the comment
#   \U00E9                   none decodes it: nslocalized makes `x00E9` of it, the others keep it
#   an escaped backslash     localizable keeps both, though it decodes \" and \n
#   a comment behind an entry, on its line    all three give it to the next key
#
# To know: a script that reads and writes tables by one of these changes texts that were not edited.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install --quiet --disable-pip-version-check \
  dotstrings==3.1.5 nslocalized==0.2.0 localizable==0.1.3
cat >"$place/read.py" <<'PYTHON'
import pathlib
import sys
import dotstrings
import localizable
import nslocalized

TABLES = {
    "two": '"a" = "b"; "c" = "d";\n',
    "lines": '"a" = "x\ny";\n',
    "slashes": '// about a\n"a" = "b";\n',
    "unicode": '"a" = "caf\\U00E9";\n',
    "backslash": '"a" = "\\"x\\" \\\\ y";\n',
    "behind": '"a" = "b"; /* about a */\n"c" = "d";\n',
}
path = pathlib.Path(sys.argv[1]) / "Localizable.strings"


def by_dotstrings():
    return [(e.key, e.value, " ".join(e.comments)) for e in dotstrings.loads(path.read_text())]


def by_nslocalized():
    with path.open("rb") as file:
        table = nslocalized.StringTable.read(file)
    return [(e.source, e.target, e.comment or "") for e in table.strings.values()]


def by_localizable():
    return [(e["key"], e["value"], e["comment"].strip()) for e in localizable.parse_strings(filename=str(path))]


for name, table in TABLES.items():
    path.write_text(table)
    for read in (by_dotstrings, by_nslocalized, by_localizable):
        try:
            print(name, read.__name__[3:], read())
        except Exception as error:
            print(name, read.__name__[3:], "refuses it:", error)
PYTHON
"$place/venv/bin/python" "$place/read.py" "$place" >"$place/seen"
cat >"$place/wanted" <<'SEEN'
two dotstrings [('a" = "b"; "c', 'd', '')]
two nslocalized [('a', 'b', ''), ('c', 'd', '')]
two localizable [('a', 'b', ''), ('c', 'd', '')]
lines dotstrings refuses it: Expected an entry at offset 0
lines nslocalized [('a', 'x\n\ny', '')]
lines localizable [('a', 'x\ny', '')]
slashes dotstrings [('a', 'b', 'about a')]
slashes nslocalized refuses it: Unexpected garbage in input
slashes localizable [('a', 'b', '')]
unicode dotstrings [('a', 'caf\\U00E9', '')]
unicode nslocalized [('a', 'cafx00E9', '')]
unicode localizable [('a', 'caf\\U00E9', '')]
backslash dotstrings [('a', '\\"x\\" \\\\ y', '')]
backslash nslocalized [('a', '"x" \\ y', '')]
backslash localizable [('a', '"x" \\\\ y', '')]
behind dotstrings [('a', 'b', ''), ('c', 'd', 'about a')]
behind nslocalized [('a', 'b', ''), ('c', 'd', 'about a')]
behind localizable [('a', 'b', ''), ('c', 'd', 'about a')]
SEEN
diff "$place/wanted" "$place/seen"
