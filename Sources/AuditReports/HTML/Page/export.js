// The filtered list as CSV, for spreadsheets and translators.
function csvCell(value) {
  const text = visible(String(value ?? ""));
  // What a spreadsheet would take for a formula is marked as a text.
  const harmless = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? "'" + text : text;
  return /[",;\n]/.test(harmless) ? '"' + harmless.replaceAll('"', '""') + '"' : harmless;
}

function csvRows(list, view, chosen) {
  return list.flatMap(row => view.cells(row, chosen || [])).map(cells => cells.map(csvCell).join(","));
}

/// The text of a key in a language in one cell; empty where it has none.
function textCellText(text) {
  return typeof text === "string" ? text
    : Array.isArray(text) ? text.map(([kind, text]) => kind + ": " + text).join("\n") : "";
}

function download(id, view, chosen) {
  const parts = view.shown.flatMap(row => wantedParts(view, row));
  const lines = [view.columns.join(","), ...csvRows(parts, view, chosen)];
  const blob = new Blob(["\ufeff" + lines.join("\r\n") + "\r\n"], { type: "text/csv" });
  const link = make("a", { href: URL.createObjectURL(blob), download: id + ".csv" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
