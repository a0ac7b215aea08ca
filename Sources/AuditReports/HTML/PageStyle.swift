extension HTMLPage {
  /// The page's style sheets, in the order in which they apply.
  static let styles = [baseStyle, overviewStyle, listStyle, printStyle]

  /// Colours, type, and the frame of the page.
  private static let baseStyle = """
    :root {
      color-scheme: light dark;
      --page: #f5f6f8; --card: #fff; --raised: #f0f2f5; --line: #dfe3e8; --text: #1c2128;
      --quiet: #5b6572; --link: #1f5fbf; --focus: #1f5fbf;
      --good: #1a7f4b; --good-soft: #e3f4ea;
      --error: #c0272d; --error-soft: #fdeaea;
      --warning: #8a5a00; --warning-soft: #fdf3dc;
      --note: #2b5c8f; --note-soft: #e7f0fa;
      --bar: #2f7d6b; --bar-review: #d9a441; --track: #e6e9ed;
      --shadow: 0 1px 2px rgb(20 30 45 / .06), 0 1px 6px rgb(20 30 45 / .04);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #101317; --card: #181c22; --raised: #21262e; --line: #2d343d; --text: #e4e8ed;
        --quiet: #98a3b0; --link: #7db2ff; --focus: #7db2ff;
        --good: #5cc98d; --good-soft: #14301f;
        --error: #ff8080; --error-soft: #3a1b1d;
        --warning: #e5b454; --warning-soft: #35290f;
        --note: #86b7ee; --note-soft: #17293d;
        --bar: #43a58f; --bar-review: #c9973c; --track: #2a3038;
        --shadow: none;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--page); color: var(--text);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    }
    h1, h2, h3 { line-height: 1.25; margin: 0; font-weight: 650; letter-spacing: -.01em; }
    h2 { font-size: 17px; }
    h3 { font-size: 15px; }
    a { color: var(--link); text-decoration: none; }
    a:hover { text-decoration: underline; }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
    code, pre, kbd { font: 13px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    .quiet { color: var(--quiet); }
    .skip { position: absolute; left: -9999px; }
    .skip:focus { left: 8px; top: 8px; z-index: 9; background: var(--card); padding: 8px 12px; }
    .top {
      position: sticky; top: 0; z-index: 5; height: 56px; padding: 0 24px;
      display: flex; align-items: center; gap: 32px;
      background: var(--card); border-bottom: 1px solid var(--line);
    }
    .brand { display: flex; gap: 10px; align-items: baseline; white-space: nowrap; }
    .brand .quiet { font-size: 13px; }
    nav { display: flex; gap: 4px; overflow-x: auto; scrollbar-width: none; height: 100%; }
    nav a {
      display: flex; align-items: center; gap: 6px; padding: 0 12px; color: var(--quiet);
      border-bottom: 2px solid transparent; border-top: 2px solid transparent; white-space: nowrap;
    }
    nav a:hover { color: var(--text); text-decoration: none; }
    nav a[aria-current] { color: var(--text); border-bottom-color: var(--link); font-weight: 600; }
    nav a:focus-visible { outline-offset: -4px; }
    .count {
      background: var(--raised); color: var(--quiet); border-radius: 9px; padding: 0 7px;
      font-size: 12px; line-height: 18px; font-weight: 500; font-variant-numeric: tabular-nums;
    }
    main:focus { outline: none; }
    .badge {
      display: inline-block; border-radius: 5px; padding: 0 7px; font-size: 12px; line-height: 20px;
      font-weight: 600; white-space: nowrap; text-align: center;
    }
    .badge.error { color: var(--error); background: var(--error-soft); }
    .badge.warning { color: var(--warning); background: var(--warning-soft); }
    .badge.note { color: var(--note); background: var(--note-soft); }
    .badge.new { color: var(--good); background: var(--good-soft); }
    @media (max-width: 720px) {
      .top { height: auto; flex-wrap: wrap; gap: 0; padding: 10px 16px 0; }
      .brand { width: 100%; }
      nav { width: calc(100% + 20px); height: 40px; margin: 0 -10px; }
      nav a { padding: 0 6px; font-size: 14px; } nav .count { padding: 0 4px; }
      nav { justify-content: space-between; gap: 0; }
    }
    """
}
