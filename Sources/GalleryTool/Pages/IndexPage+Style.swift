extension IndexPage {
  /// The style of the page, which follows the system's light or dark appearance.
  static let style = """
    :root {
      --ground: #f6f5f2; --card: #ffffff; --stage: #ffffff; --ink: #1c1b1a; --soft: #63605b;
      --line: #e2dfd8; --accent: #0a5bd0;
      --keyword: #9b2393; --type: #0b4f79; --string: #b3261e; --number: #1c00cf; --comment: #5d6c79;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #141416; --card: #1f1f22; --stage: #0c0c0e; --ink: #f1efeb; --soft: #a8a59f;
        --line: #34343a; --accent: #7fb2ff;
        --keyword: #ff7ab2; --type: #6bdfff; --string: #ff8170; --number: #d9c97c; --comment: #9aa5b1;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; padding: clamp(1rem, 4vw, 3.5rem); background: var(--ground); color: var(--ink);
      font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    }
    header, main { max-width: 76rem; margin: 0 auto; }
    header {
      display: grid; gap: 2rem; align-items: center; margin-bottom: clamp(1.5rem, 4vw, 3rem);
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
    }
    h1 { margin: 0; font-size: clamp(2rem, 6vw, 4rem); line-height: 1.05; letter-spacing: -.02em; }
    h2 { margin: 0 0 .25rem; font-size: 1.5rem; letter-spacing: -.01em; }
    p { margin: 0; color: var(--soft); max-width: 42rem; }
    header p { margin: 1rem 0; font-size: 1.15rem; }
    .hero img { display: block; margin: 0 auto; width: auto; max-width: 100%; height: min(80vh, 34rem); }
    .hero button { display: block; margin: .75rem auto 0; }
    .hero button[hidden] { display: none; }
    main { display: grid; gap: clamp(1rem, 2.5vw, 2rem); }
    article, .demo {
      min-width: 0; padding: clamp(1rem, 2vw, 1.75rem); background: var(--card);
      border: 1px solid var(--line); border-radius: 1rem;
    }
    article {
      display: grid; gap: clamp(1rem, 2vw, 1.75rem);
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
    }
    .words { min-width: 0; }
    .picture {
      display: grid; place-items: center; padding: 1rem; border-radius: .6rem;
      background: var(--stage); border: 1px solid var(--line);
    }
    .picture img, .picture svg { display: block; max-width: 100%; width: auto; height: auto; max-height: 40rem; }
    .picture svg { width: 100%; }
    nav { display: flex; flex-wrap: wrap; gap: .5rem; margin: .9rem 0; }
    nav a {
      padding: .25rem .9rem; border: 1px solid var(--line); border-radius: 2rem;
      color: var(--accent); text-decoration: none; font-weight: 600;
    }
    nav a:hover { border-color: var(--accent); }
    a:focus-visible, summary:focus-visible, pre:focus-visible, button:focus-visible,
    input:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
    .film { grid-column: 1 / -1; min-width: 0; }
    .picker, .layers { margin: .9rem 0; }
    .controls { display: flex; align-items: center; gap: .75rem; }
    .controls input { flex: 1; min-width: 0; accent-color: var(--accent); }
    .controls output { min-width: 4rem; text-align: right; font-variant-numeric: tabular-nums; }
    .strip {
      display: block; margin-top: .75rem; overflow-x: auto; padding: .5rem; border-radius: .5rem;
      background: var(--stage); border: 1px solid var(--line);
    }
    .strip img { display: block; width: 100%; min-width: 40rem; height: auto; }
    button, .picker input[type=number] {
      padding: .25rem .8rem; border: 1px solid var(--line); border-radius: .5rem;
      background: var(--ground); color: var(--ink); font: inherit;
    }
    button { cursor: pointer; }
    button:disabled { opacity: .5; cursor: default; }
    fieldset { margin: 0 0 .75rem; padding: 0; border: 0; min-width: 0; }
    legend { padding: 0 0 .35rem; color: var(--soft); font-size: .9rem; }
    .segments { display: flex; flex-wrap: wrap; }
    .segments label { cursor: pointer; }
    .segments input { position: absolute; opacity: 0; }
    .segments span {
      display: inline-block; padding: .25rem 1.1rem; border: 1px solid var(--line);
      background: var(--ground);
    }
    .segments label:first-of-type span { border-radius: .5rem 0 0 .5rem; }
    .segments label:last-of-type span { border-radius: 0 .5rem .5rem 0; }
    @media (max-width: 30rem) {
      .segments { gap: .35rem; }
      .segments label:nth-of-type(n) span { border-radius: .5rem; }
    }
    .segments input:checked + span { background: var(--accent); color: var(--card); }
    .segments input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 3px; }
    .strings div { display: flex; align-items: center; gap: .5rem; margin-bottom: .4rem; }
    .strings input[type=number] { width: 6rem; }
    .strings input[type=color] {
      width: 2.75rem; height: 2.1rem; padding: 2px; border: 1px solid var(--line);
      border-radius: .5rem; background: var(--ground);
    }
    dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr)); gap: .5rem; margin: 0; }
    dl div { padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; }
    dt { color: var(--soft); font-size: .85rem; }
    dd { margin: 0; font-size: 1.25rem; font-variant-numeric: tabular-nums; }
    .layers p { margin-top: .5rem; font-size: .85rem; }
    .triple { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); margin: 1rem 0; }
    figure { margin: 0; text-align: center; }
    figure img { display: block; max-width: 100%; height: auto; margin: 0 auto .35rem; border-radius: .5rem; border: 1px solid var(--line); }
    figcaption { color: var(--soft); font-size: .9rem; }
    summary { cursor: pointer; color: var(--soft); }
    pre {
      max-height: 26rem; margin: .75rem 0; padding: 1rem; overflow: auto; border-radius: .6rem;
      background: var(--ground); font: .8rem/1.5 ui-monospace, SFMono-Regular, Menlo, monospace;
    }
    .demo pre { white-space: pre-wrap; overflow-wrap: anywhere; min-height: 8.5em; }
    .keyword { color: var(--keyword); } .type { color: var(--type); } .string { color: var(--string); }
    .number { color: var(--number); } .comment { color: var(--comment); }
    """
}
