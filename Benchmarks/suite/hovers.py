"""Asks the language server of a project about all that it shows, and reads what comes back."""

import json
import pathlib
import re

# What goes into a file, where it has to be what it is.
EDITS = {"newText", "insertText", "filterText", "uri", "targetUri", "data", "arguments", "sortText"}
ASKS = ["hover", "definition", "completion", "prepareRename", "references", "documentHighlight"]


def framed(**message):
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def session(folder):
    """All that is asked, in one go; the server answers in this order."""
    root, number, asked = folder.as_uri(), 1, {}
    frames = [framed(id=0, method="initialize", params={"rootUri": root, "capabilities": {"textDocument": {"hover": {"contentFormat": ["markdown"]}}}}), framed(method="initialized", params={})]
    paths = [path for path in sorted(folder.rglob("*")) if path.suffix in (".swift", ".strings", ".xcstrings", ".stringsdict") and path.is_file() and not path.is_symlink()][:16]
    for path in paths:
        text = path.read_bytes().decode(errors="replace")
        document = {"uri": path.as_uri()}
        frames.append(framed(method="textDocument/didOpen", params={"textDocument": document | {"languageId": "swift", "version": 1, "text": text}}))
        asks = [(name, {}) for name in ["documentSymbol"]] + [("inlayHint", {"range": whole(text)}), ("codeAction", {"range": whole(text), "context": {"diagnostics": []}})]
        for line, words in enumerate(re.split("\r\n|\n|\r", text)):
            places = [match.start() + 1 for match in re.finditer('"', words)][:6] if line < 40 else []
            asks += [(name, {"position": {"line": line, "character": place}, "context": {"includeDeclaration": True}}) for place in places for name in ASKS[:3] + ASKS[4:5]]
        for name, parameters in asks:
            frames.append(framed(id=number, method=f"textDocument/{name}", params={"textDocument": document, **parameters}))
            asked[number] = name
            number += 1
    frames += [framed(id=number, method="shutdown"), framed(method="exit")]
    return b"".join(frames), asked


def whole(text):
    return {"start": {"line": 0, "character": 0}, "end": {"line": text.count("\n") + 1, "character": 0}}


def messages(output):
    """Reads the frames that the server has sent."""
    while output:
        head, _, output = output.partition(b"\r\n\r\n")
        length = int(re.search(rb"Content-Length: (\d+)", head)[1])
        yield json.loads(output[:length])
        output = output[length:]


def hover(suite, name, folder):
    input, asked = session(pathlib.Path(folder))
    done = suite.l10nscan(["lsp"], folder, input=input)
    suite.printed(f"{name}: lsp, errors", done.errors, False, "text")
    try:
        answers = list(messages(done.output))
    except (ValueError, TypeError) as error:
        return suite.complain(f"{name}: lsp sends no message:", str(error))
    for answer in answers:
        what = f"{name}: lsp, " + asked.get(answer.get("id"), answer.get("method", "answer"))
        suite.figures["answers of the language server"] += 1
        for kind, text in shown(answer):
            bare = text.replace("\n", "") if kind in ("value", "documentation", "message") else text
            found = suite.CONTROL.search(bare) or suite.OBEYED.search(text)
            if found or kind in ("label", "title", "detail", "name") and "\n" in text:
                suite.complain(what, kind, "holds", text[:100] if not found else text[max(0, found.start() - 30) : found.end() + 30])
            if kind == "value":
                suite.read_markdown(f"{name}: hover", text, is_shown_to_many=False)
                suite.figures["hovers"] += 1


def shown(value, name=""):
    """The texts of an answer that an editor shows."""
    if isinstance(value, dict):
        for key, member in value.items():
            if key not in EDITS:
                yield from shown(member, key)
    elif isinstance(value, list):
        for member in value:
            yield from shown(member, name)
    elif isinstance(value, str):
        yield name, value
