// The details of a finding, a key, or a call with an unknown key.
function findingDetail(row) {
  const finding = row.lead;
  const [rule, , summary, explanation] = data.rules[finding[F.rule]];
  const severity = severities[finding[F.severity]];
  const languages = languagesOf(row);
  return [
    make("div", { class: "head" },
      make("span", { class: "badge " + severity }, severity),
      row.all.some(finding => finding[F.isNew]) ? make("span", { class: "badge new" }, "new") : null,
      make("span", { class: "quiet" }, risks[riskOf(finding)]),
      make("a", { href: "#findings?rule=" + encodeURIComponent(rule) }, rule)),
    make("h2", null, visible(row.message)),
    languages.length > 1 ? make("p", { class: "chips" }, ...languages.map(([id, name]) =>
      make("span", { class: "chip", title: name }, id))) : null,
    placeLine(finding),
    tools(finding, row),
    isOfOneKey(row) || row.all.length === 1 ? excerptBox(finding[F.excerpt], severity) : null,
    row.help ? make("p", { class: "advice" }, visible(row.help)) : null,
    finding[F.fixes].length ? make("p", { class: "advice" },
      make("code", null, "--fix"), " can fix it: " + visible(finding[F.fixes].join("; ")))
      : null,
    noteList(row.notes),
    suppression(finding),
    ...(isOfOneKey(row) ? otherMembers(row) : allMembers(row)),
    ...(isOfOneKey(row) ? keySection(finding, row) : []),
    explanationSection(rule, summary, explanation, data.ruleURLs?.[finding[F.rule]]),
  ];
}

function placeLine(row) {
  return placeCode(row[F.path], row[F.line], row[F.column], { class: "place" });
}

/// What the other findings of a row say, where they lie elsewhere.
function otherMembers(row) {
  return memberList("Also", row.all.slice(1).filter(finding =>
    finding[F.path] !== row.lead[F.path] || finding[F.line] !== row.lead[F.line]));
}

/// The findings of a row about many keys, those that somebody looks for alone.
function allMembers(row) {
  return row.all.length > 1 ? memberList("Findings", wantedParts(views.findings, row)) : [];
}

function memberList(title, members) {
  if (!members.length) return [];
  const more = members.length - 100;
  return [
    make("h3", null, title),
    make("ul", { class: "notes" }, ...members.slice(0, 100).map(finding =>
      make("li", null, visible(finding[F.message]) + " ", placeLine(finding))),
      more > 0 ? make("li", null, "… and " + grouped(more) + " more") : null),
  ];
}

/// Buttons that copy what people paste elsewhere.
function tools(finding, row) {
  const place = placeText(finding[F.path], finding[F.line], finding[F.column]);
  const parts = [["path", place], ["key", isOfOneKey(row) ? finding[F.key] : null],
    ["row", csvRows(row.all, views.findings).join("\n")]];
  return copyButtons(parts);
}

/// The line that suppresses a finding, and the place for it.
function suppression(finding) {
  const rule = ruleOf(finding), key = finding[F.key], path = data.paths[finding[F.path]];
  const [place, line] =
    /\.(swift|mm?|hpp|h|cc?|cpp)$/.test(path) ? ["above the line", "// l10nscan:disable:next " + rule]
    : key != null && /\.strings$/.test(path) ? ["above the key", `/* l10nscan:disable ${rule} */`]
    : key != null && /\.xcstrings$/.test(path) ? ["in the key's comment", "l10nscan:disable " + rule]
    : ["among the configuration's suppressions",
      JSON.stringify({ rules: [rule], keys: key == null ? undefined : [key], reason: "" })];
  return make("div", { class: "suppression quiet" }, "To suppress it, " + place + ": ",
    make("code", null, visibleLine(line)), copyButtons([["suppression", line]]));
}

function copyButtons(parts) {
  return make("div", { class: "tools" }, ...parts.filter(([, text]) => text != null)
    .map(([name, text]) => {
      const button = make("button", { type: "button" }, "Copy " + name);
      button.addEventListener("click", () => copy(text, button, name));
      return button;
    }));
}

function copy(text, button, name) {
  const tell = isDone => {
    button.textContent = isDone ? "Copied" : "Cannot copy";
    setTimeout(() => { button.textContent = "Copy " + name; }, 1200);
  };
  if (navigator.clipboard)
    return navigator.clipboard.writeText(text).then(() => tell(true), () => tell(copyOld(text)));
  tell(copyOld(text));
}

/// Copies where the page may not ask for the clipboard.
function copyOld(text) {
  const area = make("textarea", { "aria-hidden": "true" });
  area.value = text;
  document.body.append(area);
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  return isDone;
}

function excerptBox(excerpt, severity) {
  if (!excerpt) return null;
  const [before, marked, after] = excerpt.map(visible);
  const mark = make("mark", null, marked);
  return make("pre", { class: "excerpt " + severity, tabindex: 0 }, before.trimStart(), mark, after);
}

function noteList(notes) {
  if (!notes.length) return null;
  return make("ul", { class: "notes" }, ...notes.map(note =>
    make("li", null, visible(note[0]), note.length > 1 ? " " : null,
      note.length > 1 ? placeCode(...note.slice(1)) : null)));
}

function keySection(finding, row) {
  if (!finding[F.place]) return [];
  const [table, index] = finding[F.place];
  const key = keysOf(table)[index];
  const link = "#keys?item=" + table + "." + index;
  return [
    make("h3", null, "Texts of ", make("a", { href: link }, visibleLine(key[K.key]))),
    textTable(key, row.all.map(finding => finding[F.language])),
  ];
}

function keyDetail({ table, index, key }) {
  const [name, container] = data.tables[table];
  const findings = findingsOf(table, index);
  return [
    make("div", { class: "head" },
      make("a", { href: "#keys?table=" + encodeURIComponent(name) }, visibleLine(name)),
      make("code", { class: "quiet" }, visibleLine(container))),
    make("h2", null, visible(key[K.key])),
    key[K.comment] ? make("p", { class: "quiet" }, visible(key[K.comment])) : null,
    copyButtons([["key", key[K.key]],
      ["row", csvRows([{ table, index, key }], views.keys).join("\n")]]),
    make("h3", null, "Texts"),
    textTable(key, []),
    make("h3", null, "Places in the code"),
    key[K.places].length
      ? make("ul", { class: "notes" }, ...key[K.places].map(([path, line, column, routine]) =>
          make("li", null, routine + " ", placeCode(path, line, column))))
      : make("p", { class: "quiet" }, "No call names this key."),
    ...(findings.length ? [
      make("h3", null, "Findings"),
      make("ul", { class: "notes" }, ...findings.map(finding =>
        make("li", null, make("a", { href: "#findings?item=" + finding[F.fingerprint] },
          visibleLine(finding[F.message]))))),
    ] : []),
  ];
}

/// The key's text in every language, the development language first.
function textTable(key, current) {
  const rows = data.languages.map(([id, name, direction], index) =>
    make("tr", { class: current.includes(index) ? "current" : null },
      make("th", { scope: "row" }, name, " ", make("code", null, id)),
      textCell(key[K.texts][index], id, direction)));
  return make("table", { class: "texts" }, make("tbody", null, ...rows));
}

function textCell(text, lang, dir) {
  if (text === missing) return make("td", { class: "none" }, "missing");
  if (text === unneeded) return make("td", { class: "quiet" }, "not needed");
  const units = typeof text === "string" ? [["", text, ""]] : text;
  return make("td", null, ...units.map(([kind, text, state]) =>
    make("div", { class: "text" },
      kind ? make("span", { class: "kind" }, kind) : null,
      make("bdi", { lang, dir }, ...(text === "" ? ["(empty)"] : marked(text))),
      state ? " " : null,
      state ? make("span", { class: "badge warning" }, state) : null)));
}

const specifier = new RegExp("(%(?:\\d+\\$)?(?:#@\\w+@"
  + "|[-+#0]*(?:\\d+|\\*)?(?:\\.(?:\\d+|\\*))?(?:hh?|ll?|[qztjL])?[@%a-zA-Z]))");
/// The text with its specifiers marked, and kept whole between letters that run to the left.
function marked(text) {
  return visible(text).split(specifier).map((part, index) =>
    index % 2 ? make("bdi", { class: "specifier", dir: "ltr" }, part) : part);
}

function dynamicDetail(site) {
  const facts = [
    ["Routine", site[D.routine]], ["Keys", site[D.pattern]],
    ["Table", site[D.table] ?? "any"], ["Why", site[D.cause] ?? site[D.reason]],
  ];
  return [
    make("h2", null, visible(site[D.reason])),
    placeCode(site[D.path], site[D.line], site[D.column], { class: "place" }),
    copyButtons([["path", placeText(site[D.path], site[D.line], site[D.column])]]),
    make("h3", null, "What is known"),
    make("dl", { class: "facts" }, ...facts.flatMap(([name, value]) =>
      [make("dt", null, name), make("dd", null, visible(value))])),
    make("p", { class: "quiet" }, "Only the running program knows which key this call "
      + "uses. Keys that it may use are not reported as unused, and whether they exist "
      + "cannot be checked here. A comment beside the call can say which they are: ",
      make("code", null, "// l10nscan:keys price.*, tax")),
  ];
}

function explanationSection(rule, summary, explanation, link) {
  return make("section", { class: "rule-text" },
    make("h3", null, "About ", link ? make("a", { href: link }, rule) : rule),
    make("p", null, summary), ...markdown(explanation));
}

/// As much of Markdown as the explanations of rules use.
function markdown(text) {
  const blocks = [];
  let list = null, code = null;
  for (const line of text.split("\n")) {
    if (line.startsWith("```")) {
      if (code) blocks.push(make("pre", { tabindex: 0 }, make("code", null, code.join("\n"))));
      code = code ? null : [];
      list = null;
    } else if (code) code.push(line);
    else if (/^#+ /.test(line)) {
      blocks.push(make("h4", null, ...inline(line.replace(/^#+ /, ""))));
      list = null;
    } else if (/^[-*] /.test(line)) {
      if (!list) blocks.push(list = make("ul", { class: "notes" }));
      list.append(make("li", null, ...inline(line.slice(2))));
    } else if (line.trim() === "") {
      list = null;
      blocks.push(null);
    } else if (list) list.lastChild.append(" ", ...inline(line.trim()));
    else if (blocks.at(-1)?.tagName === "P") blocks.at(-1).append(" ", ...inline(line));
    else blocks.push(make("p", null, ...inline(line)));
  }
  return blocks.filter(block => block);
}

function inline(text) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/).map(part => {
    if (/^`.+`$/.test(part)) return make("code", null, part.slice(1, -1));
    if (/^\*\*.+\*\*$/.test(part)) return make("strong", null, part.slice(2, -2));
    if (/^\*.+\*$/.test(part)) return make("em", null, part.slice(1, -1));
    return part;
  });
}
