"use strict";

const vscode = require("vscode");

// The protocol's values as the editor has them. Places are the same in both, in UTF-16.

const range = ({ start, end }) =>
  new vscode.Range(start.line, start.character, end.line, end.character);

const location = (value) => new vscode.Location(vscode.Uri.parse(value.uri), range(value.range));

/** Text that the server has escaped for Markdown, which runs no commands and shows no HTML. */
const markdown = (content) => new vscode.MarkdownString(content.value);

/** A finding; the protocol counts severities from 1, the editor from 0. */
function diagnostic(value) {
  const result = new vscode.Diagnostic(range(value.range), value.message, value.severity - 1);
  result.source = value.source;
  const page = value.codeDescription?.href;
  result.code = page ? { value: value.code, target: vscode.Uri.parse(page) } : value.code;
  result.tags = value.tags;
  result.relatedInformation = value.relatedInformation?.map(
    (note) => new vscode.DiagnosticRelatedInformation(location(note.location), note.message)
  );
  return result;
}

/** A change of files; nothing where one of them has another version by now. */
function workspaceEdit(value) {
  const edit = new vscode.WorkspaceEdit();
  for (const { textDocument, edits } of value.documentChanges ?? []) {
    const uri = vscode.Uri.parse(textDocument.uri);
    const open = vscode.workspace.textDocuments.find((it) => it.uri.toString() === uri.toString());
    if (textDocument.version !== null && open?.version !== textDocument.version) return undefined;
    for (const change of edits) edit.replace(uri, range(change.range), change.newText);
  }
  return edit;
}

/** An action; `diagnostics` are the editor's own findings at the place. */
function codeAction(value, diagnostics) {
  const edit = workspaceEdit(value.edit);
  if (!edit) return undefined;
  const action = new vscode.CodeAction(value.title, vscode.CodeActionKind.Empty.append(value.kind));
  action.edit = edit;
  action.isPreferred = value.isPreferred;
  action.diagnostics = diagnostics.filter((own) =>
    value.diagnostics?.some((it) => it.message === own.message && range(it.range).isEqual(own.range))
  );
  return action;
}

/** A key to choose; the protocol counts kinds from 1, the editor from 0. */
function completionItem(value) {
  const item = new vscode.CompletionItem(value.label, value.kind - 1);
  item.detail = value.detail;
  item.documentation = value.documentation && markdown(value.documentation);
  item.filterText = value.filterText;
  item.sortText = value.sortText;
  item.range = range(value.textEdit.range);
  const text = value.textEdit.newText;
  item.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  return item;
}

function documentSymbol(value) {
  const symbol = new vscode.DocumentSymbol(
    value.name,
    value.detail ?? "",
    value.kind - 1,
    range(value.range),
    range(value.selectionRange)
  );
  symbol.children = (value.children ?? []).map(documentSymbol);
  return symbol;
}

const workspaceSymbol = (value) =>
  new vscode.SymbolInformation(value.name, value.kind - 1, value.containerName, location(value.location));

function inlayHint(value) {
  const { line, character } = value.position;
  const hint = new vscode.InlayHint(new vscode.Position(line, character), value.label);
  hint.paddingLeft = value.paddingLeft;
  return hint;
}

const codeLens = (value) => new vscode.CodeLens(range(value.range), value.command);

module.exports = {
  range, location, markdown, diagnostic, workspaceEdit, codeAction, completionItem, documentSymbol,
  workspaceSymbol, inlayHint, codeLens,
};
