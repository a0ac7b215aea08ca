// The views, their filters, and the address that keeps both.
/// A filter is a menu: which values a row has, and how a value is called.
const languageFilter = valuesOf => ({
  name: "language", label: "Language", valuesOf,
  titleOf: id => (data.languages.find(language => language[0] === id) || [id, id])[1],
});
const tableFilter = valueOf => ({ name: "table", label: "Table", valuesOf: valueOf });

const views = {
  findings: {
    title: "Findings", noun: "finding", rowHeight: 58,
    // The worst first, each severity in the order of the places.
    rows: () => [...data.findings].sort((a, b) => a[F.severity] - b[F.severity]),
    idOf: finding => finding[F.fingerprint],
    textOf: finding => [
      finding[F.message], finding[F.key], data.paths[finding[F.path]], ruleOf(finding),
    ],
    filters: [
      { name: "severity", label: "Severity", valuesOf: row => [severities[row[F.severity]]] },
      { name: "rule", label: "Rule", valuesOf: row => [ruleOf(row)] },
      languageFilter(row =>
        row[F.language] == null ? [] : [data.languages[row[F.language]][0]]),
      tableFilter(row => row[F.table] == null ? [] : [row[F.table]]),
      { name: "change", label: "Change", valuesOf: row => row[F.isNew] ? ["new"] : [] },
    ],
    draw(finding, item) {
      item.classList.add(severities[finding[F.severity]]);
      const label = severities[finding[F.severity]] + ": ";
      item.append(
        make("span", { class: "dot", role: "img", "aria-label": label }),
        make("span", { class: "main" }, visibleLine(finding[F.message])),
        finding[F.isNew] ? make("span", { class: "badge new" }, "new") : "",
        make("span", { class: "sub" },
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
    filters: [
      tableFilter(({ table }) => [data.tables[table][0]]),
      {
        ...languageFilter(({ key }) =>
          data.languages.filter((_, index) => key[K.texts][index] === missing)
            .map(([id]) => id)),
        label: "Missing in",
      },
      {
        name: "use", label: "Use",
        valuesOf: ({ key }) => [key[K.places].length ? "named in code" : "not named in code"],
      },
    ],
    draw({ key }, item) {
      const gaps = key[K.texts].filter(text => text === missing).length;
      const total = key[K.texts].filter(text => text !== unneeded).length;
      item.append(
        make("span"),
        make("span", { class: "main" }, visibleLine(key[K.key])),
        make("span", { class: gaps ? "gaps some" : "gaps" }, (total - gaps) + "/" + total),
        make("span", { class: "sub" }, make("span", null, visibleLine(sourceText(key)))));
    },
    detail: keyDetail,
  },
  undetermined: {
    title: "Undetermined", noun: "call", rowHeight: 58,
    rows: () => data.dynamic,
    idOf: site => [site[D.path], site[D.line], site[D.column]].join("."),
    textOf: site =>
      [site[D.pattern], site[D.reason], site[D.routine], data.paths[site[D.path]]],
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
  for (const filter of view.filters) find(".row").append(menu(id, view, filter));
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

function menu(id, view, filter) {
  const counts = new Map();
  for (const row of view.all)
    for (const value of filter.valuesOf(row)) counts.set(value, (counts.get(value) || 0) + 1);
  const titleOf = filter.titleOf || visibleLine;
  const select = make("select", { "aria-label": filter.label },
    make("option", { value: "" }, filter.label),
    ...[...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([value, count]) =>
      make("option", { value }, titleOf(value) + " (" + grouped(count) + ")")));
  select.hidden = counts.size === 0;
  select.addEventListener("change", () => change(id, { [filter.name]: select.value }));
  filter.menus = filter.menus || new Map();
  filter.menus.set(id, select);
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
  for (const filter of view.filters) {
    const select = filter.menus.get(id);
    select.value = parameters.get(filter.name) || "";
    select.classList.toggle("set", select.value !== "");
  }
  const key = new URLSearchParams(parameters);
  key.delete("item");
  if (view.shownFor !== key.toString()) {
    view.shownFor = key.toString();
    view.shown = view.all.filter(row =>
      active.every(filter => filter.valuesOf(row).includes(parameters.get(filter.name)))
      && words.every(word => view.texts.get(row).includes(word)));
    view.list.show(view.shown);
  }
  tell(view, active.length + words.length > 0);
  select(view, parameters.get("item"));
}

function tell(view, isFiltered) {
  const shown = view.shown.length, all = view.all.length;
  const beyond = shown > VirtualList.limit
    ? ", the first " + grouped(VirtualList.limit) + " listed" : "";
  const part = isFiltered ? grouped(shown) + " of " : "";
  view.status.textContent = part + counted(all, view.noun) + beyond;
  view.reset.hidden = !isFiltered;
}

function select(view, item) {
  const index = item ? view.shown.findIndex(row => view.idOf(row) === item) : -1;
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

addEventListener("hashchange", route);
addEventListener("keydown", event => {
  const view = views[addressed().id];
  if (!view || !view.section) return;
  const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
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
