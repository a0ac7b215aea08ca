"use strict";

// Starts the extension of Editors/vscode with the program L10NSCAN, in the working folder; see
// .ci/editors.

const Module = require("node:module");
const path = require("node:path");

const find = Module._resolveFilename;
Module._resolveFilename = (name, ...rest) =>
  name === "vscode" ? path.join(__dirname, "stand-in.js") : find(name, ...rest);

const vscode = require("vscode");
const extension = require("../../../Editors/vscode/extension.js");

const { editor } = vscode;
let failures = 0;

function check(name, isRight, found) {
  if (!isRight) failures += 1;
  console.log(isRight ? `ok: ${name}` : `FAILED: ${name}: ${JSON.stringify(found)}`);
}

async function wait(name, condition) {
  const end = Date.now() + 60000;
  while (!condition() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  check(name, condition(), [...editor.found].map(([uri, list]) => [uri, list.map((it) => it.message)]));
}

const codes = (document) =>
  (editor.found.get(document.uri.toString()) ?? []).map((it) => it.code.value ?? it.code).sort().join(" ");
const at = (line, character) => new vscode.Position(line, character);
const all = new vscode.Range(0, 0, 1000, 0);
const token = { onCancellationRequested() {} };

async function actions(document, range, wanted) {
  const context = { diagnostics: editor.found.get(document.uri.toString()) ?? [], only: undefined, triggerKind: 1 };
  const list = await editor.providers.CodeActions.provideCodeActions(document, range, context, token);
  return list.find((it) => it.title.startsWith(wanted)) ?? check(`'${wanted}' is offered`, false, list.map((it) => it.title));
}

async function run() {
  Object.assign(editor.values, { "l10nscan.path": process.env.L10NSCAN, "l10nscan.language": "de" });
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.file(process.cwd()), name: "app" }];
  const app = editor.open("App.swift");
  await extension.activate({ subscriptions: [] });
  await wait("findings appear", () => codes(app) === "missing-key");
  const [finding] = editor.found.get(app.uri.toString());
  check("a finding has its place and page", finding.range.start.line === 7 && finding.severity === 0
    && finding.code.target.text === "https://example.org/rules/missing-key.html", finding);
  check("the first audit has been shown", editor.shown.progress.length === 1, editor.shown.progress);

  const provider = editor.providers;
  const hover = await provider.Hover.provideHover(app, at(5, 12), token);
  check("hover tells all texts", /Welcome 🙂[^]*Willkommen/.test(hover?.contents.value), hover);
  const places = await provider.Definition.provideDefinition(app, at(5, 12), token);
  check("the definition is in the tables", places[0].uri.text.endsWith("en.lproj/Localizable.strings")
    && places[0].range.start.line === 1, places);
  const uses = await provider.Reference.provideReferences(app, at(5, 12), { includeDeclaration: false }, token);
  check("the references are in the code", uses.length === 1 && uses[0].range.start.line === 5, uses);
  const symbols = await provider.WorkspaceSymbol.provideWorkspaceSymbols("willk", token);
  check("a text is found in the project", symbols[0]?.name === "Willkommen", symbols);
  const hints = await provider.InlayHints.provideInlayHints(app, all, token);
  check("hints have the language of the settings", hints[0]?.label === "Willkommen", hints);

  // Typing: the findings follow the text.
  editor.apply(app, new vscode.Range(7, 10, 7, 19), "home.Title");
  await wait("a misspelled key is found", () => finding !== editor.found.get(app.uri.toString())?.[0]);
  const use = await actions(app, new vscode.Range(7, 6, 7, 6), "Use 'home.title' instead");
  check("a fix is one of its finding", use?.diagnostics.length === 1 && use.kind.value === "quickfix", use);
  editor.applyEdit(use.edit);
  check("the fix writes the key", app.text.split("\n")[7].includes('Text("home.title")'), app.text);
  await wait("the finding goes", () => codes(app) === "");

  editor.apply(app, new vscode.Range(7, 10, 7, 20), "New text");
  await wait("a new text is in no table", () => codes(app) === "unlisted-text");
  editor.applyEdit((await actions(app, new vscode.Range(7, 6, 7, 6), "Add 'New text' to table")).edit);
  const english = vscode.workspace.textDocuments.find((it) => it.uri.text.endsWith("en.lproj/Localizable.strings"));
  check("the key is added", english.text.includes('"New text" = "New text";'), english.text);
  await wait("the code has its text", () => codes(app) === "");

  const lenses = await provider.CodeLens.provideCodeLenses(english, token);
  const lens = lenses.find((it) => it.command.title === "1 of 2 languages");
  check("a key tells how many languages have it", lens !== undefined, lenses);
  await editor.commands.get("l10nscan.nextMissingTranslation")(...(lens?.command.arguments ?? []));
  check("the next missing translation is shown", editor.shown.documents[0]?.selection.start.line
    === lens?.range.start.line, editor.shown.documents);

  editor.apply(app, new vscode.Range(7, 10, 7, 18), "");
  const completion = await provider.CompletionItem.provideCompletionItems(app, at(7, 10), token);
  check("keys are completed", completion?.items.some((it) => it.label === "home.title"), completion);
  editor.apply(app, new vscode.Range(7, 10, 7, 10), "home.title");

  const german = editor.open("de.lproj/Localizable.strings");
  await wait("a broken table is told of", () => codes(german).includes("malformed-resource"));
  const tableFix = await actions(german, new vscode.Range(0, 0, 0, 30), "Insert ';'");
  check("the only right answer is preferred", tableFix?.isPreferred === true, tableFix);
  editor.applyEdit(tableFix.edit);
  await wait("the fix mends the table", () => !codes(german).includes("malformed-resource"));

  const more = editor.open("More.swift");
  const catalog = editor.open("More.xcstrings");
  await wait("a catalog has its findings", () => codes(catalog) === "mismatched-placeholder needs-review");
  const edit = async (document, line, title, column = 22) =>
    editor.applyEdit((await actions(document, new vscode.Range(line, column, line, column), title)).edit);
  await edit(catalog, 8, "Use '%lld' instead of '%@'");
  await edit(catalog, 18, "Mark the German translation as reviewed");
  await wait("the catalog is right", () => codes(catalog) === "");
  check("a text shown as it is is found", codes(more) === "bypassed-translation", codes(more));
  await edit(more, 10, "Look 'Settings' up in table 'More'", 6);
  await edit(more, 12, "Extract 'Plain words' to table 'Localizable'");
  check("the code looks both up", more.text.includes('Row(title: String(localized: "Settings", table: "More"))')
    && more.text.includes('let words = String(localized: "Plain words")'), more.text);
  await wait("the code shows translations", () => codes(more) === "");
  check("the words are in the table", english.text.includes('"Plain words" = "Plain words";'), english.text);

  const keys = await provider.DocumentSymbol.provideDocumentSymbols(english, token);
  check("a table has its keys", keys[0]?.name === "home.title" && keys[0].kind === 19, keys);
  const tokens = await provider.DocumentSemanticTokens.provideDocumentSemanticTokens(english, token);
  check("placeholders are marked", tokens?.data.length === 5, tokens);

  const prepared = await provider.Rename.prepareRename(app, at(5, 12), token);
  check("a rename begins with the key", prepared.placeholder === "home.title", prepared);
  editor.applyEdit(await provider.Rename.provideRenameEdits(app, at(5, 12), "home.head", token));
  for (const document of [app, english, german]) {
    check("a rename changes everything", document.text.includes("home.head") && !document.text.includes("home.title"), document.text);
  }

  editor.values["l10nscan.codeLens"] = false;
  editor.fire("configuration", { affectsConfiguration: (name) => name === "l10nscan" });
  let left = lenses;
  for (let round = 0; round < 100 && left.length > 0; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    left = await provider.CodeLens.provideCodeLenses(english, token);
  }
  check("a setting switches lenses off", left.length === 0, left);

  await editor.commands.get("l10nscan.restart")();
  await wait("a new server knows the open texts", () => codes(german) === "" && codes(english) !== "");
  await extension.deactivate();
  check("nothing is left when it ends", editor.found.size === 0 && Object.keys(editor.providers).length === 0, editor.shown);

  editor.values["l10nscan.path"] = "/nowhere/l10nscan";
  await editor.commands.get("l10nscan.restart")();
  await wait("a program that is not there is told of", () => /is not installed/.test(editor.shown.messages.at(-1)));
}

run().then(() => process.exit(failures === 0 ? 0 : 1), (error) => {
  console.log(`FAILED: ${error.stack}`);
  process.exit(1);
});
