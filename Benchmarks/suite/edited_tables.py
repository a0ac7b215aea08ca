"""What merges shares: random edits on both sides of public tables, and a catalog that is made large."""

import collections
import copy
import json
import plistlib
import random
import re
import subprocess

import leaves

Edited = collections.namedtuple("Edited", "repository commit path blobs")
WORDS = ["Öffnen", "Save", "閉じる", "%d of %@", "It\\u2019s", "a \\\"b\\\"", "C:\\\\", "😀", "line\\nbreak", "Menü", ""]


def draw(cases, seed, turn, blob):
    """Draws a table, one form after the other, and edits it on both sides."""
    generator = random.Random(f"{seed} {turn}")
    forms = sorted({case.path.rsplit(".", 1)[-1] for case in cases})
    of_form = [case for case in cases if case.path.endswith(forms[turn % len(forms)])]
    for _ in range(200):
        case = generator.choice(of_form)
        try:
            edited = edit(case, blob(case, case.blobs[1]), generator, f"random {seed} {turn}")
        except subprocess.CalledProcessError:
            continue
        if edited:
            return edited
    raise ValueError("the repositories have no tables to edit")


def edit(case, data, generator, name):
    try:
        table = leaves.read(case.path, data)
    except leaves.Unreadable:
        return None
    if len(table.keys) < 4 or table.repeated or table.marks or len(data) > 400_000 or data.startswith(b"bplist"):
        return None
    if case.path.endswith(".xcstrings"):
        editor = CatalogEdits
    elif case.path.endswith(".strings") and hasattr(table, "entries"):
        editor = StringsEdits
    elif case.path.endswith(".stringsdict"):
        editor = ListEdits
    else:
        return None
    versions = [editor(data)]
    versions += [copy.deepcopy(versions[0]), copy.deepcopy(versions[0])]
    for side, version in enumerate(versions[1:]):
        for _ in range(generator.choice([1, 2, 4, 8, 20])):
            # Half of the edits fall into few entries, so that both sides meet there.
            names = version.names()
            near = names[:3] if generator.random() < 0.5 else names
            if names:
                version.edit(generator, generator.choice(near), f"new {side if generator.random() < 0.8 else ''} {generator.randrange(40)}")
        if generator.random() < 0.15:
            version.sort()
        if generator.random() < 0.15:
            version.indent()
    return Edited(case.repository, name, case.path, tuple(version.bytes() for version in versions))


class StringsEdits:
    """A .strings file as pieces: what stands before an entry, and the entry."""

    def __init__(self, data):
        text, self.encoding, self.mark = leaves.decode(data)
        self.pieces, at = [], 0
        for _, key, _, start, end in leaves.strings_entries(text):
            self.pieces.append([key, text[at:start], text[start:end]])
            at = end
        self.pieces[0][1] = "\n" + self.pieces[0][1]
        self.tail = text[at:]

    def names(self):
        return [piece[0] for piece in self.pieces]

    def edit(self, generator, key, new):
        at = self.names().index(key)
        what = generator.choice(["add", "remove", "change", "change", "comment", "swap"])
        if what == "add" and new not in self.names():
            comment = generator.choice(["", "/* For a button */\n", "// One\n", "\n/* A\n two lines */\n"])
            self.pieces.insert(at + 1, [new, "\n" + comment, f'"{new}" = "{generator.choice(WORDS)}";'])
        elif what == "remove":
            del self.pieces[at]
        elif what == "change":
            self.pieces[at][2] = re.sub(r'(=\s*)("(?:[^"\\]|\\.)*")', lambda match: f'{match[1]}"{generator.choice(WORDS)} {generator.randrange(3)}"', self.pieces[at][2], count=1, flags=re.DOTALL)
        elif what == "comment":
            self.pieces[at][1] += f"/* {generator.choice(['Of a page', 'Title', 'Ü'])} */ "
        elif what == "swap":
            other = generator.randrange(len(self.pieces))
            self.pieces[at], self.pieces[other] = self.pieces[other], self.pieces[at]

    def sort(self):
        self.pieces.sort(key=lambda piece: piece[0])

    def indent(self):
        for piece in self.pieces:
            piece[2] = re.sub(r'"\s*=\s*"', '"   =  "', piece[2], count=1)

    def bytes(self):
        return self.mark + ("".join(before + entry for _, before, entry in self.pieces) + self.tail).encode(self.encoding, "surrogatepass")


class ListEdits:
    """A .stringsdict file as its bytes: what stands before an entry, and the entry."""

    def __init__(self, data):
        spans = leaves.list_spans(data)
        self.pieces, at = [], spans[0][1]
        self.head = data[:at]
        for key, start, end in spans:
            self.pieces.append([key, data[at:start], data[start:end]])
            at = end
        self.tail = data[at:]

    def names(self):
        return [piece[0] for piece in self.pieces]

    def edit(self, generator, key, new):
        at = self.names().index(key)
        what = generator.choice(["add", "remove", "change", "change", "form", "swap"])
        _, before, entry = self.pieces[at]
        if what == "add" and new not in self.names():
            self.pieces.insert(at + 1, [new, b"\n    ", re.sub(rb"<key>.*?</key>", f"<key>{new}</key>".encode(), entry, count=1, flags=re.DOTALL)])
        elif what == "remove":
            del self.pieces[at]
        elif what == "change":
            found = list(re.finditer(rb"(<key>(?:zero|one|two|few|many|other)</key>\s*<string>)([^<]*)", entry))
            if found:
                match = generator.choice(found)
                self.pieces[at][2] = entry[:match.start(2)] + f"%d Ü {generator.randrange(3)}".encode() + entry[match.end(2):]
        elif what == "form":
            found = list(re.finditer(rb"<key>other</key>", entry))
            if found and b"<key>few</key>" not in entry:
                match = generator.choice(found)
                self.pieces[at][2] = entry[:match.start()] + f"<key>few</key>\n<string>%d f {generator.randrange(2)}</string>\n".encode() + entry[match.start():]
            elif found:
                self.pieces[at][2] = re.sub(rb"<key>few</key>\s*<string>[^<]*</string>\s*", b"", entry)
        elif what == "swap":
            other = generator.randrange(len(self.pieces))
            self.pieces[at][0], self.pieces[other][0] = self.pieces[other][0], self.pieces[at][0]
            self.pieces[at][2], self.pieces[other][2] = self.pieces[other][2], self.pieces[at][2]

    def sort(self):
        for place, piece in zip(self.pieces, sorted(([name, entry] for name, _, entry in self.pieces), key=lambda pair: pair[0])):
            place[0], place[2] = piece

    def indent(self):
        for piece in self.pieces:
            piece[1:] = [re.sub(rb"^[ \t]+", lambda match: match[0].replace(b"\t", b"    ") if b"\t" in match[0] else match[0].replace(b"  ", b"\t"), part, flags=re.MULTILINE) for part in piece[1:]]

    def bytes(self):
        data = self.head + b"".join(before + entry for _, before, entry in self.pieces) + self.tail
        plistlib.loads(data)
        return data


class CatalogEdits:
    """A catalog as its objects, written as Xcode does, or in another width."""

    def __init__(self, data):
        self.root, self.width, self.separator = json.loads(leaves.decode(data)[0]), 2, " : "

    def names(self):
        return list(self.root["strings"])

    def edit(self, generator, key, new):
        strings = self.root["strings"]
        entry = strings[key]
        what = generator.choice(["add", "remove", "text", "text", "text", "language", "no language", "state", "comment", "stale", "plural", "form", "hide"])
        units = [node for node in nodes(entry) if isinstance(node.get("stringUnit"), dict)]
        languages = entry.get("localizations", {})
        if what == "add" and new not in strings:
            strings[new] = generator.choice([{}, {"comment": "Of a button"}, {"extractionState": "manual", "localizations": {"de": unit(generator)}}, copy.deepcopy(entry)])
            self.root["strings"] = dict(sorted(strings.items()))
        elif what == "remove":
            del strings[key]
        elif what == "text" and units:
            generator.choice(units)["stringUnit"]["value"] = text(generator)
        elif what == "language":
            entry.setdefault("localizations", {}).setdefault(generator.choice(["de", "fr", "ja", "pt-BR"]), unit(generator))
        elif what == "no language" and languages:
            del languages[generator.choice(list(languages))]
        elif what == "state" and units:
            generator.choice(units)["stringUnit"]["state"] = generator.choice(["new", "needs_review", "translated"])
        elif what == "comment":
            entry["comment"] = generator.choice(["Of a page", "Title", "Ü"])
        elif what == "stale":
            entry["extractionState"] = generator.choice(["stale", "manual", "migrated"])
        elif what == "plural" and languages:
            languages[generator.choice(list(languages))] = {"variations": {"plural": {"one": unit(generator), "other": unit(generator)}}}
        elif what == "form":
            plurals = [node["variations"]["plural"] for node in nodes(entry) if "plural" in node.get("variations", {})]
            if plurals:
                generator.choice(plurals)[generator.choice(["zero", "two", "few", "many"])] = unit(generator)
        elif what == "hide":
            entry["shouldTranslate"] = False

    def sort(self):
        self.root["strings"] = dict(sorted(self.root["strings"].items(), key=lambda pair: pair[0].lower()))

    def indent(self):
        self.width, self.separator = 4, ": "

    def bytes(self):
        text = json.dumps(self.root, ensure_ascii=False, indent=self.width, separators=(",", self.separator)) + "\n"
        return re.sub(r"^( *)(.*)\{\}(,?)$", r"\1\2{\n\n\1}\3", text, flags=re.MULTILINE).encode("utf-8", "surrogatepass")


def nodes(node):
    if isinstance(node, dict):
        yield node
        for child in node.values():
            yield from nodes(child)


def text(generator):
    return f"{generator.choice(WORDS)} {generator.randrange(3)}"


def unit(generator):
    return {"stringUnit": {"state": generator.choice(["translated", "needs_review"]), "value": text(generator)}}


def enlarge(data, size, seed):
    """A catalog that repeats its keys with suffixes up to a size, and two versions of it with some edits."""
    generator, base = random.Random(f"{seed} large"), CatalogEdits(data)
    one = len(base.bytes())
    strings = base.root["strings"]
    base.root["strings"] = {f"{key}{f' {turn}' if turn else ''}": copy.deepcopy(entry) for key, entry in strings.items() for turn in range(max(1, round(size / one)))}
    versions = [base, copy.deepcopy(base), copy.deepcopy(base)]
    for side, version in enumerate(versions[1:]):
        names = version.names()
        for turn in range(40):
            name = generator.choice(names)
            if name in version.root["strings"]:
                version.edit(generator, name, f"new {side} {turn}")
    return [version.bytes() for version in versions]
