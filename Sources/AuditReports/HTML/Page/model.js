"use strict";

// The data and how to reach into it, and the making of elements.
const data = JSON.parse(document.getElementById("data").textContent);
const severities = ["error", "warning", "note"];
const risks = {
  "crash": "can crash", "wrong-text": "shows wrong or raw text", "untranslated": "not translated",
  "hygiene": "hygiene",
};

// The columns of the rows, as HTMLPage+Data.swift writes them.
const F = {
  rule: 0, severity: 1, path: 2, line: 3, column: 4, table: 5, language: 6, key: 7,
  message: 8, help: 9, notes: 10, excerpt: 11, fingerprint: 12, isNew: 13, place: 14,
  fixes: 15,
};
// What stands for a text that is not there.
const missing = 0, unneeded = 1;
const K = { key: 0, comment: 1, places: 2, texts: 3, missing: 4, review: 5, machine: 6 };
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

/// The findings in the order of the report.
const findings = [];
for (const finding of data.findings) findings.push(completed(finding));
/// A finding that says what an earlier one does, with another language's name.
function completed(finding) {
  if (finding.length > 4) return finding;
  const [number, language, fingerprint, isNew] = finding;
  const copy = findings[number].slice();
  const [id, name] = data.languages[language];
  const [earlierID, earlierName] = data.languages[copy[F.language]];
  copy[F.language] = language;
  copy[F.fingerprint] = fingerprint;
  copy[F.isNew] = isNew;
  copy[F.message] = copy[F.message].replace(earlierName, () => name);
  copy[F.help] = copy[F.help]?.replace(earlierID + ".lproj", () => id + ".lproj");
  return copy;
}
/// The rows of the list: findings with one cause, and what is said of all of them.
const rows = data.rows.map(([members, message, help, notes]) => {
  const all = members.map(number => findings[number]);
  const lead = all[0];
  return message === undefined
    ? { all, lead, message: lead[F.message], help: lead[F.help], notes: lead[F.notes] }
    : { all, lead, message, help, notes };
});
/// The languages that a row speaks of, each once; findings that it has taken in have no say.
function languagesOf(row) {
  const own = row.all.filter(finding =>
    finding[F.rule] === row.lead[F.rule] && finding[F.language] != null);
  return [...new Set(own.map(finding => finding[F.language]))].map(number => data.languages[number]);
}
/// Whether a row is about one key, as most are.
function isOfOneKey(row) {
  const { [F.key]: key, [F.table]: table } = row.lead;
  return key != null && row.all.every(finding =>
    finding[F.key] === key && finding[F.table] === table);
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

// The flags of parts of a country are made of tags.
const steering = new RegExp("(\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{3,6}\\u{e007f})"
  + "|[\\0-\\x08\\x0b-\\x1f\\x7f-\\x9f\\xad\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e"
  + "\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb\\ufffe\\uffff\\u{e0000}-\\u{e007f}]", "gu");
/// The text with escapes for what would steer the display instead of showing.
function visible(text) {
  const code = character => character.codePointAt(0).toString(16).toUpperCase();
  return text.replace(steering, (character, flag) => flag || "\\u{" + code(character) + "}");
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
