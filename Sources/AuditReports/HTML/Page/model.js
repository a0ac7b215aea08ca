"use strict";

// The data and how to reach into it, and the making of elements.
const data = JSON.parse(document.getElementById("data").textContent);
const severities = ["error", "warning", "note"];

// The columns of the rows, as HTMLPage+Data.swift writes them.
const F = {
  rule: 0, severity: 1, path: 2, line: 3, column: 4, table: 5, language: 6, key: 7,
  message: 8, help: 9, notes: 10, excerpt: 11, fingerprint: 12, isNew: 13, place: 14,
  fixes: 15,
};
// What stands for a text that is not there.
const missing = 0, unneeded = 1;
const K = { key: 0, comment: 1, places: 2, texts: 3 };
const D = { path: 0, line: 1, column: 2, routine: 3, pattern: 4, table: 5, reason: 6, cause: 7 };

const parsedTables = new Map();
/// The keys of a table, parsed when they are first asked for.
function keysOf(table) {
  if (!parsedTables.has(table)) {
    const script = document.getElementById("table-" + table);
    parsedTables.set(table, JSON.parse(script.textContent));
    script.remove();
  }
  return parsedTables.get(table);
}

let findingsByKey = null;
/// The findings about a key.
function findingsOf(table, key) {
  if (!findingsByKey) {
    findingsByKey = new Map();
    for (const finding of data.findings) {
      if (!finding[F.place]) continue;
      const place = finding[F.place].join();
      if (!findingsByKey.has(place)) findingsByKey.set(place, []);
      findingsByKey.get(place).push(finding);
    }
  }
  return findingsByKey.get(table + "," + key) || [];
}

function make(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {}))
    if (value != null) element.setAttribute(key, value);
  element.append(...children.filter(child => child != null));
  return element;
}

const steering = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]/g;
/// The text with escapes for what would steer the display instead of showing.
function visible(text) {
  const code = character => character.codePointAt(0).toString(16).toUpperCase();
  return text.replace(steering, character => "\\u{" + code(character) + "}");
}
/// The same, on one line.
function visibleLine(text) {
  return visible(text).replaceAll("\n", "\\n").replaceAll("\t", "\\t");
}

function counted(count, noun) {
  return grouped(count) + " " + noun + (count === 1 ? "" : "s");
}
function grouped(count) {
  return count < 10000 ? String(count) : String(count).replace(/\B(?=(\d{3})+$)/g, "\u202f");
}
function placeText(path, line, column) {
  return visibleLine(data.paths[path]) + ":" + line + (column ? ":" + column : "");
}
/// The file with its folder, which is as much as a row has room for.
function shortPlace(path, line) {
  return visibleLine(data.paths[path].split("/").slice(-2).join("/")) + ":" + line;
}
