#!/bin/sh
# Two makers of pseudo-translations: 'podebug' of translate-toolkit 3.20.4, which takes XLIFF, and pseudol10nutil
# 0.1.dev5 (both PyPI), with Python 3.11.
#
# Guess: Apple's placeholders come through as they are, with podebug's '--preserveplaceholders' at least.
#
# Seen: podebug takes "%lld" for a word, also with that option and behind a position ("%2$ŀŀḓ"), while "%d" and
# "%lu" are kept. Of its ways to rewrite, one puts a sign that turns the direction of reading into "%1$@",
# and one rewrites "${applicationName}". The names of substitutions and "%arg" are changed by both tools,
# so that "%#@files@" names none that the catalog has. Nothing is reported.
#
# To know: check a pseudo-translation as any other before a test with it: a number that is not shown is no
# bug of the app then. 'l10nscan pseudo' keeps all of these.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install --quiet --disable-pip-version-check \
  translate-toolkit==3.20.4 pseudol10nutil==0.1.dev5 six==1.17.0
cd "$place"
cat >texts <<'TEXTS'
%@ of %d
%lu of %lld
%1$@ of %2$lld
Open %#@files@
%arg days
${applicationName}
TEXTS
cat >pseudo.py <<'PYTHON'
import pathlib
import re
import subprocess

from pseudol10nutil import PseudoL10nUtil, transforms

texts = pathlib.Path("texts").read_text().splitlines()
pathlib.Path("en.xliff").write_text(
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="en.lproj/Localizable.strings"'
    ' source-language="en" target-language="fr" datatype="plaintext"><body>'
    + "".join(f'<trans-unit id="{number}"><source>{text}</source></trans-unit>' for number, text in enumerate(texts))
    + "</body></file></xliff>"
)
PLACEHOLDER = r"%(?:\d\$)?(?:@|d|lu|lld|#@files@|arg)|\$\{applicationName\}"


def report(name, results):
    for text, result in zip(texts, results, strict=True):
        lost = [word for word in re.findall(PLACEHOLDER, text) if word not in result]
        print(f"{name}: {text}: {'keeps all' if not lost else 'loses ' + ' '.join(lost) + ': ' + ascii(result)}")


report("pseudol10nutil", map(PseudoL10nUtil([transforms.transliterate_diacritic]).pseudolocalize, texts))
for style in ["unicode", "classified", "flipped", "chef"]:
    subprocess.run(
        ["venv/bin/podebug", "--preserveplaceholders", "--progress=none", f"--rewrite={style}", "en.xliff", "fr.xliff"],
        check=True,
    )
    report(style, re.findall("<target[^>]*>(.*?)</target>", pathlib.Path("fr.xliff").read_text()))
PYTHON
venv/bin/python pseudo.py >seen 2>log
cat >wanted <<'SEEN'
pseudol10nutil: %@ of %d: keeps all
pseudol10nutil: %lu of %lld: keeps all
pseudol10nutil: %1$@ of %2$lld: keeps all
pseudol10nutil: Open %#@files@: loses %#@files@: '\xd2\u01a5\xea\xf1 %#@f\u0131\u013a\xea\u0161@'
pseudol10nutil: %arg days: loses %arg: '%a\u0213\u011f \u0111\xe0\xff\u0161'
pseudol10nutil: ${applicationName}: keeps all
unicode: %@ of %d: keeps all
unicode: %lu of %lld: loses %lld: '%lu \u01ff\u0192 %\u0140\u0140\u1e13'
unicode: %1$@ of %2$lld: loses %2$lld: '%1$@ \u01ff\u0192 %2$\u0140\u0140\u1e13'
unicode: Open %#@files@: loses %#@files@: '\u01fe\u01a5\u1e17\u019e %#@\u0192\u012b\u0140\u1e17\u015f@'
unicode: %arg days: loses %arg: '%\u0227\u0159\u0260 \u1e13\u0227\u1e8f\u015f'
unicode: ${applicationName}: keeps all
classified: %@ of %d: keeps all
classified: %lu of %lld: loses %lld: '%lu \u25ae\u25ae %\u25ae\u25ae\u25ae'
classified: %1$@ of %2$lld: loses %2$lld: '%1$@ \u25ae\u25ae %2$\u25ae\u25ae\u25ae'
classified: Open %#@files@: loses %#@files@: '\u25ae\u25ae\u25ae\u25ae %#@\u25ae\u25ae\u25ae\u25ae\u25ae@'
classified: %arg days: loses %arg: '%\u25ae\u25ae\u25ae \u25ae\u25ae\u25ae\u25ae'
classified: ${applicationName}: keeps all
flipped: %@ of %d: keeps all
flipped: %lu of %lld: loses %lld: '%lu\u202e o\u025f %\u0285\u0285p'
flipped: %1$@ of %2$lld: loses %1$@ %2$lld: '%1\u202e$@ o\u025f %2\u202e$\u0285\u0285p'
flipped: Open %#@files@: loses %#@files@: '\u202eOd\u01ddu %#@\u025f\u0131\u0285\u01dds@'
flipped: %arg days: loses %arg: '\u202e%\u0250\u0279\u0183 p\u0250\u028es'
flipped: ${applicationName}: keeps all
chef: %@ of %d: keeps all
chef: %lu of %lld: keeps all
chef: %1$@ of %2$lld: keeps all
chef: Open %#@files@: keeps all
chef: %arg days: loses %arg: '%irg deys'
chef: ${applicationName}: loses ${applicationName}: '${ippliceshoonNeme-a}'
SEEN
diff wanted seen
