"""Asks the language server of a project about all that it shows, and reads what comes back."""

import json
import os
import pathlib
import re
import signal
import subprocess
import threading

from trials import Done

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
    return b"".join(frames), asked


def converse(words, folder, seconds=60, environment=None):
    """Asks the server of a project all that, and ends it when it has answered: what is pending then is cancelled."""
    input, asked = session(pathlib.Path(folder))
    process = subprocess.Popen(words, cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    errors, output, left = [], [], set(asked)
    tasks = [threading.Thread(target=lambda: (process.stdin.write(input), process.stdin.flush())), threading.Thread(target=lambda: errors.append(process.stderr.read()))]
    late = threading.Timer(seconds, lambda: os.killpg(process.pid, signal.SIGKILL))
    for task in [late, *tasks]:
        task.start()
    while head := process.stdout.readline():
        content = process.stdout.read(int(head.split(b": ")[1]) + 2)
        output.append(head + content)
        left.discard(json.loads(content).get("id"))
        if not left and not process.stdin.closed:
            process.stdin.write(framed(id=max(asked, default=0) + 1, method="shutdown") + framed(method="exit"))
            process.stdin.close()
    is_late = not late.is_alive()
    late.cancel()
    process.wait()
    for task in tasks:
        task.join()
    return Done(None if is_late else process.returncode, b"".join(output), b"".join(errors), 0), asked


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
    done, asked = converse([suite.program, "lsp"], folder, suite.options.seconds, suite.environment)
    suite.figures["runs"] += 1
    if done.status != 0:
        suite.complain("ends with", done.status, "lsp", "in", folder, done.errors[-200:])
    suite.printed(f"{name}: lsp, errors", done.errors, False, "text")
    try:
        answers = list(messages(done.output))
    except (ValueError, TypeError) as error:
        return suite.complain(f"{name}: lsp sends no message:", str(error))
    for answer in answers:
        what = f"{name}: lsp, " + asked.get(answer.get("id"), answer.get("method", "answer"))
        suite.figures["answers of the language server"] += 1
        suite.figures["answers that are errors"] += "error" in answer
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
