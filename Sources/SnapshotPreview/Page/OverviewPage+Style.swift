extension OverviewPage {
  static let style = """
    :root { color-scheme: light dark; --line: light-dark(#d8dade, #3a3d44);
      --quiet: light-dark(#5c6470, #a2a9b4); --ground: light-dark(#f6f7f9, #16181c);
      --card: light-dark(#fff, #1f2228); --bad: light-dark(#b3261e, #ff8a80); }
    body { margin: 0; font: 15px/1.45 system-ui, sans-serif; background: var(--ground); }
    header { position: sticky; top: 0; z-index: 1; padding: 12px 24px; background: var(--card);
      border-bottom: 1px solid var(--line); display: flex; gap: 24px; align-items: baseline;
      flex-wrap: wrap; }
    h1 { font-size: 18px; margin: 0; } header p { margin: 0; color: var(--quiet); flex: 1; }
    input { font: inherit; padding: 4px 8px; }
    main { display: grid; gap: 20px; padding: 24px;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 460px), 1fr)); }
    section { background: var(--card); border: 1px solid var(--line); border-radius: 10px;
      padding: 14px 16px; min-width: 0; }
    section[hidden] { display: none; }
    h2 { font-size: 15px; margin: 0; overflow-wrap: anywhere; }
    .place, figcaption { color: var(--quiet); font-size: 13px; margin: 0 0 10px; }
    .reason { color: var(--bad); overflow-wrap: anywhere; }
    .badge { font-size: 12px; font-weight: 600; padding: 1px 8px; border-radius: 9px;
      border: 1px solid currentColor; }
    .failed, .omitted { color: var(--bad); }
    .pictures { display: grid; gap: 12px; grid-template-columns: repeat(2, minmax(0, 1fr)); }
    figure { margin: 0; } figure img { display: block; max-width: 100%; height: auto;
      border: 1px solid var(--line); box-sizing: border-box; }
    pre { overflow: auto; font: 12px/1.4 ui-monospace, monospace; max-height: 480px; }
    footer { padding: 0 24px 48px; } footer h2 { margin-bottom: 8px; }
    .names { columns: 3 220px; padding-left: 28px; } .names span { color: var(--quiet); }
    table { border-collapse: collapse; width: 100%; font-size: 13px; }
    td, th { text-align: left; padding: 4px 12px 4px 0; border-top: 1px solid var(--line);
      overflow-wrap: anywhere; vertical-align: top; }
    """

  static let script = """
    const search = document.getElementById("search");
    search.addEventListener("input", () => {
      const words = search.value.toLowerCase().split(" ").filter(Boolean);
      for (const section of document.querySelectorAll("section")) {
        section.hidden = !words.every((word) => section.dataset.search.includes(word));
      }
    });
    """
}
