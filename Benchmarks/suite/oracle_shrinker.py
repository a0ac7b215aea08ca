"""Makes a program with a difference as small as it can be while the difference stays."""

import re


class Shrunk:
    """A program whose files were changed."""

    def __init__(self, program, texts):
        self.number, self.expected, self.origins, self.texts = program.number, program.expected, program.origins, texts

    def files(self):
        return self.texts


def pieces(text):
    """Returns the ranges that can be left out, the largest first: lines, statements and what brackets hold."""
    ranges, opened = [(m.start(), m.end()) for m in re.finditer(r"[^\n]*\n", text)], []
    for position, letter in enumerate(text):
        if letter in "({[":
            opened.append((position, position + 1))
        elif letter in ")}]" and opened:
            start, last = opened.pop()
            ranges += [(start + 1, position), (last, position)]
        elif letter in ";," and opened:
            start, last = opened[-1]
            ranges.append((last, position + 1))
            opened[-1] = (start, position + 1)
    for match in re.finditer(r" (?:of|-|%|per)?\s*\\#?\((?:[^()]|\([^()]*\))*\)|\.\w+\([^()]*\)| \?\? [^\s,)]+", text):
        ranges.append(match.span())
    return sorted({r for r in ranges if r[1] > r[0]}, key=lambda r: r[0] - r[1])


def shrink(difference, check, limit=150):
    """Returns the texts of the smallest program found that still has the difference."""
    program, asked = difference.program, 0
    texts = dict(program.files())

    def holds(candidate):
        _, differing, invalid = check(Shrunk(program, candidate))
        return not invalid and any((d.kind, d.word) == (difference.kind, difference.word) for d in differing)

    position = 0
    while asked < limit:
        cuts = [(name, cut) for name in texts for cut in pieces(texts[name])]
        cuts = [(n, c) for n, c in cuts if difference.word not in texts[n][c[0] : c[1]] and "import" not in texts[n][c[0] : c[1]]]
        if position >= len(cuts):
            break
        name, (start, end) = cuts[position]
        candidate = dict(texts, **{name: texts[name][:start] + texts[name][end:]})
        asked += 1
        if holds(candidate):
            texts = candidate
        else:
            position += 1
    body = "\n".join(line for text in texts.values() for line in text.splitlines() if line.strip())
    return f"-- {difference.kind}: wanted {difference.wanted!r}, seen {difference.seen!r}\n{body}\n"
