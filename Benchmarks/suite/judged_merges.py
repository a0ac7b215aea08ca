"""What merges shares: judges one merge by the leaves of its three versions, apart from the program's own reading."""

import collections
import re

from leaves import PRESENT, kind, merged_state, three_way

Verdict = collections.namedtuple("Verdict", "faults clashes expected")


def listed_keys(output):
    """The keys of which the program lists a conflict, as plain texts."""
    return {plain(found) for found in re.findall(r": conflict [^'\n]*'(.*)'[^'\n]*$", output, re.MULTILINE)}


def plain(text):
    """A text without what a list may escape or leave out."""
    text = re.sub(r"\\U?u?\{?[0-9A-Fa-f]{4}\}?|\\[ntr\"'\\]|\\\d{3}", "", text)
    return "".join(c for c in text if not c.isspace() and c not in "\\")


def judge(name, versions, merged, output):
    """Compares a merge with what merging by leaf must give: a list of faults, each a kind, a path and values."""
    base, ours, theirs = (version.leaves for version in versions)
    listed = listed_keys(output)
    faults, clashes, expected, got = [], collections.Counter(), {}, merged.leaves
    if merged.repeated - versions[1].repeated - versions[2].repeated:
        faults.append(("key twice", sorted(merged.repeated), None, None))
    keys = collections.defaultdict(set)
    for version in (base, ours, theirs, got):
        for path in version:
            keys[path[0]].add(path)
    told = set()
    for key, paths in keys.items():
        ours, theirs = settled(name, key, paths, base, ours, theirs)
        is_listed = plain(key) in listed
        loose = loosely(name, key, paths, base, ours, theirs)
        before = sum(clashes.values())
        for path in sorted(paths, key=str):
            judge_leaf(name, path, (base, ours, theirs, got), loose, is_listed, faults, clashes, expected)
        if loose and is_listed and sum(clashes.values()) == before:
            clashes[loose[0]] += 1
        if is_listed:
            told.add(key)
            if sum(clashes.values()) == before and not loose:
                soft = any(three_way(*(version.get(path) for version in (base, ours, theirs)))[1] for path in paths)
                if soft:
                    clashes["comment or other value"] += 1
                else:
                    faults.append(("conflict without a clash", (key,), None, None))
    return Verdict(faults, clashes, expected)


def settled(name, key, paths, base, ours, theirs):
    """Both sides, where one that says nothing of its own is as if it had changed nothing.

    A text that is new and empty, or the key itself, or marked as new, says nothing, and white space alone does not.
    """
    versions = [base, ours, theirs]

    def below(version, prefix):
        return {path: version[path] for path in paths if path in version and path[:len(prefix)] == prefix}

    def is_silent(version, prefix):
        texts = {path: text for path, text in below(version, prefix).items() if kind(name, path) == "text" and text != PRESENT}
        return all(text in ("", "[]", key) or path[-1] == "value" and version.get((*path[:-1], "state")) == "new" for path, text in texts.items())

    def take_back(side, prefix):
        kept = {path: leaf for path, leaf in versions[side].items() if path not in paths or path[:len(prefix)] != prefix}
        versions[side] = kept | below(base, prefix)

    def differ(prefix):
        cells = [below(version, prefix) for version in versions]
        return cells[0] not in cells[1:] and cells[1] != cells[2]

    if not differ((key,)):
        return ours, theirs
    texts = [path for path in paths if kind(name, path) == "text"]
    prefixes = {(key,)} if any((key,) not in version for version in versions[1:]) else set()
    if name.endswith("xcstrings"):
        cells = {path[:2] for path in texts}
        prefixes |= {prefix for prefix in cells if below(versions[1], prefix).keys() != below(versions[2], prefix).keys()}
        prefixes |= {path[:-1] for path in texts}
    for prefix in sorted(prefixes, key=len):
        silent = [is_silent(version, prefix) for version in versions]
        if differ(prefix) and silent[0] and silent[1] != silent[2]:
            take_back(1 if silent[1] else 2, prefix)
    for path in paths:
        values = [version.get(path) for version in versions]
        if path in texts and not name.endswith("xcstrings") and None not in values[1:] and values[0] in (None, "", key):
            says_nothing = [value in ("", key) for value in values]
        elif kind(name, path) != "state" and all(isinstance(value, str) for value in values):
            says_nothing = [value.split() == values[0].split() for value in values]
        else:
            continue
        if values[0] not in values[1:] and says_nothing[1] != says_nothing[2]:
            side = 1 if says_nothing[1] else 2
            versions[side] = {place: leaf for place, leaf in versions[side].items() if place != path}
            if path in base:
                versions[side][path] = base[path]
    return versions[1], versions[2]


def judge_leaf(name, path, versions, loose, is_listed, faults, clashes, expected):
    base, ours, theirs, got = (version.get(path) for version in versions)
    of = kind(name, path)
    if of == "state":
        wanted = merged_state(*versions[:3], path)
        if got not in wanted and not (loose and is_listed and got == ours) and (path[0],) in versions[3]:
            faults.append(("state", path, (base, ours, theirs), got))
        return
    wanted, is_clash = three_way(base, ours, theirs)
    if of == "other" and is_clash:
        if got not in (ours, theirs):
            faults.append(("other value invented", path, (base, ours, theirs), got))
        return
    expected[path] = wanted
    if is_clash:
        clashes[clash_kind(base, ours, theirs)] += 1
        if not is_listed:
            faults.append(("conflict not listed", path, (base, ours, theirs), got))
    if got == wanted or loose and is_listed and got == ours:
        return
    if of == "other" and ((path[0],) not in versions[3] or is_listed and got == ours):
        return
    faults.append((fault_kind(of, wanted, got, is_clash), path, (base, ours, theirs), got))


def fault_kind(of, wanted, got, is_clash):
    if is_clash:
        return f"{of}: conflict where ours does not stay"
    return f"{of}: lost" if got is None else f"{of}: invented or came back" if wanted is None else f"{of}: changed"


def clash_kind(base, ours, theirs):
    if base is None:
        return "both added, with other texts"
    return "one removed, the other changed" if None in (ours, theirs) else "both changed the text"


def loosely(name, key, paths, base, ours, theirs):
    """Where both sides clash on more than one leaf, the kinds of clash that the whole key may be left with."""
    def below(version, prefix=()):
        return {path: version[path] for path in paths if path in version and path[:len(prefix)] == prefix}

    found = []
    for one, other in ((ours, theirs), (theirs, ours)):
        if (key,) in base and (key,) not in one and below(other) != below(base):
            found.append("key removed, the other changed something of it")
    if not name.endswith(("xcstrings", "stringsdict")):
        return found
    for prefix in {path[:2] for path in paths if len(path) > 2}:
        cells = [below(version, prefix) for version in (base, ours, theirs)]
        if cells[0] == cells[1] or cells[0] == cells[2] or cells[1] == cells[2]:
            continue
        removed = set(cells[0]) - set(cells[1]) | set(cells[0]) - set(cells[2])
        both = set(cells[1]) | set(cells[2])
        if removed or is_broken(both - removed):
            found.append("one removed forms, the other changed some" if removed else "two ways to vary one text")
    return found


def is_broken(paths):
    """Whether a text stands beside its variations, or varies in two ways."""
    ways = collections.defaultdict(set)
    for path in paths:
        for at, word in enumerate(path):
            if word == "variations":
                ways[path[:at]].add(path[at + 1] if at + 1 < len(path) else "")
            elif word in ("stringUnit", "stringSet"):
                ways[path[:at]].add(word)
    return any(len(found) > 1 for found in ways.values())


def judge_bytes(versions, merged):
    """The entries that theirs has not touched stand in the outcome as in ours, in the order of ours."""
    base, ours, theirs = versions
    by_key = [collections.defaultdict(dict) for _ in range(2)]
    for found, version in zip(by_key, (base, theirs)):
        for path, leaf in version.leaves.items():
            found[path[0]][path] = leaf
    quiet = [key for key in ours.keys if by_key[0].get(key) == by_key[1].get(key) and base.written.get(key) == theirs.written.get(key)
             and key not in ours.repeated]
    faults = [("bytes of ours", (key,), ours.written[key], merged.written.get(key))
              for key in quiet if key in ours.written and merged.written.get(key) != ours.written[key]]
    order = [key for key in merged.keys if key in set(quiet)]
    if not faults and order != quiet:
        at = next((i for i, pair in enumerate(zip(order, quiet)) if pair[0] != pair[1]), min(len(order), len(quiet)))
        faults.append(("order of ours", tuple(quiet[at:at + 3]), None, order[at:at + 3]))
    return faults


def lost_by_people(name, versions, expected, committed):
    """Texts that one side alone has changed or added and that the commit of people does not have."""
    base, ours, theirs = (version.leaves for version in versions)
    lost = []
    for path, wanted in expected.items():
        values = [version.get(path) for version in (base, ours, theirs)]
        if kind(name, path) != "text" or wanted is None or values[1] == values[2] or three_way(*values)[1]:
            continue
        if wanted != values[0] and committed.leaves.get(path) in (values[0], None):
            lost.append(path)
    return lost
