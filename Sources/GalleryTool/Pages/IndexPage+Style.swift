extension IndexPage {
  /// The style of the page, which follows the system's light or dark appearance.
  static let style = """
    :root {
      --ground: #f6f5f2; --card: #ffffff; --ink: #1c1b1a; --soft: #63605b; --line: #e2dfd8;
      --accent: #0a5bd0;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #141416; --card: #1f1f22; --ink: #f1efeb; --soft: #a8a59f; --line: #34343a;
        --accent: #7fb2ff;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; padding: clamp(1rem, 4vw, 3.5rem); background: var(--ground); color: var(--ink);
      font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    }
    header, main { max-width: 70rem; margin: 0 auto; }
    header { margin-bottom: clamp(1.5rem, 4vw, 3rem); }
    h1 { margin: 0; font-size: clamp(2rem, 5vw, 3.25rem); line-height: 1.1; letter-spacing: -.02em; }
    h2 { margin: 1.1rem 0 .25rem; font-size: 1.3rem; letter-spacing: -.01em; }
    p { margin: 0; color: var(--soft); max-width: 42rem; }
    header p { margin-top: .6rem; font-size: 1.1rem; }
    main {
      display: grid; gap: clamp(1rem, 2.5vw, 2rem);
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
    }
    article {
      min-width: 0; padding: clamp(1rem, 2vw, 1.5rem); background: var(--card);
      border: 1px solid var(--line); border-radius: 1rem;
    }
    .picture {
      display: grid; place-items: center; padding: 1rem; border-radius: .6rem;
      background: #ffffff; border: 1px solid var(--line);
    }
    img {
      display: block; max-width: 100%; width: auto; height: clamp(16rem, 60vw, 28rem);
      object-fit: contain;
    }
    nav { display: flex; flex-wrap: wrap; gap: .5rem; margin: .9rem 0; }
    nav a {
      padding: .25rem .9rem; border: 1px solid var(--line); border-radius: 2rem;
      color: var(--accent); text-decoration: none; font-weight: 600;
    }
    nav a:hover { border-color: var(--accent); }
    a:focus-visible, summary:focus-visible, pre:focus-visible {
      outline: 2px solid var(--accent); outline-offset: 3px;
    }
    .picture svg { display: block; max-width: 100%; height: clamp(16rem, 60vw, 28rem); }
    .film, .picker { margin: .9rem 0; }
    .controls { display: flex; align-items: center; gap: .75rem; }
    .controls input { flex: 1; min-width: 0; accent-color: var(--accent); }
    .controls output { min-width: 4rem; text-align: right; font-variant-numeric: tabular-nums; }
    .strip {
      width: 100%; height: auto; margin-top: .75rem; padding: .4rem; border-radius: .4rem;
      background: #1c1b1a;
    }
    button, .picker input[type=number] {
      padding: .25rem .8rem; border: 1px solid var(--line); border-radius: .5rem;
      background: var(--ground); color: var(--ink); font: inherit;
    }
    button { cursor: pointer; }
    .picker fieldset { margin: 0 0 .75rem; padding: 0; border: 0; }
    .picker legend { padding: 0 0 .35rem; color: var(--soft); font-size: .9rem; }
    .segments label { cursor: pointer; }
    .segments input { position: absolute; opacity: 0; }
    .segments span {
      display: inline-block; padding: .25rem 1.1rem; border: 1px solid var(--line);
      background: var(--ground);
    }
    .segments label:first-of-type span { border-radius: .5rem 0 0 .5rem; }
    .segments label:last-of-type span { border-radius: 0 .5rem .5rem 0; }
    .segments input:checked + span { background: var(--accent); color: var(--card); }
    .segments input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 3px; }
    .strings div { display: flex; align-items: center; gap: .5rem; margin-bottom: .4rem; }
    .strings input[type=number] { width: 6rem; }
    .strings input[type=color] {
      width: 2.75rem; height: 2.1rem; padding: 2px; border: 1px solid var(--line);
      border-radius: .5rem; background: var(--ground);
    }
    summary { cursor: pointer; color: var(--soft); }
    pre {
      max-height: 22rem; margin: .75rem 0 0; padding: 1rem; overflow: auto; border-radius: .6rem;
      background: var(--ground); font: .8rem/1.5 ui-monospace, SFMono-Regular, Menlo, monospace;
    }
    """
}
