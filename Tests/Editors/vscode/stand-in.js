"use strict";

// A stand-in for the part of Visual Studio Code's API that the extension uses. Its values turn into
// JSON as the editor's do, and its documents change by edits as buffers do.

const fs = require("node:fs");
const { fileURLToPath, pathToFileURL } = require("node:url");

class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  static file(path) { return new Uri(pathToFileURL(path).href); }
  get fsPath() { return fileURLToPath(this.text); }
  toString() { return this.text; }
}

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
  toJSON() { return { line: this.line, character: this.character }; }
  isEqual(other) { return this.line === other.line && this.character === other.character; }
}

class Range {
  constructor(...numbers) {
    const [start, end] = numbers.length === 4 ? [new Position(...numbers.slice(0, 2)), new Position(...numbers.slice(2))] : numbers;
    Object.assign(this, { start, end });
  }
  toJSON() { return [this.start, this.end]; }
  isEqual(other) { return this.start.isEqual(other.start) && this.end.isEqual(other.end); }
}

class EventEmitter {
  constructor() {
    this.listeners = new Set();
    this.event = (listener) => {
      this.listeners.add(listener);
      return { dispose: () => this.listeners.delete(listener) };
    };
  }
  fire(value) { for (const listener of this.listeners) listener(value); }
  dispose() { this.listeners.clear(); }
}

/** A class whose values have what their initializer is given, by these names. */
const record = (...names) =>
  class {
    constructor(...values) { names.forEach((name, index) => { this[name] = values[index]; }); }
  };

class WorkspaceEdit {
  constructor() { this.edits = []; }
  replace(uri, range, text) { this.edits.push({ uri, range, text }); }
}

class CodeActionKind {
  constructor(value) { this.value = value; }
  append(part) { return new CodeActionKind([this.value, part].filter(Boolean).join(".")); }
}
CodeActionKind.Empty = new CodeActionKind("");

class TextDocument {
  constructor(uri) {
    Object.assign(this, { uri, languageId: "plaintext", version: 1, text: fs.readFileSync(uri.fsPath, "utf8") });
  }
  getText() { return this.text; }
  offsetAt({ line, character }) {
    const lines = this.text.split("\n").slice(0, line);
    return lines.reduce((sum, it) => sum + it.length + 1, 0) + character;
  }
}

const events = {};
const event = (name) => (events[name] ??= new EventEmitter()).event;
const providers = {};
const register = (name) => (...parts) => {
  providers[name] = parts.find((it) => typeof it === "object" && !Array.isArray(it));
  return { dispose: () => delete providers[name] };
};
const found = new Map();
const commands = new Map();
const shown = { messages: [], documents: [], progress: [], log: "" };
const values = {};

const workspace = {
  textDocuments: [],
  workspaceFolders: [],
  onDidOpenTextDocument: event("open"),
  onDidChangeTextDocument: event("change"),
  onDidSaveTextDocument: event("save"),
  onDidCloseTextDocument: event("close"),
  onDidChangeWorkspaceFolders: event("folders"),
  onDidChangeConfiguration: event("configuration"),
  getConfiguration: (section) => ({ get: (name) => values[`${section}.${name}`] }),
  createFileSystemWatcher: () => ({
    onDidCreate: event("created"), onDidChange: event("changed"), onDidDelete: event("deleted"), dispose() {},
  }),
};

module.exports = {
  Uri, Position, Range, EventEmitter, WorkspaceEdit, CodeActionKind,
  Location: record("uri", "range"),
  Diagnostic: record("range", "message", "severity"),
  DiagnosticRelatedInformation: record("location", "message"),
  Hover: record("contents", "range"),
  MarkdownString: record("value"),
  SnippetString: record("value"),
  CompletionItem: record("label", "kind"),
  CompletionList: record("items", "isIncomplete"),
  CodeAction: record("title", "kind"),
  CodeLens: record("range", "command"),
  DocumentSymbol: record("name", "detail", "kind", "range", "selectionRange"),
  SymbolInformation: record("name", "kind", "containerName", "location"),
  InlayHint: record("position", "label"),
  SemanticTokens: record("data"),
  SemanticTokensLegend: record("types", "modifiers"),
  ProgressLocation: { Window: 10 },
  workspace,
  languages: {
    match: (selector, { uri }) => /\.(swift|m|strings|stringsdict|xcstrings)$/.test(uri.text) ? 10 : 0,
    createDiagnosticCollection: () => ({
      set: (uri, list) => found.set(uri.toString(), list), dispose: () => found.clear(),
    }),
    ...Object.fromEntries(
      ["Hover", "Definition", "Reference", "CompletionItem", "Rename", "CodeActions", "DocumentSymbol",
        "WorkspaceSymbol", "InlayHints", "CodeLens", "DocumentSemanticTokens"]
        .map((name) => [`register${name}Provider`, register(name)])
    ),
  },
  commands: {
    registerCommand: (name, run) => { commands.set(name, run); return { dispose: () => commands.delete(name) }; },
  },
  window: {
    createOutputChannel: () => ({
      append: (text) => { shown.log += text; }, appendLine: (text) => { shown.log += text + "\n"; }, dispose() {},
    }),
    showInformationMessage: async (text) => { shown.messages.push(text); },
    showErrorMessage: async (text) => { shown.messages.push(text); },
    showTextDocument: async (uri, options) => { shown.documents.push({ uri, ...options }); },
    withProgress: async ({ title }, run) => { shown.progress.push(title); await run(); },
  },
  /** What a test looks at and does. */
  editor: {
    providers, found, commands, shown, values,
    fire: (name, value) => events[name]?.fire(value),
    open(path) {
      const document = new TextDocument(Uri.file(path));
      workspace.textDocuments.push(document);
      events.open?.fire(document);
      return document;
    },
    apply(document, range, text) {
      const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)];
      document.text = document.text.slice(0, start) + text + document.text.slice(end);
      document.version += 1;
      events.change?.fire({ document, contentChanges: [{ range, text }] });
    },
    applyEdit({ edits }) {
      const known = (uri) => workspace.textDocuments.find((it) => it.uri.text === uri.text) ?? this.open(uri.fsPath);
      const order = ({ range }) => range.start.line * 1e6 + range.start.character;
      for (const { uri, range, text } of [...edits].sort((left, right) => order(right) - order(left))) {
        this.apply(known(uri), range, text);
      }
    },
  },
};
