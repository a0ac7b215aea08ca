#!/bin/sh
# mcp 2.3.0 (PyPI, 2026), a server for coding agents that looks texts of a String Catalog up, with Python 3.11.
#
# Guess: requests named 1 and "1" are two, as JSON-RPC has it, so that to take 1 back ends that one alone.
# The message of an exception in a tool reaches the agent, which can correct itself by it. A tool that is
# not there is an error of the protocol (-32602), as the specification's example has it.
#
# Seen: to take 1 back ends "1", which gets no answer, and 1 is answered. Of "no key 'titel'; did you mean
# 'title'?" nothing arrives but "Error executing tool text". A tool that is not there is an answer with
# isError, like one that has failed.
#
# To know: a client that names requests by numbers and by texts at once is answered wrongly; what an agent
# is to read is returned by a tool, and not raised.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install --quiet --disable-pip-version-check mcp==2.3.0
cd "$place"
export HOME="$place"

cat >Localizable.xcstrings <<'JSON'
{
  "sourceLanguage" : "en",
  "strings" : {
    "title" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Titel" } } } }
  },
  "version" : "1.0"
}
JSON
cat >server.py <<'PYTHON'
import json
import pathlib

import anyio
from mcp.server import MCPServer

server = MCPServer("texts")
strings = json.loads(pathlib.Path("Localizable.xcstrings").read_text())["strings"]


@server.tool()
async def text(key: str, language: str, seconds: float = 0) -> str:
    await anyio.sleep(seconds)
    if key not in strings:
        raise ValueError(f"no key '{key}'; did you mean 'title'?")
    return strings[key]["localizations"][language]["stringUnit"]["value"]


server.run()
PYTHON
cat >client.py <<'PYTHON'
import json
import subprocess
import sys
import time

process = subprocess.Popen([sys.executable, "server.py"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def say(**members):
    process.stdin.write(json.dumps({"jsonrpc": "2.0", **members}) + "\n")
    process.stdin.flush()


def call(name, tool, **arguments):
    say(id=name, method="tools/call", params={"name": tool, "arguments": arguments})


say(id=0, method="initialize", params={"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "c", "version": "1"}})
process.stdout.readline()
say(method="notifications/initialized")
call(1, "text", key="title", language="de", seconds=2)
time.sleep(0.5)
call("1", "text", key="title", language="de", seconds=2)
time.sleep(0.5)
say(method="notifications/cancelled", params={"requestId": 1})
time.sleep(3)
call(2, "text", key="titel", language="de")
call(3, "texts", key="title")
answers = {}
while 3 not in answers or 2 not in answers:
    answer = json.loads(process.stdout.readline())
    answers[answer["id"]] = answer
for name in (1, "1", 2, 3):
    answer = answers.get(name)
    if answer is None:
        print(json.dumps(name), "has no answer")
    elif "error" in answer:
        print(json.dumps(name), "is an error of the protocol", answer["error"]["code"])
    else:
        result = answer["result"]
        print(json.dumps(name), "failed:" if result["isError"] else "says:", result["content"][0]["text"])
process.stdin.close()
PYTHON
"$place/venv/bin/python" client.py >seen
cat >expected <<'TEXT'
1 says: Titel
"1" has no answer
2 failed: Error executing tool text
3 failed: Unknown tool: texts
TEXT
cat seen
diff expected seen
