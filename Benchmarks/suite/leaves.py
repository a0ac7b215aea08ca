"""What merges shares: a reader of tables that is not the program's own, down to each leaf.

A leaf is a path to a text, a state or another value: key, language, and the forms that lead to it. Beside the leaves
stand the entries as they are written, so that a change of bytes shows.
"""

import json
import plistlib
import re
import xml.parsers.expat

PRESENT = "(there)"
MARKS = re.compile(r"<<<<<<< [^\n]*\n(.*?)(?:\|\|\|\|\|\|\| [^\n]*\n.*?)?=======\r?\n.*?>>>>>>> [^\n]*(?:\n|$)", re.DOTALL)
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "a": "\a", "\n": "\n"}


class Unreadable(Exception):
    pass


class Table:
    """The leaves of one version by path, the entries as they are written by key, and their keys in order."""

    def __init__(self):
        self.leaves, self.written, self.keys, self.repeated, self.marks = {}, {}, [], set(), 0

    def add(self, key, written):
        if key in self.written:
            self.repeated.add(key)
        else:
            self.keys.append(key)
        self.written[key] = written


def read(name, data):
    """Reads a version of a table, or raises Unreadable."""
    try:
        if name.endswith(".xcstrings"):
            return read_catalog(data)
        if name.endswith(".stringsdict") or data.lstrip(b"\xef\xbb\xbf \r\n\t").startswith((b"<?xml", b"<!DOCTYPE", b"bplist")):
            return read_list(data)
        return read_strings(data)
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, xml.parsers.expat.ExpatError, plistlib.InvalidFileException) as error:
        raise Unreadable(f"{type(error).__name__}: {error}") from error


def decode(data):
    """Returns the text of a file and the encoding that writes it again, with its mark."""
    for mark, encoding in ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be")):
        if data.startswith(mark):
            return data[len(mark):].decode(encoding), encoding, mark
    if len(data) > 1 and 0 in data[:2]:
        encoding = "utf-16-le" if data[1] == 0 else "utf-16-be"
        return data.decode(encoding), encoding, b""
    return data.decode("utf-8"), "utf-8", b""


# .strings

TOKEN = re.compile(r"""(?P<space>\s+)|(?P<comment>/\*.*?\*/|//[^\n\r]*)|"(?P<double>(?:[^"\\]|\\.)*)"|'(?P<single>(?:[^'\\]|\\.)*)'"""
                   r"""|(?P<word>[A-Za-z0-9_$./:-]+)|(?P<sign>[=;])""", re.DOTALL)


def tokens(text):
    at = 0
    while at < len(text):
        match = TOKEN.match(text, at)
        if not match or text.startswith("/*", at) and match.lastgroup != "comment":
            raise ValueError(f"no table at {at}: {text[at:at + 30]!r}")
        yield match.lastgroup, match.group(match.lastgroup), at, match.end()
        at = match.end()


def unescape(text):
    def character(match):
        code, octal, other = match.groups()
        return chr(int(code, 16)) if code else chr(int(octal, 8)) if octal else ESCAPES.get(other, other)
    return re.sub(r"\\(?:[Uu]([0-9A-Fa-f]{4})|([0-7]{3})|(.))", character, text, flags=re.DOTALL)


def read_strings(data):
    text = decode(data)[0]
    table = Table()
    text, table.marks = MARKS.subn(r"\1", text)
    table.entries = list(strings_entries(text))
    for comments, key, value, start, end in table.entries:
        table.add(key, text[start:end])
        table.leaves[(key,)] = value
        table.leaves[(key, "comment")] = "\n".join(comments)
    return table


def strings_entries(text):
    comments, found, start, is_same_line = [], [], 0, False
    for kind, word, begin, end in tokens(text):
        if kind == "space":
            is_same_line = is_same_line and "\n" not in word and "\r" not in word
            if len(word.replace("\r\n", "\n").split("\n")) > 2 and not found:
                comments = []  # A heading stands apart and is of no entry.
            continue
        if kind == "comment":
            # A comment behind an entry, on its line, is not of the next one.
            if not found and not is_same_line:
                comments.append(word)
            continue
        is_same_line = True
        if not found:
            start = begin
        found.append((kind, word))
        if (kind, word) == ("sign", ";"):
            words = [unescape(w) if k in ("double", "single") else w for k, w in found]
            kinds = ["=" if f == ("sign", "=") else ";" if f == ("sign", ";") else "w" for f in found]
            if kinds not in (["w", "=", "w", ";"], ["w", ";"]):
                raise ValueError(f"no entry at {start}: {text[start:start + 40]!r}")
            yield comments, words[0], words[-2] if len(words) == 4 else words[0], start, end
            comments, found = [], []
    if found:
        raise ValueError(f"no end of the entry at {start}")


# .stringsdict

def read_list(data):
    # Apple's reader takes controls that XML forbids, and so does the program; expat does not.
    if not data.startswith((b"bplist", b"\xff\xfe", b"\xfe\xff")):
        data = re.sub(rb"[\x01-\x08\x0b\x0c\x0e-\x1f]", b"\xef\xbf\xbd", data)
    root = plistlib.loads(data)
    table = Table()
    for key, value in root.items():
        table.leaves[(key,)] = value if isinstance(value, str) else PRESENT
        if not isinstance(value, str):
            table.leaves.update(((key, *path), str(leaf)) for path, leaf in flat(value))
    table.keys = list(root)
    if not data.startswith(b"bplist"):
        table.keys = []
        for key, start, end in list_spans(data):
            table.add(key, data[start:end])
    return table


def list_spans(data):
    """The keys of the outermost dictionary, each with the bytes of its `<key>` and of what follows."""
    parser, depth, key, start, words, spans = xml.parsers.expat.ParserCreate(), 0, None, 0, [], []

    def begin(name, _):
        nonlocal depth, start
        depth += 1
        if depth == 3 and name == "key":
            start = parser.CurrentByteIndex
            words.clear()

    def close(name):
        nonlocal depth, key
        if depth == 3 and name == "key":
            key = "".join(words)
        elif depth == 3:
            at = parser.CurrentByteIndex
            end = data.index(b">", at) + 1
            spans.append((key, start, end))
        depth -= 1

    parser.StartElementHandler, parser.EndElementHandler = begin, close
    parser.CharacterDataHandler = words.append
    parser.Parse(data, True)
    return spans


def flat(node, path=()):
    """Each value below a node, with the path to it; an empty object and a list are values."""
    if isinstance(node, dict) and node:
        for name, child in node.items():
            yield from flat(child, (*path, name))
    else:
        yield path, node if isinstance(node, str) else json.dumps(node, sort_keys=True)


# .xcstrings

def read_catalog(data):
    text = decode(data)[0]
    table = Table()

    def pairs(found):
        names = [name for name, _ in found]
        if len(set(names)) < len(names):
            table.repeated.update(name for name in names if names.count(name) > 1)
        return dict(found)

    root = json.loads(text, object_pairs_hook=pairs)
    for name, value in root.items():
        if name != "strings":
            table.leaves.update((("", name, *path), leaf) for path, leaf in flat(value))
    for key, entry in root["strings"].items():
        table.leaves[(key,)] = PRESENT
        for name, value in entry.items():
            if name == "localizations":
                for language, localization in value.items():
                    table.leaves.update(((key, language, *path), leaf) for path, leaf in flat(localization) if path)
            else:
                table.leaves.update(((key, "", name, *path), leaf) for path, leaf in flat(value))
    for key, start, end in catalog_spans(text):
        if key in table.written:
            continue
        table.add(key, text[start:end])
    return table


def catalog_spans(text):
    """The keys of a catalog, each with what is written from the key to the end of its entry."""
    decoder, space = json.JSONDecoder(), re.compile(r"[ \t\r\n]*")

    def after(at):
        return space.match(text, at).end()

    def members(at):
        at = after(at + 1)
        while text[at] != "}":
            start = at
            name, at = decoder.raw_decode(text, at)
            at = after(after(at) + 1)
            begin = at
            _, at = decoder.raw_decode(text, at)
            yield name, start, begin, at
            at = after(at)
            if text[at] == ",":
                at = after(at + 1)
    for name, _, begin, _ in members(text.index("{")):
        if name == "strings":
            return [(key, start, end) for key, start, _, end in members(begin)]
    return []


# what three-way merging by leaf must give

def kind(name, path):
    """Of which kind a leaf is: a text, a state, that a key is there, or something else."""
    if name.endswith(".xcstrings"):
        if path[-2:-1] == ("stringUnit",) and path[-1] in ("value", "state"):
            return "text" if path[-1] == "value" else "state"
        if "stringSet" in path:
            return "state" if path[-1] == "state" else "text"
        return "key" if len(path) == 1 else "other"
    return "other" if path[1:] == ("comment",) else "text"


def three_way(base, ours, theirs):
    """Returns the value that merging must give, and whether both sides have changed it otherwise."""
    if base == theirs or ours == theirs:
        return ours, False
    if base == ours:
        return theirs, False
    return ours, True


WORK = {"new": 3, "stale": 3, "needs_review": 2, "translated": 1, None: 0}


def merged_state(base, ours, theirs, path):
    """The state that belongs to a merged text: that of the side that changed the text."""
    text = (*path[:-1], "value" if path[-2] == "stringUnit" else "values")
    texts = [version.get(text) for version in (base, ours, theirs)]
    states = [version.get(path) for version in (base, ours, theirs)]
    if three_way(*texts)[1]:
        return {states[1]}
    if texts[1] != texts[2]:
        return {states[1] if texts[1] != texts[0] else states[2]}
    state, clash = three_way(*states)
    return {max(states[1:], key=lambda name: WORK.get(name, 0)) if clash else state}
