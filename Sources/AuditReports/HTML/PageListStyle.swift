extension HTMLPage {
  /// The lists with their filters, and the pane with the details of what is selected.
  static let listStyle = """
    .split { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
    .split { height: calc(100vh - 56px); height: calc(100dvh - 56px); }
    .pane { display: flex; flex-direction: column; min-width: 0; min-height: 0; }
    .pane { border-right: 1px solid var(--line); background: var(--card); }
    .filters { padding: 12px 16px; display: grid; gap: 8px; border-bottom: 1px solid var(--line); }
    .filters .row { display: flex; flex-wrap: wrap; gap: 8px; }
    .filters select { flex: 1 1 120px; min-width: 0; }
    input, select, button {
      font: inherit; color: inherit; background: var(--page); border: 1px solid var(--line);
      border-radius: 8px; padding: 5px 10px; min-height: 36px;
    }
    input { width: 100%; }
    select.set { border-color: var(--link); color: var(--link); font-weight: 600; }
    button { cursor: pointer; }
    .status { display: flex; justify-content: space-between; gap: 12px; font-size: 13px; }
    .status { color: var(--quiet); min-height: 20px; }
    .status button { all: unset; cursor: pointer; color: var(--link); }
    .status button:focus-visible { outline: 2px solid var(--focus); }
    .list { flex: 1; overflow-y: auto; position: relative; min-height: 0; contain: strict; }
    .list:focus-visible { outline-offset: -2px; }
    .space { position: relative; }
    .item {
      position: absolute; left: 0; right: 0; padding: 8px 16px; cursor: pointer;
      border-bottom: 1px solid var(--line); display: grid; gap: 0 10px;
      grid-template-columns: 10px minmax(0, 1fr) auto; align-content: center;
    }
    .item:hover { background: var(--raised); }
    .item[aria-selected=true] { background: var(--note-soft); box-shadow: inset 3px 0 var(--link); }
    .item .dot { width: 9px; height: 9px; border-radius: 50%; margin-top: 7px; }
    .item.error .dot { background: var(--error); }
    .item.warning .dot { background: var(--bar-review); border-radius: 2px; }
    .item.note .dot { border: 2px solid var(--note); }
    .item .main, .item .sub { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .item .sub { grid-column: 2 / -1; font-size: 13px; color: var(--quiet); }
    .item .sub { display: flex; gap: 12px; }
    .item .sub > * { overflow: hidden; text-overflow: ellipsis; flex: 0 1 auto; }
    .item .gaps { font-size: 13px; font-variant-numeric: tabular-nums; color: var(--quiet); }
    .item .gaps.some { color: var(--error); font-weight: 600; }
    .empty { padding: 48px 24px; text-align: center; color: var(--quiet); }
    .detail { overflow-y: auto; padding: 24px 28px 48px; min-width: 0; }
    .detail:focus { outline: none; }
    .detail .back { display: none; }
    .detail h2 { font-size: 19px; margin: 10px 0 4px; overflow-wrap: anywhere; }
    .detail h3 { margin: 26px 0 8px; }
    .detail .place { overflow-wrap: anywhere; user-select: all; color: var(--quiet); }
    .detail .head { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    .detail p { margin: 8px 0; overflow-wrap: anywhere; }
    .excerpt {
      background: var(--raised); border: 1px solid var(--line); border-radius: 8px; margin: 14px 0;
      padding: 10px 14px; overflow-x: auto; white-space: pre; tab-size: 4;
    }
    .excerpt mark { color: inherit; background: none; border-bottom: 2px solid var(--error); }
    .excerpt mark:empty { border-left: 2px solid var(--error); }
    .excerpt.warning mark { border-color: var(--bar-review); }
    .excerpt.note mark { border-color: var(--note); }
    .advice { background: var(--good-soft); border-radius: 8px; padding: 8px 14px; }
    .notes { padding-left: 20px; margin: 8px 0; overflow-wrap: anywhere; }
    .notes code { color: var(--quiet); }
    .texts tbody th { width: 34%; vertical-align: top; padding-right: 16px; }
    .texts tbody th code { color: var(--quiet); }
    .texts td { vertical-align: top; overflow-wrap: anywhere; }
    .texts .text { white-space: pre-wrap; unicode-bidi: plaintext; }
    .texts .text + .text { margin-top: 4px; }
    .texts .specifier { color: var(--link); }
    .texts .none { color: var(--error); }
    .texts tr.current { background: var(--note-soft); box-shadow: -8px 0 var(--note-soft); }
    .texts .kind { font-size: 12px; color: var(--quiet); margin-right: 8px; }
    .rule-text { border-top: 1px solid var(--line); margin-top: 28px; }
    .rule-text h4 { margin: 16px 0 4px; font-size: 14px; }
    .rule-text pre { background: var(--raised); border-radius: 8px; padding: 10px 14px; }
    .rule-text pre { overflow-x: auto; }
    .rule-text code { background: var(--raised); border-radius: 4px; padding: 1px 4px; }
    .rule-text pre code { padding: 0; }
    .print-only { display: none; }
    @media (max-width: 860px) {
      .split { grid-template-columns: minmax(0, 1fr); }
      .pane { border-right: 0; }
      .detail { display: none; }
      .detail.open {
        display: block; position: fixed; inset: 0; z-index: 8; background: var(--page);
        padding: 12px 16px 48px;
      }
      .detail .back { display: inline-block; margin-bottom: 8px; }
    }
    @media (max-width: 720px) {
      .split { height: calc(100vh - 86px); height: calc(100dvh - 86px); }
      .filters { padding: 8px 12px; }
      .filters select { flex-basis: 40%; }
    }
    """

  /// On paper everything stands in the open, without controls.
  static let printStyle = """
    @media print {
      :root { --page: #fff; --card: #fff; --text: #000; --shadow: none; }
      .top nav, .skip, .filters, .list, .detail, noscript { display: none !important; }
      .top { position: static; }
      .card, .verdict, .tile { break-inside: avoid; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      .scroll { overflow: visible; }
      .split { display: block; height: auto; }
      .pane { border: 0; }
      .print-only { display: block; padding: 0 24px; }
      .print-only li { margin-bottom: 6px; overflow-wrap: anywhere; break-inside: avoid; }
    }
    """
}
