import SnapshotCore
import SnapshotInline
import Testing

/// The messages of literals that can't be written.
@Suite struct InlineErrorTests {
  @Test(arguments: [
    (
      InlineError.sourceGone("S.swift"),
      "The source doesn’t exist: S.swift\n"
        + "The tests were built on another machine or in another folder. Record there."
    ),
    (.unreadable("S.swift", .directory), "Can’t read S.swift: \(ReferenceProblem.directory)"),
    (.notUnicode("S.swift"), "S.swift isn’t UTF-8. Save it as UTF-8."),
    (
      .changedSinceBuild("S.swift"),
      "S.swift has changed since the tests were built, so the position of the call isn’t known. "
        + "Build and run again."
    ),
    (
      .noCall,
      "No call begins at this position of the source. If the call is in the argument of a macro, such "
        + "as `#expect(throws:)`, move it out, because there it has the macro’s position. If a "
        + "function wraps the assertion, it must pass on `fileID`, `file`, `line` and `column`. In "
        + "all other cases, the source has changed since the build. Build and run again."
    ),
    (
      .inSingleLineLiteral,
      "The call is interpolated in a single-line string literal, which can’t contain a multi-line "
        + "literal. Move the call out of the string."
    ),
    (
      .noLiteral,
      "The closure contains something other than one string literal, so it isn’t overwritten. Put a "
        + "literal there, or remove the closure."
    ),
    (
      .anotherLiteral,
      "The literal in the source differs from the compiled one. Build and run again; in a function "
        + "that wraps the assertion, pass a `syntaxDescriptor:` for its closure."
    ),
    (
      .anotherClosure,
      "The literal in the source differs from the compiled one. Build and run again; in a function "
        + "that wraps the assertion, pass a `syntaxDescriptor:` for its closure."
    ),
    (
      .noClosure(label: "x"),
      "The call has no closure “x”. In a function that wraps the assertion, pass a "
        + "`syntaxDescriptor:` for its closure."
    ),
    (
      .noFirstClosure(label: "x"),
      "The closure “x” must follow another closure, which the call doesn’t have. Add that one first."
    ),
    (.readOnly("S.swift"), "S.swift is read-only. Make it writable with `chmod u+w`."),
    (
      .overlapping,
      "Two snapshots use the same position in the source. Build and run again."
    ),
    (
      .file(FileError(.write, "S.swift", .outside("/p"))),
      "\(FileError(.write, "S.swift", .outside("/p")))"
    ),
  ])
  func everyErrorSaysWhatToDo(error: InlineError, text: String) {
    #expect(error.description == text)
  }

  @Test func aConflictShowsBothValues() {
    let lines = (1...10).map { "line \($0)" }.joined(separator: "\n")
    let error = InlineError.conflict(
      first: InlineValue(test: "M.S/a()\u{7}", text: "one\n\u{1B}"),
      second: InlineValue(test: "M.S/b()", text: lines)
    )
    #expect(
      error.description == """
        One literal can’t contain two values, so neither is written.
        first   M.S/a()\\u{7}
          │ one
          │ \\u{1B}
        second  M.S/b()
          │ line 1
          │ line 2
          │ line 3
          │ line 4
          │ line 5
          │ line 6
          │ line 7
          │ line 8
          … 2 more lines
        Use `assertSnapshot`, which records one file per case, or make a separate call for each value.
        """
    )
  }

  @Test func longLinesOfAConflictAreCut() {
    let long = String(repeating: "x", count: 241)
    let error = InlineError.conflict(
      first: InlineValue(test: "a", text: long),
      second: InlineValue(test: "b", text: "1\n2\n3\n4\n5\n6\n7\n8")
    )
    #expect(error.description.contains("  │ \(String(repeating: "x", count: 240))\nsecond"))
    #expect(error.description.contains("  │ 8\nUse"))
  }

  @Test func aClosureInParenthesesNamesItsLabel() {
    #expect(
      InlineError.closureInParentheses(label: "is").description
        == "Another snapshot of the call is passed in parentheses, so no trailing closure can be "
        + "added. Pass “is” in the parentheses, too."
    )
  }

  @Test(arguments: [(8, nil), (9, "  … 1 more line"), (10, "  … 2 more lines")])
  func eightLinesOfAValueAreShown(count: Int, rest: String?) {
    let text = (1...count).map { "line \($0)" }.joined(separator: "\n")
    let error = InlineError.recordedSinceBuild(InlineValue(test: "M.S/a()", text: text))
    let shown = (1...8).map { "  │ line \($0)" } + (rest.map { [$0] } ?? [])
    #expect(
      error.description
        == "An earlier run recorded a literal that differs, and the build is older. Build and run "
        + "again.\nrecorded  M.S/a()\n" + shown.joined(separator: "\n")
    )
  }
}
