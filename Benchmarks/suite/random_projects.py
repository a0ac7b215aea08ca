"""Small random projects with tables of all kinds, and readers of their own that look into them."""

import collections
import json
import os
import plistlib
import re

FORMS = {"en": "one other", "de": "one other", "fr": "one many other", "ru": "one few many other", "ja": "other", "ar": "zero one two few many other", "en-GB": "one other"}
ENCODINGS = [("utf-8", b"")] * 4 + [("utf-8", b"\xef\xbb\xbf"), ("utf-16-le", b"\xff\xfe"), ("utf-16-be", b"\xfe\xff"), ("utf-32-le", b"\xff\xfe\0\0")]
TABLES = (".strings", ".stringsdict", ".xcstrings")
CODE = (".swift", ".m", ".storyboard")
PSEUDO = ("en-XA", "ar-XB")
TOKEN = re.compile(r"[qco]\d{6}x")


def decode(content):
    marks = [(b"\xff\xfe\0\0", "utf-32-le"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"), (b"\xef\xbb\xbf", "utf-8"), (b"", "utf-8")]
    mark, encoding = next(pair for pair in marks if content.startswith(pair[0]))
    return content[len(mark):].decode(encoding)


def read_strings(text):
    """Returns the entries of a .strings file, the last of each key; what is no entry raises an error."""
    if text.lstrip().startswith("<?xml"):
        return plistlib.loads(text.encode())
    parts = re.compile(r'\s+|/\*.*?\*/|//[^\r\n]*|("(?:[^"\\]|\\.)*"|[A-Za-z0-9_.]+|[=;])', re.S)
    tokens, position = [], 0
    while position < len(text):
        match = parts.match(text, position)
        if not match:
            raise ValueError(f"no token at {position}: {text[position:position + 30]!r}")
        position = match.end()
        tokens += [match[1]] if match[1] else []
    entries = {}
    for i in range(0, len(tokens), 4):
        if tokens[i + 1:i + 4:2] != ["=", ";"]:
            raise ValueError(f"no entry: {tokens[i:i + 4]}")
        key, value = (re.sub(r"\\U([0-9a-fA-F]{4})|\\(.)", lambda m: chr(int(m[1], 16)) if m[1] else {"n": "\n", "t": "\t"}.get(m[2], m[2]), t.strip('"') if t[0] != '"' else t[1:-1]) for t in (tokens[i], tokens[i + 2]))
        entries[key] = value
    return entries


def leaves(value, path=()):
    """Returns the texts within a value, each with the names on its way."""
    if isinstance(value, dict):
        return [leaf for name, inner in value.items() for leaf in leaves(inner, (*path, name))]
    return [(path, value)] if isinstance(value, str) else [leaf for inner in value for leaf in leaves(inner, path)] if isinstance(value, list) else []


def read_table(path, content):
    """Returns the entries of a file of tables: language, key, way, text."""
    text, language = decode(content), re.search(r"([^/]+)\.lproj/", path)
    language = language[1] if language else ""
    if path.endswith(".xcstrings"):
        for key, entry in json.loads(text)["strings"].items():
            yield from ((l, key, way, t) for l, value in entry.get("localizations", {}).items() for way, t in leaves(value) if way[-1] == "value")
    else:
        entries = read_strings(text) if path.endswith(".strings") else plistlib.loads(content)
        yield from ((language, key, way, t) for key, value in entries.items() for way, t in leaves(value))


class Project:
    """A small random project: its files, and what a check must know of them."""

    def __init__(self, chance, folder):
        self.chance, self.folder, self.number = chance, folder, 0
        self.keys, self.comments, self.spared, self.shared, self.commented = [], {}, set(), set(), set()
        self.foreign = ""
        self.languages = ["en", *chance.sample(["de", "fr", "ru", "ja", "ar"], chance.randint(1, 3))]
        self.style = chance.choice(["plain", "plain", "xcode", "package"])
        self.place = {"plain": "", "xcode": "App/", "package": "Sources/Kit/"}[self.style]
        for table in ["Localizable", *chance.sample(["Errors", "Menu"], chance.randint(0, 2))]:
            self.make_table(table)
        self.make_code()
        self.make_rest()

    def word(self, kind, key=None):
        self.number += 1
        token = f"{kind}{self.number:06}x"
        if kind == "c":
            self.comments[token] = key
        return token

    def write(self, path, text, encoding=("utf-8", b""), end="\n"):
        file = self.folder / self.place / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(encoding[1] + text.replace("\n", end).encode(encoding[0]))

    def key(self, number, table):
        stem = self.chance.choice(["part{}.title", "part{}.title", "screen_{}_name", "Open the {} now", "Say \"{}\"", "Größe {}", "%@ has {}", "%d of {}", "login_error{}"])
        return stem.format(f"{table[0].lower()}{number}")

    def text(self, key, language):
        more = {"%@": " %@", "%d": " %d"}.get(key[:2], self.chance.choice(["", "", ", <b>now</b>", " 100 %", "\nline", ' \\"quoted\\"', " {name}"]))
        return f"{language} {self.word('q')}{more}"

    def make_table(self, table):
        chance = self.chance
        keys = [self.key(i, table) for i in range(chance.randint(2, 7))]
        self.keys += [(key, table) for key in keys]
        self.form = chance.choice(["strings", "strings", "catalog"])
        if self.form == "catalog":
            return self.make_catalog(table, keys)
        encoding, end = chance.choice(ENCODINGS), chance.choice(["\n", "\n", "\r\n", "\r"])
        rules = [key for key in keys if chance.random() < 0.3]
        layout = chance.choice(["plain", "commented", "spaced", "xml"])
        for language in self.languages:
            mine = [key for key in keys if language == "en" or chance.random() < 0.8]
            here = [key for key in mine if key in rules and chance.random() < 0.9]
            if here:
                self.write(f"{language}.lproj/{table}.stringsdict", self.rules(here, language))
            texts = [key for key in mine if key not in here or chance.random() < 0.15]
            self.write(f"{language}.lproj/{table}.strings", self.strings(texts, language, layout), encoding, end)
        if chance.random() < 0.15:
            self.link(f"en-GB.lproj/{table}.strings", f"../en.lproj/{table}.strings")
        elif chance.random() < 0.1:
            (self.folder / "Shared").mkdir(exist_ok=True)
            path = self.folder / self.place / f"{self.languages[-1]}.lproj/{table}.strings"
            path.rename(self.folder / f"Shared/{table}-{self.languages[-1]}.strings")
            self.link(f"{self.languages[-1]}.lproj/{table}.strings", os.path.relpath(self.folder / f"Shared/{table}-{self.languages[-1]}.strings", path.parent))

    def link(self, path, target):
        file = self.folder / self.place / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.symlink_to(target)

    def strings(self, keys, language, layout):
        chance, escape = self.chance, lambda t: t.replace('"', '\\"') if '\\"' not in t else t
        if layout == "xml":
            rows = "".join(f"\t<key>{xml(k)}</key>\n\t<string>{xml(self.text(k, language))}</string>\n" for k in keys)
            return f'<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n{rows}</dict>\n</plist>\n'
        blocks = [f"/* Localizable.strings {self.word('c')} */\n\n"] if chance.random() < 0.3 else []
        for key in keys:
            if chance.random() < 0.15:
                blocks.append(f"// MARK: {self.word('c')}\n\n")
            if chance.random() < 0.1:
                blocks.append(f'// "old" = "{self.word("o")}";\n')
            comment = layout == "commented" or chance.random() < 0.2
            head = (f"/* {self.word('c', key)} */\n" if chance.random() < 0.8 else f"// {self.word('c', key)}\n") if comment else ""
            tail = f" // {self.word('c', key)}" if chance.random() < 0.05 else ""
            blocks.append(f'{head}"{escape(key)}" = "{escape(self.text(key, language))}";{tail}\n' + ("\n" if layout != "plain" else ""))
        if keys and chance.random() < 0.1:
            blocks.append(blocks[-1])
        return "".join(blocks) + (f"/* end {self.word('c')} */\n" if chance.random() < 0.1 else "")

    def rules(self, keys, language):
        rows = []
        for key in keys:
            comment = f"\t<!-- {self.word('c', key)} -->\n" if self.chance.random() < 0.2 else ""
            forms = [f for f in FORMS[language].split() if f == "other" or self.chance.random() < 0.9] + (["two"] if self.chance.random() < 0.1 else [])
            texts = "".join(f"<key>{f}</key><string>%d {self.word('q')}</string>\n" for f in dict.fromkeys(forms))
            rows.append(f"{comment}\t<key>{xml(key)}</key>\n\t<dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key>\n<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>{texts}</dict></dict>\n")
        return '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n' + "".join(rows) + "</dict>\n</plist>\n"

    def make_catalog(self, table, keys):
        chance, strings = self.chance, {}
        unit = lambda text, state="translated": {"stringUnit": {"state": state, "value": text}}
        plural = lambda language, form: {"variations": {"plural": {f: unit(form(f)) for f in FORMS[language].split() if f == "other" or chance.random() < 0.9}}}
        for key in keys:
            entry, kind = {}, chance.choice(["text", "text", "text", "plural", "device", "substitution", "none"])
            if chance.random() < 0.4:
                entry["comment"] = "About " + self.word("c", key)
            entry.update(chance.choice([{}, {}, {"extractionState": "manual"}, {"extractionState": "stale"}, {"extractionState": "migrated"}, {"shouldTranslate": False}]))
            places = {}
            for language in self.languages:
                if kind == "none" or language != "en" and chance.random() < 0.2:
                    continue
                text = lambda: self.text(key, language).replace('\\"', "'")
                if kind == "text":
                    places[language] = unit(text(), chance.choice(["translated"] * 4 + ["new", "needs_review"]))
                elif kind == "plural":
                    places[language] = plural(language, lambda f: f"%d {self.word('q')}")
                elif kind == "device":
                    places[language] = {"variations": {"device": {d: unit(text()) for d in ("mac", "other")}}}
                else:
                    places[language] = {**unit(f"{self.word('q')} %#@n@"), "substitutions": {"n": {"argNum": 1, "formatSpecifier": "d", **plural(language, lambda f: f"%arg {self.word('q')}")}}}
            strings[key] = {**entry, **({"localizations": places} if places else {})}
        content = {"sourceLanguage": "en", "strings": dict(sorted(strings.items())), "version": "1.0"}
        layout = chance.choice([dict(indent=2, separators=(",", " : ")), dict(indent=4), {}])
        self.write(f"{table}.xcstrings", json.dumps(content, ensure_ascii=False, **layout) + chance.choice(["", "\n"]), end=chance.choice(["\n"] * 3 + ["\r\n"]))

    def make_code(self):
        chance, swift, objective = self.chance, ["import SwiftUI", "func tr(_ k: String) -> String { NSLocalizedString(k, comment: \"\") }"], ["#import <Foundation/Foundation.h>"]
        new = [(self.key(100 + i, t), t) for i, t in enumerate(chance.choices([t for _, t in self.keys] + ["Absent"], k=chance.randint(0, 4)))]
        self.new = new
        pool = [pair for pair in self.keys if chance.random() < 0.75] + new
        self.unused = [key for key, table in self.keys if (key, table) not in pool]
        for i, (key, table) in enumerate(pool):
            literal, named = '"' + key.replace('"', '\\"') + '"', f', tableName: "{table}"' if table != "Localizable" else ""
            note = chance.choice(["", "Note d" + str(i)])
            if note:
                self.commented.add(key)
            swift.append(chance.choice([
                f"let a{i} = NSLocalizedString({literal}{named}, comment: \"{note}\")",
                f"let a{i} = String(localized: {literal}{', table: ' + chr(34) + table + chr(34) if named else ''}, comment: \"{note}\")",
                f"let a{i} = String(localized: {literal}, defaultValue: \"Default {i}\"{', table: ' + chr(34) + table + chr(34) if named else ''}, comment: \"{note}\")" if "%" not in key else f"let a{i} = Text({literal}{named}, comment: \"{note}\")",
                f"let a{i} = Text({literal}{named}, comment: \"{note}\")",
            ]))
            if chance.random() < 0.2:
                objective.append(f"NSString *m{i}(void) {{ return NSLocalizedStringFromTable(@{literal}, @\"{table}\", @\"{note}\"); }}")
            if not named and chance.random() < 0.15:
                swift.append(f"let b{i} = tr({literal})")
        if chance.random() < 0.3 and len(self.keys) > 2:
            (a, table), (b, _) = self.keys[0], self.keys[1]
            swift.append(f"func pick(_ x: Bool) -> String {{ NSLocalizedString(x ? \"{quoted(a)}\" : \"{quoted(b)}\"{f', tableName: {chr(34)}{table}{chr(34)}' if table != 'Localizable' else ''}, comment: \"Note of two\") }}")
            self.shared |= {key for key in (a, b) if key not in self.commented}
            self.unused = [key for key in self.unused if key not in (a, b)]
        if chance.random() < 0.15:
            swift.append('func make(_ x: String) -> String { NSLocalizedString("part" + x, comment: "") }')
        if chance.random() < 0.15:
            cases = [key for key, _ in self.keys if key.startswith("login_error") and key not in dict(pool)]
            if cases:
                swift.append(f"@Localizable struct L {{ private enum Strings {{ case {', '.join(cases)} }} }}\nlet login = [{', '.join('L.' + c for c in cases)}]")
                self.spared |= set(cases)
        self.write("View.swift", "\n".join(swift) + "\n", end=chance.choice(["\n", "\n", "\r\n"]))
        self.write("Old.m", "\n".join(objective) + "\n")

    def make_rest(self):
        chance, root = self.chance, lambda path, text: ((self.folder / path).parent.mkdir(parents=True, exist_ok=True), (self.folder / path).write_text(text))
        if chance.random() < 0.25:
            self.write("Base.lproj/Main.storyboard", '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">\n<label text="First" id="ab1-cd-efg"/>\n<button id="ab2-cd-efg"><state key="normal" title="Second"/></button>\n</document>\n')
            for language in self.languages[1:]:
                self.write(f"{language}.lproj/Main.strings", f'/* Class = "UILabel"; {self.word("c", "ab1-cd-efg.text")} */\n"ab1-cd-efg.text" = "{self.word("q")}";\n')
        if chance.random() < 0.25:
            self.write("Info.plist", '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n<key>NSCameraUsageDescription</key><string>Scans</string>\n</dict>\n</plist>\n')
            if chance.random() < 0.5:
                for language in self.languages:
                    self.write(f"{language}.lproj/InfoPlist.strings", f'"NSCameraUsageDescription" = "{self.word("q")}";\n')
            else:
                unit = lambda: {"stringUnit": {"state": "translated", "value": self.word("q")}}
                self.write("InfoPlist.xcstrings", json.dumps({"sourceLanguage": "en", "strings": {"NSCameraUsageDescription": {"localizations": {l: unit() for l in self.languages}}, "CFBundleName": {}}, "version": "1.0"}, indent=2))
        if chance.random() < 0.12:
            tables = sorted(p for p in self.folder.rglob("Localizable.*strings") if not p.is_symlink())
            self.foreign = os.path.relpath(chance.choice(tables), self.folder)
            root("android/build.gradle.kts", f'val texts = file("../{self.foreign}")\ntasks.register("texts") {{ inputs.file(texts) }}\n')
        if self.style == "package":
            root("Package.swift", '// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "Kit", defaultLocalization: "en", targets: [.target(name: "Kit")])\n')
        if self.style == "xcode":
            root("App.xcodeproj/project.pbxproj", self.xcode_project())

    def xcode_project(self):
        """Two targets: both take the same tables, one has the code."""
        files = sorted(str(p.relative_to(self.folder)) for p in self.folder.rglob("*") if p.suffix in (*TABLES, *CODE) and (p.is_file() or p.is_symlink()) and not str(p.relative_to(self.folder)).startswith("Shared"))
        groups = collections.defaultdict(list)
        for path in files:
            groups[os.path.basename(path)].append(path)
        rows, code, tables = [], [], []
        for i, (name, paths) in enumerate(groups.items()):
            for j, path in enumerate(paths):
                rows.append(f'F{i}_{j} = {{isa = PBXFileReference; path = "{path}"; sourceTree = SOURCE_ROOT; }};')
            rows.append(f'V{i} = {{isa = PBXVariantGroup; children = ({", ".join(f"F{i}_{j}" for j in range(len(paths)))}, ); name = "{name}"; sourceTree = SOURCE_ROOT; }};')
            member = f"F{i}_0" if name.endswith((".swift", ".m", ".xcstrings")) else f"V{i}"
            for target in "AB":
                rows.append(f"B{i}{target} = {{isa = PBXBuildFile; fileRef = {member}; }};")
            (code if name.endswith((".swift", ".m")) else tables).append(i)
        phases = lambda t: f"P{t} = {{isa = PBXSourcesBuildPhase; files = ({', '.join(f'B{i}{t}' for i in (code if t == 'A' else []))} ); }}; R{t} = {{isa = PBXResourcesBuildPhase; files = ({', '.join(f'B{i}{t}' for i in tables)}, ); }}; T{t} = {{isa = PBXNativeTarget; name = App{t}; productType = \"com.apple.product-type.application\"; buildPhases = (P{t}, R{t}, ); }};"
        head = f"X = {{isa = PBXProject; mainGroup = G; developmentRegion = en; knownRegions = ({', '.join(self.languages)}, Base, ); targets = (TA, TB, ); }}; G = {{isa = PBXGroup; children = (); sourceTree = \"<group>\"; }};"
        return "// !$*UTF8*$!\n{ objects = {\n" + "\n".join([head, *rows, phases("A"), phases("B")]) + "\n}; rootObject = X; }\n"

    def edit(self):
        """Does what a person would between two commands: takes a call out of the code, or adds one."""
        path = self.folder / self.place / "View.swift"
        lines = path.read_bytes().split(b"\n")
        if self.chance.random() < 0.5 and len(lines) > 4:
            del lines[self.chance.randrange(2, len(lines) - 1)]
        else:
            self.number += 1
            lines.insert(-1, f'let n{self.number} = NSLocalizedString("added{self.number}.title", comment: "")'.encode())
        path.write_bytes(b"\n".join(lines))


def xml(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('\\"', '"')


def quoted(text):
    return text.replace('"', '\\"')
