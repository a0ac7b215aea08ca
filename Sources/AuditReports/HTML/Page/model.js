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

/// The rows of the list: findings with one cause, of which the first speaks for all.
const rows = data.rows.map(([message, lead, ...others]) =>
  ({ message, lead, all: [lead, ...others.map(other => completed(other, lead))] }));
const findings = rows.flatMap(row => row.all);
/// A finding that says what the first of its row does, with another language's name.
function completed(finding, lead) {
  if (finding.length > 3) return finding;
  const [language, fingerprint, isNew] = finding;
  const [id, name] = data.languages[language], [leadID, leadName] = data.languages[lead[F.language]];
  const copy = lead.slice();
  copy[F.language] = language;
  copy[F.fingerprint] = fingerprint;
  copy[F.isNew] = isNew;
  copy[F.message] = lead[F.message].replace(leadName, () => name);
  copy[F.help] = lead[F.help]?.replace(leadID + ".lproj", () => id + ".lproj");
  return copy;
}
/// The languages that a row's findings are about.
function languagesOf(row) {
  return row.all.filter(finding => finding[F.language] != null)
    .map(finding => data.languages[finding[F.language]]);
}

const keyWords = new Map();
/// All that can be looked for of a key, in small letters: its texts, its comment, the files that use it.
function wordsOf(table, index) {
  const id = table + "." + index;
  if (!keyWords.has(id)) keyWords.set(id, keyText(keysOf(table)[index]).toLowerCase());
  return keyWords.get(id);
}
function keyText(key) {
  const texts = key[K.texts].flatMap(text =>
    typeof text === "string" ? [text] : Array.isArray(text) ? text.map(unit => unit[1]) : []);
  const places = new Set(key[K.places].map(([path]) => data.paths[path]));
  return [key[K.key], key[K.comment] ?? "", ...texts, ...places].join("\n");
}

let findingsByKey = null;
/// The findings about a key.
function findingsOf(table, key) {
  if (!findingsByKey) {
    findingsByKey = new Map();
    for (const finding of findings) {
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
/// Where a place leads, by the template that somebody gave; null without one.
function linkTo(path, line, column) {
  if (!data.sourceURL) return null;
  const coded = text => encodeURIComponent(text).replaceAll("%2F", "/");
  const values = {
    path: data.paths[path], file: data.files[path].replace(/^\//, ""), line, column: column ?? 1,
  };
  return data.sourceURL.replace(/\{(path|file|line|column)\}/g, (_, name) =>
    coded(String(values[name])));
}
/// A place as code, linked where that is possible.
function placeCode(path, line, column, attributes) {
  const href = linkTo(path, line, column);
  const code = make("code", attributes, placeText(path, line, column));
  return href ? make("a", { href }, code) : code;
}
function placeText(path, line, column) {
  return visibleLine(data.paths[path]) + ":" + line + (column ? ":" + column : "");
}
/// The file with its folder, which is as much as a row has room for.
function shortPlace(path, line) {
  return visibleLine(data.paths[path].split("/").slice(-2).join("/")) + ":" + line;
}
