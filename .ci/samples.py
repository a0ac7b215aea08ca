#!/usr/bin/env python3
"""A stand-in for GitHub's comments on pull requests, on a port of this machine.

usage: .ci/samples.py FOLDER

Writes its port into FOLDER/port, and what it is asked for into FOLDER/requests. It knows 150 comments
of people, and takes the token 'secret'.
"""
import json
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

FOLDER = Path(sys.argv[1])
COMMENTS = [{"id": number, "user": {"type": "User"}, "body": "<!-- l10nscan -->"} for number in range(150)]


class Handler(BaseHTTPRequestHandler):
    def answer(self, status, value):
        body = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_any(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if self.headers["authorization"] != "Bearer secret":
            return self.answer(403, {"message": "Resource not accessible by integration"})
        with open(FOLDER / "requests", "a") as log:
            log.write(f"{self.command} {self.path}\n")
        if self.command == "GET":
            query = parse_qs(urlsplit(self.path).query)
            size, page = int(query["per_page"][0]), int(query["page"][0])
            return self.answer(200, COMMENTS[(page - 1) * size:page * size])
        text = json.loads(body)["body"]
        if self.command == "POST":
            COMMENTS.append({"id": 1000, "user": {"type": "Bot"}, "body": text})
        self.answer(201, {"id": 1000})

    do_GET = do_POST = do_PATCH = do_any

    def log_message(self, *_):
        pass


(FOLDER / "requests").write_text("")
server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
(FOLDER / "port").write_text(str(server.server_port))
server.serve_forever()
