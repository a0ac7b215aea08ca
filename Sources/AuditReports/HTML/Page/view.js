// The views, their filters, and the address that keeps both.
/// A filter is a menu: which values a row has, and how a value is called.
const languageFilter = valuesOf => ({
  name: "language", label: "Language", valuesOf, isMultiple: true,
  titleOf: id => (data.languages.find(language => language[0] === id) || [id, id])[1],
});
const folderOf = table => data.tables[table][1];
/// The languages of a key by their numbers, as the page's table counts them.
const idsOf = numbers => numbers.map(number => data.languages[number][0]);
const tableFilter = valueOf => ({ name: "table", label: "Table", valuesOf: valueOf });

const views = {
  findings: {
    title: "Findings", noun: "finding", rowHeight: 58,
    rows: () => rows,
    partsOf: row => row.all,
    idOf: row => row.lead[F.fingerprint],
    isMeant: (row, item) => row.all.some(finding => finding[F.fingerprint] === item),
    textOf: row => [row.message, data.paths[row.lead[F.path]], ruleOf(row.lead)],
    wordsOf: finding => [finding[F.key], finding[F.table]],
    placeOf: finding => finding[F.place],
    sorts: {
      "By file": row => data.paths[row.lead[F.path]] + "\n" + String(row.lead[F.line]).padStart(9),
      "By key": row => row.lead[F.key] ?? "",
      "By rule": row => ruleOf(row.lead),
      "Most languages": row => -languagesOf(row).length,
    },
    usualSort: "Worst first",
    filters: [
      {
        name: "risk", label: "Risk",
        // A note is no risk.
        valuesOf: finding => severities[finding[F.severity]] === "note" ? [] : [riskOf(finding)],
        titleOf: id => risks[id],
      },
      { name: "severity", label: "Severity", valuesOf: finding => [severities[finding[F.severity]]] },
      { name: "rule", label: "Rule", valuesOf: finding => [ruleOf(finding)] },
      languageFilter(finding =>
        finding[F.language] == null ? [] : [data.languages[finding[F.language]][0]]),
      tableFilter(finding => finding[F.table] == null ? [] : [finding[F.table]]),
      { name: "change", label: "Change", valuesOf: finding => finding[F.isNew] ? ["new"] : [] },
    ],
    columns: ["Severity", "Rule", "Language", "Table", "Key", "Source text", "Translation",
      "Problem", "Path", "Line"],
    cells: finding => {
      const key = finding[F.place] && keysOf(finding[F.place][0])[finding[F.place][1]];
      const language = finding[F.language];
      return [[severities[finding[F.severity]], ruleOf(finding),
        language == null ? "" : data.languages[language][0], finding[F.table], finding[F.key],
        key ? sourceText(key) || key[K.key] : "",
        key && language != null ? textCellText(key[K.texts][language]) : "",
        finding[F.message], data.paths[finding[F.path]], finding[F.line]]];
    },
    draw(row, item) {
      const finding = row.lead;
      item.classList.add(severities[finding[F.severity]]);
      const label = severities[finding[F.severity]] + ": ";
      item.append(
        make("span", { class: "dot", role: "img", "aria-label": label }),
        make("span", { class: "main" }, visibleLine(row.message)),
        row.all.some(finding => finding[F.isNew]) ? make("span", { class: "badge new" }, "new") : "",
        make("span", { class: "sub" },
          languagesOf(row).length > 1 ? chips(languagesOf(row)) : "",
          make("span", null, shortPlace(finding[F.path], finding[F.line])),
          make("span", null, ruleOf(finding))));
    },
    detail: findingDetail,
  },
  keys: {
    title: "Keys", noun: "key", rowHeight: 58,
    rows: () => data.tables.flatMap((_, table) =>
      keysOf(table).map((key, index) => ({ table, index, key }))),
    idOf: ({ table, index }) => table + "." + index,
    textOf: ({ key }) => [key[K.key], sourceText(key), key[K.comment]],
    placeOf: ({ table, index }) => [table, index],
    usualSort: "By table",
    sorts: {
      "By key": ({ key }) => key[K.key],
      "Most missing": ({ key }) => -key[K.missing].length,
      "By file of use": ({ key }) => key[K.places].length ? data.paths[key[K.places][0][0]] : "\uffff",
    },
    columns: ["Language", "Table", "Key", "Comment", "Source text", "Translation", "Places"],
    cells: ({ table, key }, chosen) => data.languages.flatMap(([id], index) => {
      const isWanted = chosen.length ? chosen.includes(id) : key[K.missing].includes(index);
      if (!isWanted) return [];
      const places = key[K.places].map(([path, line]) => data.paths[path] + ":" + line).join("; ");
      return [[id, data.tables[table][0], key[K.key], key[K.comment],
        sourceText(key) || key[K.key], textCellText(key[K.texts][index]), places]];
    }),
    filters: [
      tableFilter(({ table }) => [data.tables[table][0]]),
      {
        name: "gap", label: "Gap",
        valuesOf: ({ key }) => [
          ...idsOf(key[K.missing]).some(id => data.shipping.includes(id)) ? ["missing"] : [],
          ...key[K.review].length ? ["to review"] : [],
          ...key[K.machine].length ? ["by a machine"] : []],
      },
      { ...languageFilter(({ key }) => idsOf(key[K.missing])), label: "Missing in" },
      { ...languageFilter(({ key }) => idsOf(key[K.review])), name: "review", label: "To review in" },
      { ...languageFilter(({ key }) => idsOf(key[K.machine])), name: "machine", label: "By machine in" },
      { name: "folder", label: "Folder", valuesOf: ({ table }) => [folderOf(table)] },
      {
        name: "use", label: "Use",
        valuesOf: ({ key }) => [key[K.places].length ? "named in code" : "not named in code"],
      },
    ],
    draw({ key }, item) {
      const gaps = key[K.missing].length;
      const absent = key[K.missing].map(number => data.languages[number]);
      const total = key[K.texts].filter(text => text !== unneeded).length;
      item.append(
        make("span"),
        make("span", { class: "main" },
          key[K.key] ? visibleLine(key[K.key]) : make("span", { class: "quiet" }, "empty key")),
        make("span", { class: gaps ? "gaps some" : "gaps" }, (total - gaps) + "/" + total),
        make("span", { class: "sub" }, make("span", null, visibleLine(sourceText(key))),
          absent.length ? chips(absent) : ""));
    },
    detail: keyDetail,
  },
  undetermined: {
    title: "Undetermined", noun: "call", rowHeight: 58,
    rows: () => data.dynamic,
    idOf: site => [site[D.path], site[D.line], site[D.column]].join("."),
    textOf: site =>
      [site[D.pattern], site[D.reason], site[D.routine], data.paths[site[D.path]]],
    usualSort: "By file",
    sorts: { "By routine": site => site[D.routine], "By pattern": site => site[D.pattern] },
    columns: ["Path", "Line", "Routine", "Keys", "Table", "Why"],
    cells: site => [[data.paths[site[D.path]], site[D.line], site[D.routine], site[D.pattern],
      site[D.table], site[D.cause] ?? site[D.reason]]],
    filters: [
      { name: "routine", label: "Routine", valuesOf: site => [site[D.routine]] },
      { name: "reason", label: "Why", valuesOf: site => [site[D.reason]] },
    ],
    draw(site, item) {
      item.classList.add("note");
      item.append(
        make("span", { class: "dot" }),
        make("span", { class: "main" }, site[D.routine] + " ", make("code", null,
          visibleLine(site[D.pattern]))),
        "",
        make("span", { class: "sub" },
          make("span", null, shortPlace(site[D.path], site[D.line])),
          make("span", null, visibleLine(site[D.reason]))));
    },
    detail: dynamicDetail,
  },
};

/// What filters choose and counts count: the findings of a row; a key and a call are their own.
function partsOf(view, row) { return view.partsOf ? view.partsOf(row) : [row]; }
/// The parts of a row that somebody looks for; all of them while nothing is chosen.
function wantedParts(view, row) {
  return view.isWanted ? partsOf(view, row).filter(part => view.isWanted(row, part))
    : partsOf(view, row);
}
/// The languages of a row, as many as there is room for.
function chips(languages) {
  const room = languages.length > 7 ? 6 : 7;
  const more = languages.length - room;
  return make("span", { class: "chips" },
    ...languages.slice(0, room).map(([id, name]) =>
      make("span", { class: "chip", title: name }, id)),
    more > 0 ? make("span", { class: "chip" }, "+" + more) : null);
}
function riskOf(finding) { return data.rules[finding[F.rule]][4]; }
function ruleOf(finding) { return data.rules[finding[F.rule]][0]; }
function sourceText(key) {
  const text = data.development ? key[K.texts][0] : missing;
  return typeof text === "string" ? text : Array.isArray(text) ? text[0][1] : "";
}

/// Makes a view's elements when it is first shown.
function open(id) {
  const view = views[id];
  if (view.section) return view;
  view.section = document.getElementById("view").content.firstElementChild.cloneNode(true);
  view.section.id = id;
  const find = selector => view.section.querySelector(selector);
  view.all = view.rows();
  find("h1").textContent = view.title;
  view.search = find("input");
  view.search.placeholder = "Search " + view.noun + "s";
  view.search.setAttribute("aria-label", view.search.placeholder);
  view.status = find("[role=status]");
  view.reset = find("[type=reset]");
  view.pane = find(".detail");
  view.print = find(".print-only");
  const box = find(".list");
  box.setAttribute("aria-label", view.title);
  view.list = new VirtualList(box, id, view.rowHeight, view.draw,
    (row, isOpening) => choose(id, row, isOpening));
  for (const filter of view.filters)
    find(".row").append(filter.isMultiple ? choices(id, view, filter) : menu(id, view, filter));
  view.sort = sortMenu(id, view);
  find(".row").append(view.sort);
  find(".csv").addEventListener("click", () => download(id, view, chosenLanguages()));
  let timer = 0;
  view.search.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => change(id, { q: view.search.value }), 60);
  });
  const form = find("form");
  form.addEventListener("submit", event => event.preventDefault());
  form.addEventListener("reset", event => {
    event.preventDefault();
    location.hash = id;
    view.search.focus();
  });
  document.getElementById("main").append(view.section);
  return view;
}

/// How many findings, keys or calls have each value of a filter, the most frequent first.
function countsOf(view, filter) {
  const counts = new Map();
  for (const row of view.all)
    for (const part of partsOf(view, row))
      for (const value of filter.valuesOf(part)) counts.set(value, (counts.get(value) || 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

function sortMenu(id, view) {
  const names = [view.usualSort, ...Object.keys(view.sorts)];
  const select = make("select", { "aria-label": "Sort" }, ...names.map((name, index) =>
    make("option", { value: index ? name : "" }, name)));
  select.addEventListener("change", () => change(id, { sort: select.value }));
  return select;
}

/// A filter of which several values can be chosen at once.
function choices(id, view, filter) {
  const counts = countsOf(view, filter);
  const titleOf = filter.titleOf || visibleLine;
  const boxes = counts.map(([value, count]) => {
    const box = make("input", { type: "checkbox", value });
    box.addEventListener("change", () => change(id,
      { [filter.name]: boxes.filter(box => box.checked).map(box => box.value).join(",") }));
    return box;
  });
  const title = make("summary", null, filter.label);
  const element = make("details", { class: "multi" }, title,
    make("fieldset", { "aria-label": filter.label }, ...boxes.map((box, index) =>
      make("label", null, box, titleOf(counts[index][0]) + " (" + grouped(counts[index][1]) + ")"))));
  element.hidden = counts.length === 0;
  element.addEventListener("keydown", event => {
    if (event.key !== "Escape" || !element.open) return;
    element.open = false;
    title.focus();
    event.stopPropagation();
  });
  filter.menus = filter.menus || new Map();
  filter.menus.set(id, {
    set(value) {
      const values = value ? value.split(",") : [];
      for (const box of boxes) box.checked = values.includes(box.value);
      element.classList.toggle("set", values.length > 0);
      title.textContent = values.length
        ? filter.label + ": " + (values.length > 3 ? values.length + " chosen" : values.join(", "))
        : filter.label;
    },
  });
  return element;
}

function chosenLanguages() {
  const value = addressed().parameters.get("language");
  return value ? value.split(",") : [];
}

function menu(id, view, filter) {
  const counts = countsOf(view, filter);
  const titleOf = filter.titleOf || visibleLine;
  const select = make("select", { "aria-label": filter.label },
    make("option", { value: "" }, filter.label),
    ...counts.map(([value, count]) =>
      make("option", { value }, titleOf(value) + " (" + grouped(count) + ")")));
  select.hidden = counts.length === 0;
  select.addEventListener("change", () => change(id, { [filter.name]: select.value }));
  filter.menus = filter.menus || new Map();
  filter.menus.set(id, {
    set(value) {
      select.value = value || "";
      select.classList.toggle("set", select.value !== "");
    },
  });
  return select;
}

function apply(id, parameters) {
  const view = open(id);
  const query = parameters.get("q") || "";
  if (view.search.value.trim() !== query.trim()) view.search.value = query;
  const words = query.toLowerCase().split(/\s+/).filter(word => word);
  if (words.length && !view.texts)
    view.texts = new Map(view.all.map(row =>
      [row, view.textOf(row).filter(text => text).join("\n").toLowerCase()]));
  const active = view.filters.filter(filter => parameters.get(filter.name));
  for (const filter of view.filters) filter.menus.get(id).set(parameters.get(filter.name));
  view.sort.value = parameters.get("sort") || "";
  const key = new URLSearchParams(parameters);
  key.delete("item");
  if (view.shownFor !== key.toString()) {
    view.shownFor = key.toString();
    const tests = active.map(filter => {
      const value = parameters.get(filter.name);
      const wanted = new Set(filter.isMultiple ? value.split(",") : [value]);
      return part => filter.valuesOf(part).some(value => wanted.has(value));
    });
    view.isWanted = (row, part) => tests.every(test => test(part))
      && words.every(word => holds(view, row, part, word));
    view.shown = view.all.filter(row => partsOf(view, row).some(part => view.isWanted(row, part)));
    arrange(view, parameters.get("sort"));
    view.list.show(view.shown);
  }
  tell(view, active.length + words.length > 0);
  select(view, parameters.get("item"));
}

/// Whether a row, a part of it or its key has a word: in any text of any language, or in a file
/// that uses it.
function holds(view, row, part, word) {
  if (view.texts.get(row).includes(word)) return true;
  if (view.wordsOf?.(part).some(text => text?.toLowerCase().includes(word))) return true;
  const place = view.placeOf?.(part);
  return place ? wordsOf(...place).includes(word) : false;
}

function arrange(view, name) {
  const keyOf = view.sorts[name];
  if (!keyOf) return;
  const keys = new Map(view.shown.map(row => [row, keyOf(row)]));
  view.shown.sort((a, b) => {
    const [left, right] = [keys.get(a), keys.get(b)];
    return left < right ? -1 : left > right ? 1 : 0;
  });
}

function tell(view, isFiltered) {
  const shown = view.shown.reduce((sum, row) => sum + wantedParts(view, row).length, 0);
  const all = view.all.reduce((sum, row) => sum + partsOf(view, row).length, 0);
  const beyond = view.shown.length > VirtualList.limit
    ? ", the first " + grouped(VirtualList.limit) + " listed" : "";
  const part = isFiltered ? grouped(shown) + " of " : "";
  const rows = view.shown.length === shown ? "" : " in " + counted(view.shown.length, "row");
  view.status.textContent = part + counted(all, view.noun) + rows + beyond;
  view.reset.hidden = !isFiltered;
}

function select(view, item) {
  const index = item ? view.shown.findIndex(row => (view.isMeant || ((row, item) => view.idOf(row) === item))(row, item))
    : -1;
  if (index >= 0) {
    if (index !== view.list.current) view.list.select(index, true);
    return;
  }
  view.pane.classList.remove("open");
  const isPaneFree = getComputedStyle(view.pane).display !== "none";
  view.list.current = isPaneFree && view.shown.length ? 0 : -1;
  view.list.paint();
  if (view.list.current === 0) {
    // What is first is shown beside the list, and does not count as chosen.
    view.pane.replaceChildren(...view.detail(view.shown[0]).filter(part => part));
    view.pane.scrollTop = 0;
    return;
  }
  const text = view.shown.length ? "Select a row to see everything about it."
    : view.all.length ? "Nothing matches these filters." : "Nothing to show here.";
  view.pane.replaceChildren(make("p", { class: "empty" }, text));
}

/// Shows a row's details; on a small screen only when it is opened, over the list.
function choose(id, row, isOpening) {
  const view = views[id];
  const back = make("button", { class: "back", type: "button" }, "← Back");
  back.addEventListener("click", () => close(id));
  view.pane.replaceChildren(back, ...view.detail(row).filter(part => part));
  view.pane.scrollTop = 0;
  view.pane.classList.toggle("open", isOpening);
  if (isOpening && getComputedStyle(view.pane).position === "fixed") view.pane.focus();
  change(id, { item: view.idOf(row) });
}

function close(id) {
  views[id].pane.classList.remove("open");
  views[id].section.querySelector(".list").focus();
}

function addressed() {
  const [id, query] = location.hash.slice(1).split("?");
  return { id: id || "overview", parameters: new URLSearchParams(query) };
}

/// Changes parameters of the address without a step in the browser's history.
function change(id, changes) {
  const { parameters } = addressed();
  if (!("item" in changes)) parameters.delete("item");
  for (const [name, value] of Object.entries(changes))
    value ? parameters.set(name, value) : parameters.delete(name);
  const query = parameters.toString();
  const hash = "#" + id + (query ? "?" + query : "");
  if (hash === location.hash) return;
  history.replaceState(null, "", hash);
  if (!("item" in changes)) apply(id, parameters);
}

function route() {
  const { id, parameters } = addressed();
  if (id !== "overview" && !views[id]) return;
  if (id !== "overview") open(id);
  for (const section of document.querySelectorAll("main > .view"))
    section.hidden = section.id !== id;
  for (const link of document.querySelectorAll("nav a")) {
    if (link.hash === "#" + id) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  if (id !== "overview") apply(id, parameters);
  else scrollTo(0, 0);
}

/// Lets the headings of a table sort it.
function makeSortable(table) {
  const body = table.tBodies[0];
  [...table.tHead.rows[0].cells].forEach((heading, column) => {
    if (heading.tagName !== "TH") return;
    const button = make("button", { type: "button" }, heading.textContent);
    heading.replaceChildren(button);
    button.addEventListener("click", () => {
      const isRising = heading.getAttribute("aria-sort") !== "ascending";
      for (const cell of table.tHead.rows[0].cells) cell.removeAttribute("aria-sort");
      heading.setAttribute("aria-sort", isRising ? "ascending" : "descending");
      const valueOf = row => {
        const text = row.cells[column].textContent.replaceAll("\u202f", "");
        const number = parseFloat(text);
        return Number.isNaN(number) ? text : number;
      };
      const sorted = [...body.rows].sort((a, b) => {
        const [left, right] = [valueOf(a), valueOf(b)];
        return (left < right ? -1 : left > right ? 1 : 0) * (isRising ? 1 : -1);
      });
      body.append(...sorted);
    });
  });
}
document.querySelectorAll("table.sortable").forEach(makeSortable);
addEventListener("click", event => {
  for (const open of document.querySelectorAll(".multi[open]"))
    if (!open.contains(event.target)) open.open = false;
});
addEventListener("hashchange", route);
addEventListener("keydown", event => {
  const view = views[addressed().id];
  if (!view || !view.section) return;
  const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  // From the search field and from nowhere, the arrow goes to the list.
  if (event.key === "ArrowDown" && (event.target === view.search || event.target === document.body)) {
    view.list.box.focus();
    view.list.press(event);
  }
  if (event.key === "/" && !isTyping) { view.search.focus(); event.preventDefault(); }
  if (event.key === "Escape" && view.pane.classList.contains("open")) close(addressed().id);
});
addEventListener("beforeprint", () => {
  const view = views[addressed().id];
  if (!view || !view.shown) return;
  const rows = view.shown.slice(0, 1000).map(row => make("li", null,
    visibleLine(view.textOf(row).filter(text => text).join(" · "))));
  const more = view.shown.length - rows.length;
  if (more > 0) rows.push(make("li", null, "… and " + grouped(more) + " more"));
  view.print.replaceChildren(...rows);
});
route();
