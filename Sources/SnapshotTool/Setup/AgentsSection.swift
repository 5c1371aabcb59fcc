/// The section that `snapshot init --agents` adds to a file for coding agents.
enum AgentsSection {
  /// The lines of the section. The first one is the heading, which identifies an existing section.
  static let lines = """
    ## Seeing views and reading snapshot failures

    - See a view: `swift run snapshot preview Sources/App/Views --filter Badge --json`. Look at the PNG
      files in `picture`; `sheet` shows all in one. `changed` is true for pictures that differ from
      those of the last call. `omitted` lists what doesn’t compile here, and why.
    - See it in dark mode, in large type or at other times: `--dark`, `--type-size accessibility3`,
      `--at 0,0.5,1`.
    - After a failed `swift test`: `swift run snapshot list --json`, then look at `reference`, `actual`
      and `difference` in the folder of the failure.
    - If the change is intended, and you looked at the picture:
      `swift run snapshot accept PATH-OF-THE-REFERENCE`.
    - Never set `SNAPSHOT_RECORD=all`, delete files in `__Snapshots__`, or raise a tolerance to make a
      test pass. Never use `accept --all` without looking at every picture.
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
