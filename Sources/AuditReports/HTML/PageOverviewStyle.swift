extension HTMLPage {
  /// Verdict, tiles, charts.
  static let overviewStyle = """
    #overview { max-width: 1120px; margin: 0 auto; padding: 24px; display: grid; gap: 20px; }
    .card {
      background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      padding: 20px 24px; box-shadow: var(--shadow); min-width: 0;
    }
    .card > h2 { margin-bottom: 12px; }
    .verdict {
      display: flex; gap: 20px; align-items: center; padding: 24px; border-radius: 12px;
      border: 1px solid var(--line); background: var(--card); box-shadow: var(--shadow);
      border-left: 6px solid var(--state);
    }
    .verdict.ready { --state: var(--good); --soft: var(--good-soft); }
    .verdict.warnings { --state: var(--warning); --soft: var(--warning-soft); }
    .verdict.errors { --state: var(--error); --soft: var(--error-soft); }
    .verdict.unknown { --state: var(--note); --soft: var(--note-soft); }
    .verdict h1 { font-size: 26px; }
    .seal {
      flex: none; width: 56px; height: 56px; border-radius: 50%; display: grid;
      place-items: center; font-size: 26px; font-weight: 700; line-height: 1;
      color: var(--state); background: var(--soft);
    }
    .reasons { margin: 6px 0 0; padding: 0; list-style: none; color: var(--quiet); }
    .reasons { display: flex; flex-wrap: wrap; gap: 0 10px; }
    .reasons li:not(:last-child)::after { content: "·"; margin-left: 10px; }
    .tiles { margin: 0; display: grid; gap: 12px; grid-template-columns: repeat(6, 1fr); }
    .tile {
      background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      padding: 12px 16px; box-shadow: var(--shadow); display: flex; flex-direction: column;
    }
    .tile dt { color: var(--quiet); font-size: 13px; }
    .tile dd { margin: 0; font-size: 24px; font-weight: 650; letter-spacing: -.02em; }
    .tile dd, .number { font-variant-numeric: tabular-nums; }
    .tile.error dd { color: var(--error); }
    .tile.warning dd { color: var(--warning); }
    .tile.note dd { color: var(--note); }
    table { border-collapse: collapse; width: 100%; }
    th { text-align: start; font-weight: 500; }
    thead th { color: var(--quiet); font-size: 13px; padding: 0 0 6px; }
    tbody tr + tr { border-top: 1px solid var(--line); }
    tbody th, tbody td { padding: 8px 0; }
    .number { text-align: end; padding-left: 16px; white-space: nowrap; }
    .number.zero { color: var(--quiet); }
    .coverage thead th:nth-child(2), .coverage thead th:nth-child(n+4),
    .rules thead th:last-child { text-align: end; padding-left: 16px; }
    .coverage tbody th { width: 30%; }
    .coverage code { color: var(--quiet); }
    .coverage td.number:nth-child(2) { width: 64px; font-weight: 600; }
    .bar { padding-left: 20px; width: 40%; }
    .bar > div {
      display: flex; gap: 1px; height: 12px; border-radius: 6px; background: var(--track);
      overflow: hidden;
    }
    .bar i, .legend i { display: block; }
    .bar i { min-width: 3px; }
    i.translated { background: var(--bar); }
    i.unfinished {
      background: repeating-linear-gradient(
        135deg, var(--bar-review) 0 4px, transparent 4px 6px), var(--track);
    }
    i.missing { background: var(--track); }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: -4px 0 14px; }
    .legend { font-size: 13px; color: var(--quiet); }
    .legend span { display: flex; align-items: center; gap: 6px; }
    .legend i { width: 14px; height: 10px; border-radius: 3px; }
    .scroll { overflow-x: auto; padding-bottom: 4px; }
    .matrix { width: auto; border-collapse: separate; border-spacing: 3px; }
    .matrix thead th { text-align: center; font: 12px/1.3 ui-monospace, Menlo, monospace; }
    .matrix tbody th { padding: 4px 16px 4px 0; white-space: nowrap; max-width: 320px; }
    .matrix tbody th { position: sticky; left: 0; background: var(--card); }
    .matrix tbody th { overflow: hidden; text-overflow: ellipsis; }
    .matrix tbody th .quiet { font-size: 12px; margin-left: 8px; }
    th code { white-space: nowrap; }
    .matrix td { padding: 0; min-width: 44px; height: 30px; border-radius: 5px; }
    .matrix td a { display: grid; place-items: center; height: 100%; color: inherit; }
    .matrix td { font-size: 13px; font-variant-numeric: tabular-nums; text-align: center; }
    .matrix td { background: color-mix(in srgb, var(--error) var(--share, 0%), var(--card)); }
    .matrix .none { color: var(--quiet); background: none; }
    .matrix .p10 { background: var(--good-soft); color: var(--good); }
    .matrix .p9 { --share: 7%; } .matrix .p8 { --share: 11%; } .matrix .p7 { --share: 15%; }
    .matrix .p6 { --share: 19%; } .matrix .p5 { --share: 23%; } .matrix .p4 { --share: 27%; }
    .matrix .p3 { --share: 31%; } .matrix .p2 { --share: 35%; } .matrix .p1 { --share: 39%; }
    .matrix .p0 { --share: 43%; }
    .rules th[scope=row] { display: flex; flex-wrap: wrap; gap: 2px 10px; align-items: baseline; }
    .rules th[scope=row] a { font-weight: 600; }
    .rules .quiet { font-weight: 400; }
    .rules .badge { min-width: 64px; }
    .facts { display: grid; grid-template-columns: max-content 1fr; gap: 6px 24px; margin: 0; }
    .facts dt { color: var(--quiet); }
    .facts dd { margin: 0; overflow-wrap: anywhere; }
    .changes { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 6px; }
    .changes li { background: var(--raised); border-radius: 8px; padding: 3px 12px; }
    .up { color: var(--good); } .down { color: var(--error); }
    details { margin-top: 12px; }
    summary { cursor: pointer; color: var(--link); }
    .resolved { padding-left: 20px; margin: 8px 0; overflow-wrap: anywhere; }
    @media (max-width: 900px) { .tiles { grid-template-columns: repeat(3, 1fr); } }
    @media (max-width: 720px) {
      #overview { padding: 12px; gap: 12px; }
      .card, .verdict { padding: 16px; }
      .verdict { gap: 14px; } .verdict h1 { font-size: 21px; }
      .seal { width: 44px; height: 44px; font-size: 20px; align-self: flex-start; }
      .reasons { flex-direction: column; } .reasons li::after { display: none; }
      .tiles { gap: 8px; } .tile { padding: 10px 12px; } .tile dd { font-size: 20px; }
      .coverage thead th:nth-child(n+4), .coverage td:nth-child(n+4) { display: none; }
      .coverage tbody th { width: auto; } .coverage code { display: none; }
      .bar { padding-left: 12px; width: 38%; }
      .facts { grid-template-columns: 1fr; gap: 0; } .facts dd { margin-bottom: 10px; }
      .matrix tbody th { max-width: 150px; }
      .matrix tbody th .quiet { display: none; }
    }
    """
}
