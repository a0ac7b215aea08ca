#!/bin/sh
# translate-toolkit 3.20.4 (PyPI, 2026), opening a .stringsdict and saving it unchanged, with Python 3.11.
#
# Guess: what is opened and saved without an edit says the same.
#
# Seen: in English it does, for plurals. In Polish, Russian and Ukrainian the text of 'other', which
# fractions take ("1,5 dnia"), becomes that of 'many', and in Czech and Lithuanian 'many', which
# fractions take there, is gone: the forms are those of gettext, which counts whole things. An entry
# that differs by device, or by width, is gone as a whole. Nothing is reported.
#
# To know: compare a table that comes back from a service which uses this library with what was sent;
# 'l10nscan' reports a form that is gone where the value may be a fraction, and cannot know that a form
# has another one's text.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install --quiet --disable-pip-version-check translate-toolkit==3.20.4

cat >"$place/save.py" <<'PYTHON'
import plistlib

from translate.storage.stringsdict import StringsDictFile


def rule(**texts):
    return {"NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", **texts}


def table(**forms):
    return {"days": {"NSStringLocalizedFormatKey": "%#@n@", "n": rule(**forms)}}


def show(language, before):
    store = StringsDictFile()
    store.settargetlanguage(language)
    store.parse(plistlib.dumps(before))
    after = plistlib.loads(bytes(store))
    if after == before:
        return "the same"
    changes = [f"{key} is gone" for key in before if key not in after]
    for key in after:
        for form, text in before[key]["n"].items():
            now = after[key]["n"].get(form)
            if now != text:
                changes.append(f"{form} is {'gone' if now is None else f'that of {now[-1]}'}")
    return ", ".join(changes)


print("en:", show("en", table(one="%d one", other="%d other")))
for language in ["pl", "ru", "uk", "cs", "lt"]:
    print(f"{language}:", show(language, table(one="%d 1", few="%d 2", many="%d 5", other="%d 0")))
print("en:", show("en", {"open": {"NSStringDeviceSpecificRuleType": {"iphone": "Tap", "mac": "Click"}}}))
print("en:", show("en", {"save": {"NSStringVariableWidthRuleType": {"1": "Save", "20": "Save changes"}}}))
PYTHON
"$place/venv/bin/python" "$place/save.py" >"$place/seen"
cat >"$place/wanted" <<'SEEN'
en: the same
pl: other is that of 5
ru: other is that of 5
uk: other is that of 5
cs: many is gone
lt: many is gone
en: open is gone
en: save is gone
SEEN
diff "$place/wanted" "$place/seen"
