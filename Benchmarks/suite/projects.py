"""Projects with one payload in all places where a stranger may write something, for injections and outside."""

import json
import os
import re
import sys

from trials import write

ESC, COMMANDS = "\x1b", ["::add-mask::y", "::error file=FORGED::y", "::stop-commands::y", "##vso[task.setvariable variable=x]y", "##[add-mask]y", "##[error]y", "##teamcity[x name='y']"]
PAYLOADS = {
    "harmless": "harmless words", "harmless sign": "%@ a & b", "harmless name": "some.name",
    "line-feed": "a\nb", "carriage-return": "a\rb", "both": "a\r\nb", "tab": "a\tb", "zero": "a\0b", "bell": "a\ab", "backspace": "secret\b\b\b\b\b\b",
    "form-feed": "a\x0cb", "delete": "a\x7fb", "escape": f"{ESC}[31mred", "title": f"{ESC}]0;title\a", "link": f"{ESC}]8;;https://evil.example{ESC}\\x{ESC}]8;;{ESC}\\",
    "clear": f"{ESC}[2J{ESC}[H", "csi": "\x9b31mred", "osc": "\x9d0;title\x9c", "device": f"{ESC}P1$r0{ESC}\\", "next-line": "a\x85b",
    "line-separator": "a\u2028b", "paragraph-separator": "a\u2029b", "override": "a\u202eb", "embedding": "\u202ba\u202c", "isolate": "\u2067a\u2069", "mark": "\u200ea\u200fb\u061c",
    "zero-width": "a\u200b\u200c\u200d\u2060b", "byte-order": "\ufeffa\ufeff", "tags": "a\U000e0001\U000e0041\U000e007f", "no-character": "a\uffffb", "selectors": "a\ufe0f\U000e0100", "joined": "/\u0338\u0301", "filler": "\u3164\u115f\u2800",
    **{f"command {number}": command for number, command in enumerate(COMMANDS)},
    **{f"command {number} on a line": f"a\n{command}" for number, command in enumerate(COMMANDS)},
    "command behind blanks": " \t ::add-mask::y", "command behind a separator": "a\u2028::add-mask::y", "command behind NEL": "\x85::add-mask::y", "command behind a no-break space": "\u00a0::add-mask::y", "command behind a return": "a\r::add-mask::y", "three signs": "###[x] :::x:: ####vso[y]", "percent-commands": "a%0A::add-mask::y%0D%25", "section": f"section_start:1:x\r{ESC}[0K",
    "script": "</script><script>inj()</script>", "element": "<inj a=b>x</inj>", "image": "<img src=x onerror=inj()>", "attribute": "\" onmouseover=\"inj()\" x='", "comment": "--><inj>", "section of data": "]]><inj/>", "entity": "&lt;inj&gt;&#0;&inj;", "instruction": "<?inj x?><!DOCTYPE inj>", "style": "</style></title></textarea><inj>", "template": "${inj} {{inj}} <%= inj %> #{inj}",
    "mention": "@everyone @evil/team a@evil.example", "issue": "#1 GH-1 fixes #1", "markdown link": "[a](https://evil.example) ![b](https://evil.example/x.png) <https://evil.example>", "markdown script": "[a](javascript:inj())", "reference": "[a]: https://evil.example\n[a]", "cell": "a | b \\| c \\\\| d |", "code": "` `` ``` ~~~ $x$ $`y`$", "heading": "# a", "rule": "---", "list": "- a\n1. b\n> c", "emphasis": "*a* _b_ **c** ~~d~~ \\", "details": "</details><details open>", "bare link": "https://evil.example www.evil.example //evil.example",
    "formula": "=cmd|'/c calc'!A1", "formula of a plus": "+1+1", "formula of a minus": "-1+1", "formula of a sign": "@SUM(1)", "formula behind a blank": " =1+1", "formula behind a tab": "\t=1+1", "formula behind a return": "\r=1+1", "formula in quotes": '"=1+1"', "formula behind a no-break space": "\u00a0=1+1", "formula on a line": "a\n=1+1", "full-width formula": "\uff1d1+1", "separator": 'a,"b;c\'d',
    "JSON": '"},{"inj":"x', "backslash": "\\", "escaped": "\\u0000\\ud800\\n", "directives": "%n%s%1$@%#@x@%*d%", "shell": "$(touch RAN); `touch RAN` | touch RAN", "option": "--output=x", "long": "x" * 5000, "empty": "", "blank": " ", "arrow": "|==|", "swift": "\\(inj)", "table": "\"; \"inj\" = \"x\"; /*", "end of a comment": "*/ \"inj\" = \"x\"; /*",
}  # fmt: skip


def name(payload):
    """The payload as a name of a file."""
    text = payload.replace("/", "\u2215").replace("\0", "0")[:60]
    return text if text.strip(".") else text + "x"


def swift(payload):
    """The payload as a literal: escaped where it has to be."""
    return '"' + "".join(f"\\u{{{ord(sign):X}}}" if sign in '"\\\0\n\r\x85\u2028\u2029\x0b\x0c' else sign for sign in payload) + '"'


def quoted(payload):
    """The payload in a table; line feeds may stand there as they are."""
    return '"' + payload.replace("\\", "\\\\").replace('"', '\\"').replace("\0", "\\U0000") + '"'


def xml(payload):
    text = re.sub("[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]", "?", payload)
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;").replace("\n", "&#10;").replace("\r", "&#13;")


def make(folder, payload, path=name):
    """Writes the project; `path` makes a name of a file of the payload."""

    def put(place, text):
        if len(os.fsencode(os.path.basename(place))) < 256:
            write(os.path.join(folder, place), text.encode("utf-8", "replace") if isinstance(text, str) else text)

    key, file, line = swift(payload), path(payload), payload.replace("*/", "* /").replace("\n", " ").replace("\r", " ").replace("\0", "0")
    raw = f'#"{line}"#' if '"#' not in line else '"raw"'
    calls = [
        f"NSLocalizedString({key}, comment: {key})", f'NSLocalizedString({key}, tableName: {key}, comment: "c")', f'String(localized: {key}, defaultValue: "\\(count) {key[1:-1]}", table: "L", comment: {key})',
        f'NSLocalizedString({swift(payload + " missing")}, tableName: "L", comment: "")', f'NSLocalizedString({raw}, tableName: "L", comment: "raw")', f"NSLocalizedString(key(for: {key}), comment: {key})", f'String(format: NSLocalizedString({key}, tableName: "L", comment: ""), {key})',
        f"Bundle.main.localizedString(forKey: {key}, value: {key}, table: {key})", f"NSLocalizedString({key} + name, comment: {key})",
    ]  # fmt: skip
    code = f"import SwiftUI\n// {line}\n" + "".join(f"let value{number} = {call} // {line}\n" for number, call in enumerate(calls))
    code += f"/// {line}\nstruct Page: View {{ var body: some View {{ Text({key}, comment: {key}); Text(\"Hello \\(name) {key[1:-1]}\"); Button({key}) {{ label.text = {key} + name }} }} }}\nenum Kind: String {{ case a = {key}; var title: String {{ NSLocalizedString(rawValue, comment: {key}) }} }}\n"
    for place in ["App/A.swift", f"App/{file}.swift", f"App/{file}/B.swift", f"{file}/{file}/C.swift"]:
        put(place, code)
    put(f"App/{file}.m", f"NSLocalizedStringFromTable(@{quoted(line)}, @{quoted(line)}, @{quoted(line)});\n")
    put("App/Broken.swift", f"let a = NSLocalizedString(\"k\", comment: \"{line}\n")
    for language in ["en", "de", file]:
        own = payload if language == "en" else payload + " " + language
        entries = "" if language == file else f"/* {payload.replace('*/', '')} */\n{quoted(payload)} = {quoted(own)};\n"
        # The language of that name lacks one text, so that lists of what is missing name it.
        entries += f'"{"lone" if language == file else "k"}" = {quoted(own)};\n"{"en" if language == "en" else "x"}.{line.replace(chr(34), "").replace(chr(92), "")}" = {quoted("%@ " + own)};\n{quoted(payload)} = {quoted(own)};\n'
        for table in ["L", "Localizable", file]:
            put(f"{language}.lproj/{table}.strings", entries)
        put(f"{language}.lproj/InfoPlist.strings", f"\"NSCameraUsageDescription\" = {quoted(own)};\n")
        put(f"{language}.lproj/{file}2.stringsdict", plural(payload))
    put(f"en.lproj/{file}3.strings", f'"a" = {quoted(payload)}\n"b" = ;\n')
    put("Catalog.xcstrings", catalog(payload, file))
    put(f"{file}.xcstrings", catalog(payload, file))
    put("Info.plist", f'<plist version="1.0"><dict><key>NSCameraUsageDescription</key><string>{xml(payload)}</string><key>CFBundleDisplayName</key><string>{xml(payload)}</string><key>{xml(payload)}</key><string>x</string></dict></plist>')
    put("Base.lproj/Main.storyboard", f'<?xml version="1.0"?><document><scenes><scene><objects><label text="{xml(payload)}" id="{xml(payload)}"/><button id="b"><state key="normal" title="{xml(payload)} two"/></button></objects></scene></scenes></document>')
    put("de.lproj/Main.strings", f'{quoted(payload + ".text")} = "x";\n"b.normalTitle" = {quoted(payload)};\n')
    put("Package.swift", f"// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: {key}, defaultLocalization: {key}, targets: [.target(name: {key}, path: {key}, resources: [.process({key})]), .target(name: \"App\", path: \"App\")])\n")
    put("App.xcodeproj/project.pbxproj", project(payload))
    put("project.yml", f"name: {json.dumps(payload)}\noptions:\n  developmentLanguage: {json.dumps(payload)}\ntargets:\n  {json.dumps(payload)}:\n    sources: [{json.dumps(payload)}]\n")
    put(".l10nscan.json", json.dumps({"sources": ["."], "exclude": [payload + "x"], "properNames": [payload], "rules": {"missing-comment": "warning"}, "suppressions": [{"rules": ["missing-key"], "keys": [payload], "reason": payload or "r"}, {"rules": ["unused-key"], "paths": [payload + "y"], "reason": payload or "r"}]}))
    put("spoiled.json", json.dumps({payload or "x": payload, "rules": {payload: payload}, "languages": [payload], "failOn": payload, "routines": [payload], "sourceURL": payload, "ruleURL": payload, "baseline": payload, "suppressions": [{"rules": [payload], payload or "y": payload}]}))
    put("baseline.json", json.dumps({"version": 1, "findings": [{"rule": rule, "table": payload, "key": payload, "language": payload, "detail": payload, "path": payload} for rule in ["missing-key", payload]]}))
    put("hostile.csv", row(",", payload))
    put("hostile.tsv", row("\t", payload))
    put("hostile.xliff", f'<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="{xml(payload)}" source-language="en" target-language="de" datatype="{xml(payload)}"><body><trans-unit id="{xml(payload)}"><source>{xml(payload)}</source><target state="{xml(payload)}">{xml(payload)}</target><note>{xml(payload)}</note></trans-unit></body></file></xliff>')
    put("hostile.xlf", f'<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="{xml(payload)}"><file id="f" original="{xml(payload)}"><unit id="{xml(payload)}" name="{xml(payload)}"><segment state="{xml(payload)}"><source>{xml(payload)}</source><target>{xml(payload)}</target></segment></unit></file></xliff>')


def row(separator, payload):
    cell = lambda text: '"' + text.replace('"', '""') + '"'
    rows = [["file", "id", "source (en)", "target (de)", "state"], [payload] * 5, ["Catalog.xcstrings", payload, payload, payload + " neu", "translated"], ["en.lproj/L.strings", "k", payload, "%n" + payload, payload]]
    return "".join(separator.join(map(cell, cells)) + "\n" for cells in rows)


def catalog(payload, language):
    unit = lambda text, state="translated": {"stringUnit": {"state": state, "value": text}}
    forms = {"plural": {"one": unit("1 " + payload), payload or "x": unit(payload), "other": unit("%lld " + payload, payload)}}
    entries = {
        payload: {"comment": payload, "extractionState": payload, "localizations": {"en": unit(payload), "de": unit(payload + " %@", payload), language: unit(payload, "new")}},
        "plain " + payload: {"comment": payload, "localizations": {"en": {"variations": forms}, "de": {"variations": {"device": {payload or "x": unit(payload), "other": unit(payload)}}}}},
        "k.todo": {"comment": payload, "localizations": {"en": unit(payload), language: unit(payload, "needs_review"), "fr": unit(payload)}},
        "s %lld": {"localizations": {"en": unit("%#@" + payload + "@") | {"substitutions": {payload or "x": {"argNum": 1, "formatSpecifier": payload, "variations": forms}}}}},
    }  # fmt: skip
    return json.dumps({"sourceLanguage": "en", "strings": entries, "version": "1.0", payload or "x": payload}, ensure_ascii=False).encode("utf-8", "replace")


def plural(payload):
    rule = f"<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>{xml(payload)}</string><key>other</key><string>%d {xml(payload)}</string><key>{xml(payload)}</key><string>x</string>"
    return f'<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>{xml(payload)}</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@{xml(payload)}@</string><key>{xml(payload)}</key><dict>{rule}</dict></dict></dict></plist>'


def project(payload):
    text = quoted(payload)
    return f"""// !$*UTF8*$!
{{ archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {{
P = {{isa = PBXProject; developmentRegion = {text}; knownRegions = (en, de, {text}); targets = (T); mainGroup = G; buildConfigurationList = C;}};
G = {{isa = PBXGroup; children = (F, V); sourceTree = "<group>"; path = {text};}};
F = {{isa = PBXFileReference; path = {text}; sourceTree = "<group>"; name = {text};}};
V = {{isa = PBXVariantGroup; children = (F); name = {text}; sourceTree = "<group>";}};
T = {{isa = PBXNativeTarget; name = {text}; productName = {text}; buildPhases = (S, R); buildConfigurationList = C; productType = "com.apple.product-type.application";}};
S = {{isa = PBXSourcesBuildPhase; files = (B);}}; R = {{isa = PBXResourcesBuildPhase; files = (B);}}; B = {{isa = PBXBuildFile; fileRef = F;}};
C = {{isa = XCConfigurationList; buildConfigurations = (D);}};
D = {{isa = XCBuildConfiguration; name = {text}; buildSettings = {{INFOPLIST_FILE = {text}; PRODUCT_NAME = {text}; INFOPLIST_KEY_NSCameraUsageDescription = {text}; baseConfigurationReference = F; }}; baseConfigurationReference = F; }};
}}; }}
"""


def spoiled(content, payload):
    """A report or a part of the program's own, with the payload in each of its texts and then in each alone."""
    def spoil(value, depth=0):
        if isinstance(value, dict):
            return {key: spoil(member, depth + 1) for key, member in value.items()}
        if isinstance(value, list):
            return [spoil(member, depth + 1) for member in value][:40]
        return payload + " spoiled" if isinstance(value, str) and not re.fullmatch(r"l10nscan|[0-9a-f]{16}|error|warning|note", value) else value

    try:
        return json.dumps(spoil(json.loads(content))).encode()
    except ValueError:
        return content


if __name__ == "__main__":
    make(sys.argv[1], PAYLOADS[sys.argv[2]])
