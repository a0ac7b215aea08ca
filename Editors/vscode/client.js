"use strict";

const { spawn } = require("node:child_process");

/** A client of the Language Server Protocol, which talks to a program over its standard streams. */
class Client {
  /**
   * @param {string} program The server, by its name on the PATH or its place.
   * @param {string[]} words The words behind it.
   * @param {Object<string, function>} handlers What is done with a message of the server, by its
   *   method; what a handler of a request returns is the answer.
   * @param {function(Error | null)} ended Called once when the server is gone: with an error, unless
   *   `stop` has ended it.
   */
  constructor(program, words, handlers, ended) {
    this.handlers = handlers;
    this.waiting = new Map();
    this.received = Buffer.alloc(0);
    this.count = 0;
    this.isStopping = false;
    this.process = spawn(program, words, { stdio: ["pipe", "pipe", "pipe"] });
    this.process.stdout.on("data", (bytes) => this.receive(bytes));
    this.process.stderr.on("data", (bytes) => handlers.standardError?.(String(bytes)));
    // Writing to a program that is gone fails; its end tells of that.
    this.process.stdin.on("error", () => {});
    let isOver = false;
    const end = (error) => {
      if (isOver) return;
      isOver = true;
      for (const { reject } of this.waiting.values()) reject(new Error("the server has ended"));
      this.waiting.clear();
      ended(this.isStopping ? null : error);
    };
    this.process.on("error", end);
    this.process.on("close", (status) => end(new Error(`the server has ended with status ${status}`)));
  }

  /** Sends a request; the promise has its result, or fails with an error that has the code. */
  request(method, params, token) {
    const id = ++this.count;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.send({ id, method, params });
      token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
    });
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /** Ends the server as the protocol wants it. */
  async stop() {
    this.isStopping = true;
    const end = new Promise((resolve) => this.process.once("close", resolve));
    await this.request("shutdown").catch(() => {});
    this.notify("exit");
    this.process.stdin.end();
    const timer = setTimeout(() => this.process.kill(), 2000);
    await end;
    clearTimeout(timer);
  }

  send(message) {
    const content = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    if (!this.process.stdin.writable) return;
    this.process.stdin.write(`Content-Length: ${content.length}\r\n\r\n`);
    this.process.stdin.write(content);
  }

  receive(bytes) {
    this.received = Buffer.concat([this.received, bytes]);
    for (;;) {
      const end = this.received.indexOf("\r\n\r\n");
      if (end < 0) return;
      const header = this.received.subarray(0, end).toString("latin1");
      const start = end + 4;
      const length = Number(/content-length: *(\d+)/i.exec(header)?.[1] ?? 0);
      if (this.received.length < start + length) return;
      const content = this.received.subarray(start, start + length).toString("utf8");
      this.received = this.received.subarray(start + length);
      this.handle(JSON.parse(content));
    }
  }

  async handle(message) {
    if (message.method === undefined) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (!message.error) return waiting?.resolve(message.result);
      return waiting?.reject(Object.assign(new Error(message.error.message), { code: message.error.code }));
    }
    const handler = this.handlers[message.method];
    if (message.id === undefined) return handler?.(message.params);
    if (!handler) {
      const error = { code: -32601, message: `no method '${message.method}'` };
      return this.send({ id: message.id, error });
    }
    this.send({ id: message.id, result: (await handler(message.params)) ?? null });
  }
}

module.exports = { Client };
