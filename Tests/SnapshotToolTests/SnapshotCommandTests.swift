import Testing

@Suite struct SnapshotCommandTests {
  @Test func helpListsTheCommands() throws {
    let output = """
      OVERVIEW: Reviews the results of snapshot tests: lists, shows, accepts,
      rejects, reports.

      Exit codes: 0 success; 1 something differs, was refused or needs to be fixed; 2
      files or results are missing or unusable, or the output can’t be written; 64
      the command line is invalid; 128 + the number of the signal that ended the tool.

      USAGE: snapshot <subcommand>

      OPTIONS:
        -h, --help              Show help information.

      SUBCOMMANDS:
        list                    Lists the pending snapshots: failed or new ones,
                                neither accepted nor rejected yet.
        show                    Prints the results of snapshots with their
                                differences.
        diff                    Compares two files: PNG pictures by their pixels and
                                frames, others as text.
        review                  Steps through the pending snapshots, with one key per
                                decision.
        accept                  Replaces references with the actual values of failed
                                tests.
        reject                  Removes the artifacts of failed tests, and the
                                references of new snapshots.
        prune                   Lists references that no test uses, and removes them
                                with --delete.
        report                  Writes a report of the results, for people or for CI.
        changes                 Shows which references differ between two commits,
                                including accepted changes.
        merge                   Merges folders of results into one folder with one
                                report page.
        doctor                  Checks a package for common problems with snapshots,
                                and prints the fixes.
        init                    Adds a CI job, a script for the tool, and lines in
                                .gitattributes and .gitignore; with --agents also
                                instructions for coding agents.
        adopt                   Moves references from swift-snapshot-testing's layout
                                to this library's.
        preview                 Renders the previews of SwiftUI files without
                                changing a file or writing a test.

        See 'snapshot help <subcommand>' for detailed help.

      """
    for words in [["--help"], ["help"], []] {
      let answer = try ToolPackage().run(words)
      #expect(answer == .init(status: 0, output: output))
    }
  }

  @Test func anUnknownCommandIsInvalid() throws {
    let answer = try ToolPackage().run("lists")
    #expect(answer.status == 64 && answer.output.isEmpty)
    #expect(answer.errors.hasPrefix("Error: "))
  }

  #if os(Linux)
  @Test func outputThatCannotBeWrittenIsAnError() throws {
    let package = try ToolPackage.withAllKinds()
    let full = try package.shell("\"$TOOL\" list > /dev/full")
    let errors = "Can’t write standard output: "
    #expect(full.status == 2 && full.errors.hasPrefix(errors) && full.output.isEmpty)
    let closed = try package.shell("\"$TOOL\" list >&-")
    #expect(closed.status == 2 && closed.errors.hasPrefix(errors))
    #expect(try package.shell("\"$TOOL\" list <&-").status == 0)
    #expect(try package.shell("\"$TOOL\" list --from nowhere 2>&-").status == 2)
  }
  #endif
}
