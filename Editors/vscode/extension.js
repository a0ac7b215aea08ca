"use strict";

const vscode = require("vscode");
const { Client } = require("./client");
const convert = require("./convert");

const pattern = "**/*.{swift,m,mm,h,c,x,xm,strings,stringsdict,xcstrings,storyboard,xib}";
const selector = [{ scheme: "file", pattern }];
const nextMissing = "l10nscan.nextMissingTranslation";

/** The server of this window, with everything that is registered for it; nothing where it has ended. */
let session;
let log;

/** Starts the server for the folders of the window, and tells the editor what it can do. */
async function start() {
  const diagnostics = vscode.languages.createDiagnosticCollection("l10nscan");
  const lensesChanged = new vscode.EventEmitter();
  const hintsChanged = new vscode.EventEmitter();
  const parts = [diagnostics, lensesChanged, hintsChanged];
  const progress = new Map();
  const handlers = {
    standardError: (text) => log.append(text),
    "textDocument/publishDiagnostics": ({ uri, diagnostics: found }) =>
      diagnostics.set(vscode.Uri.parse(uri), found.map(convert.diagnostic)),
    "window/logMessage": ({ message }) => log.appendLine(message),
    "window/showMessage": ({ message }) => void vscode.window.showInformationMessage(message),
    "window/workDoneProgress/create": () => null,
    "$/progress": ({ token, value }) => showProgress(progress, token, value),
    "workspace/configuration": ({ items }) => items.map(settings),
    "workspace/codeLens/refresh": () => lensesChanged.fire(),
    "workspace/inlayHint/refresh": () => hintsChanged.fire(),
    "client/registerCapability": ({ registrations }) => {
      for (const { registerOptions } of registrations) parts.push(...watchers(registerOptions.watchers));
    },
  };
  const program = vscode.workspace.getConfiguration("l10nscan").get("path") || "l10nscan";
  const client = new Client(program, ["lsp"], handlers, (error) => {
    for (const end of progress.values()) end();
    if (session?.client !== client) return;
    session = undefined;
    for (const part of parts) part.dispose();
    if (error) void offerRestart(program, error);
  });
  session = { client, parts };
  const { capabilities } = await client.request("initialize", initialization());
  client.notify("initialized", {});
  parts.push(...providers(client, capabilities, lensesChanged.event, hintsChanged.event));
  parts.push(...synchronization(client));
}

async function stop() {
  const ended = session;
  session = undefined;
  for (const part of ended?.parts ?? []) part.dispose();
  await ended?.client.stop();
}

async function offerRestart(program, error) {
  log.appendLine(error.message);
  const text =
    error.code === "ENOENT"
      ? `'${program}' is not installed, or the setting 'l10nscan.path' names another place`
      : `l10nscan: ${error.message}`;
  if (await vscode.window.showErrorMessage(text, "Restart")) await restart();
}

async function restart() {
  await stop();
  // What went wrong has been shown when the program ended.
  await start().catch((error) => log.appendLine(error.message));
}

const folder = ({ uri, name }) => ({ uri: uri.toString(), name });

/** What the editor is, as the protocol tells it. */
const initialization = () => ({
  processId: process.pid,
  workspaceFolders: (vscode.workspace.workspaceFolders ?? []).map(folder),
  initializationOptions: settings(),
  capabilities: {
    general: { positionEncodings: ["utf-16"] },
    window: { workDoneProgress: true },
    workspace: {
      configuration: true,
      workspaceFolders: true,
      workspaceEdit: { documentChanges: true },
      didChangeWatchedFiles: { dynamicRegistration: true },
      codeLens: { refreshSupport: true },
      inlayHint: { refreshSupport: true },
    },
    textDocument: {
      hover: { contentFormat: ["markdown"] },
      documentSymbol: { hierarchicalDocumentSymbolSupport: true },
      completion: { completionItem: { snippetSupport: true } },
      codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
    },
  },
});

/** The settings that the server knows; what is empty says nothing. */
function settings() {
  const values = vscode.workspace.getConfiguration("l10nscan");
  const names = ["configuration", "delay", "language", "codeLens"];
  const told = names.map((name) => [name, values.get(name)]);
  return Object.fromEntries(told.filter(([, value]) => value !== undefined && value !== ""));
}

/** A range as the protocol has it; the editor's own becomes an array in JSON. */
const extent = ({ start, end }) => ({ start, end });

/** Tells the server of texts, files, folders and settings. */
function synchronization(client) {
  const { workspace } = vscode;
  const isOurs = (document) => vscode.languages.match(selector, document) > 0;
  const named = (document) => ({ uri: document.uri.toString() });
  const open = (document) => {
    if (!isOurs(document)) return;
    const { languageId, version } = document;
    const text = document.getText();
    const textDocument = { ...named(document), languageId, version, text };
    client.notify("textDocument/didOpen", { textDocument });
  };
  workspace.textDocuments.forEach(open);
  return [
    workspace.onDidOpenTextDocument(open),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!isOurs(document) || contentChanges.length === 0) return;
      const textDocument = { ...named(document), version: document.version };
      const changes = contentChanges.map(({ range, text }) => ({ range: extent(range), text }));
      client.notify("textDocument/didChange", { textDocument, contentChanges: changes });
    }),
    workspace.onDidSaveTextDocument((document) => {
      if (isOurs(document)) client.notify("textDocument/didSave", { textDocument: named(document) });
    }),
    workspace.onDidCloseTextDocument((document) => {
      if (isOurs(document)) client.notify("textDocument/didClose", { textDocument: named(document) });
    }),
    workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      const event = { added: added.map(folder), removed: removed.map(folder) };
      client.notify("workspace/didChangeWorkspaceFolders", { event });
    }),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("l10nscan.path")) return void restart();
      if (event.affectsConfiguration("l10nscan")) {
        client.notify("workspace/didChangeConfiguration", { settings: {} });
      }
    }),
  ];
}

/** Watches files for the server; of many changes at once it is told in one message. */
function watchers(wanted) {
  let changes = [];
  const tell = (type) => (uri) => {
    if (changes.push({ uri: uri.toString(), type }) > 1) return;
    setTimeout(() => {
      session?.client.notify("workspace/didChangeWatchedFiles", { changes });
      changes = [];
    }, 50);
  };
  return wanted.map(({ globPattern }) => {
    const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
    watcher.onDidCreate(tell(1));
    watcher.onDidChange(tell(2));
    watcher.onDidDelete(tell(3));
    return watcher;
  });
}

/** Shows what the server is at in the status bar, until it says that it is done. */
function showProgress(running, token, value) {
  if (value.kind === "end") {
    running.get(token)?.();
    running.delete(token);
  } else if (value.kind === "begin") {
    const options = { location: vscode.ProgressLocation.Window, title: value.title };
    const end = new Promise((resolve) => running.set(token, resolve));
    void vscode.window.withProgress(options, () => end);
  }
}

/** Registers what the server answers. */
function providers(client, capabilities, onDidChangeCodeLenses, onDidChangeInlayHints) {
  const { languages } = vscode;
  // A text that has changed meanwhile is asked about anew, and who cancels waits for no answer.
  const ask = (method, params, token) =>
    client.request(method, params, token).catch((error) => {
      if ([-32800, -32801].includes(error.code)) return null;
      throw error;
    });
  const about = (document) => ({ textDocument: { uri: document.uri.toString() } });
  const at = (document, position) => ({ ...about(document), position });
  const list = async (convertOne, answer) => ((await answer) ?? []).map(convertOne);
  const completion = async (document, position, token) => {
    const answer = await ask("textDocument/completion", at(document, position), token);
    if (!answer) return undefined;
    return new vscode.CompletionList(answer.items.map(convert.completionItem), answer.isIncomplete);
  };
  const actions = async (document, range, { diagnostics, only, triggerKind }, token) => {
    const context = { diagnostics: [], only: only && [only.value], triggerKind };
    const params = { ...about(document), range: extent(range), context };
    const answer = (await ask("textDocument/codeAction", params, token)) ?? [];
    return answer.map((it) => convert.codeAction(it, diagnostics)).filter(Boolean);
  };
  const { legend } = capabilities.semanticTokensProvider;
  const kinds = capabilities.codeActionProvider.codeActionKinds;
  return [
    languages.registerHoverProvider(selector, {
      async provideHover(document, position, token) {
        const answer = await ask("textDocument/hover", at(document, position), token);
        if (!answer) return undefined;
        return new vscode.Hover(
          convert.markdown(answer.contents),
          answer.range && convert.range(answer.range)
        );
      },
    }),
    languages.registerDefinitionProvider(selector, {
      provideDefinition: (document, position, token) =>
        list(convert.location, ask("textDocument/definition", at(document, position), token)),
    }),
    languages.registerReferenceProvider(selector, {
      provideReferences: (document, position, context, token) =>
        list(
          convert.location,
          ask("textDocument/references", { ...at(document, position), context }, token)
        ),
    }),
    languages.registerCompletionItemProvider(
      selector,
      { provideCompletionItems: completion },
      ...capabilities.completionProvider.triggerCharacters
    ),
    languages.registerRenameProvider(selector, {
      async prepareRename(document, position, token) {
        const answer = await ask("textDocument/prepareRename", at(document, position), token);
        if (!answer) throw new Error("no key stands here as it is");
        return { range: convert.range(answer.range), placeholder: answer.placeholder };
      },
      async provideRenameEdits(document, position, newName, token) {
        const params = { ...at(document, position), newName };
        const answer = await client.request("textDocument/rename", params, token);
        return answer && convert.workspaceEdit(answer);
      },
    }),
    languages.registerCodeActionsProvider(
      selector,
      { provideCodeActions: actions },
      { providedCodeActionKinds: kinds.map((kind) => vscode.CodeActionKind.Empty.append(kind)) }
    ),
    languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: (document, token) =>
        list(convert.documentSymbol, ask("textDocument/documentSymbol", about(document), token)),
    }),
    languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: (query, token) =>
        list(convert.workspaceSymbol, ask("workspace/symbol", { query }, token)),
    }),
    languages.registerInlayHintsProvider(selector, {
      onDidChangeInlayHints,
      provideInlayHints: (document, range, token) =>
        list(
          convert.inlayHint,
          ask("textDocument/inlayHint", { ...about(document), range: extent(range) }, token)
        ),
    }),
    languages.registerCodeLensProvider(selector, {
      onDidChangeCodeLenses,
      provideCodeLenses: (document, token) =>
        list(convert.codeLens, ask("textDocument/codeLens", about(document), token)),
    }),
    languages.registerDocumentSemanticTokensProvider(
      selector,
      {
        async provideDocumentSemanticTokens(document, token) {
          const answer = await ask("textDocument/semanticTokens/full", about(document), token);
          return answer && new vscode.SemanticTokens(Uint32Array.from(answer.data));
        },
      },
      new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)
    ),
  ];
}

/** Goes to the next key that lacks a text: behind a place that a lens names, or behind the cursor. */
async function goToNextMissing(start) {
  const editor = vscode.window.activeTextEditor;
  const here = editor && {
    uri: editor.document.uri.toString(),
    range: { start: editor.selection.active, end: editor.selection.active },
  };
  const params = { command: nextMissing, arguments: start ?? here ? [start ?? here] : [] };
  const answer = await session?.client.request("workspace/executeCommand", params);
  if (!answer) return;
  const { uri, range } = convert.location(answer);
  await vscode.window.showTextDocument(uri, { selection: range });
}

async function activate(context) {
  log = vscode.window.createOutputChannel("l10nscan");
  context.subscriptions.push(
    log,
    vscode.commands.registerCommand(nextMissing, goToNextMissing),
    vscode.commands.registerCommand("l10nscan.restart", restart)
  );
  await restart();
}

module.exports = { activate, deactivate: stop };
