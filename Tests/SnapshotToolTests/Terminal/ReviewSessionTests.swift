import Foundation
import SnapshotCore
import Testing

/// `snapshot review` in a terminal, key by key.
@Suite struct ReviewSessionTests {
  private let menu = "__Snapshots__/ShopTests/Menu"

  /// A package with two texts that changed alike, a new one and one without a reference.
  private func package() throws -> ToolPackage {
    let package = try ToolPackage()
    try package.addText("soup.txt")
    try package.addText("stew.txt")
    try package.add("tea.txt", .new, reference: Array("tea\n".utf8), actual: Array("tea\n".utf8))
    try package.add("salt.txt", .missing, actual: Array("salt\n".utf8))
    try package.finish()
    return package
  }

  /// Returns the lines that answer keys, and the totals; without failures, prompts and help.
  private func answers(_ keys: String, _ package: ToolPackage) throws -> [String] {
    let answer = try package.type(keys, "review")
    #expect(answer.status == 0)
    let begins = ["Accepted", "Refused", "Rejected", "Undid", "Nothing", "No ", "This", "The "]
    return answer.output.split(separator: "\n").map(String.init).filter { line in
      begins.contains { line.hasPrefix($0) } || line.contains(" accepted")
        || line.hasPrefix("[") || line.contains(" left: ")
    }
  }

  private func shown(_ number: Int, _ name: String) -> String {
    let status = ["salt": "missing ", "tea": "new     "][name] ?? "changed "
    return "[\(number)/4] \(status)  \(menu)/\(name).txt"
  }

  @Test func oneKeyAcceptsRejectsOrSkips() throws {
    let package = try package()
    let lines = try answers("asra", package)
    #expect(
      lines == [
        "4 left: 4 texts, 1 new, 1 group with a shared cause",
        shown(1, "salt"), "Accepted \(menu)/salt.txt", shown(2, "soup"), shown(3, "stew"),
        "Rejected \(menu)/stew.txt; its files are removed when you quit",
        shown(4, "tea"), "Accepted \(menu)/tea.txt",
        "2 accepted, 1 rejected, 1 pending",
      ]
    )
    #expect(package.text(of: "\(menu)/salt.txt") == "salt\n")
    #expect(package.text(of: "\(menu)/soup.txt") == "soup\n4.50\n")
    let folder = ".build/snapshots/failures/ShopTests/Menu"
    #expect(package.text(of: "\(folder)/stew.txt/actual.txt") == nil)
    #expect(package.text(of: "\(folder)/soup.txt/actual.txt") != nil)
  }

  @Test func arrowsMoveAmongTheUndecided() throws {
    let lines = try answers("\u{1B}[B\u{1B}[C\u{1B}[A\u{1B}[D\u{1B}[D\u{1B}OB", try package())
    #expect(
      lines == [
        "4 left: 4 texts, 1 new, 1 group with a shared cause", shown(1, "salt"), shown(2, "soup"),
        shown(3, "stew"), shown(2, "soup"), shown(1, "salt"), "This is the first one.",
        shown(2, "soup"), "0 accepted, 0 rejected, 4 pending",
      ]
    )
    let last = try answers("sss\u{1B}[B", try package())
    #expect(last.suffix(3).first == shown(4, "tea"))
    #expect(last.suffix(2).first == "This is the last one.")
    let skipping = try answers("\u{1B}[Ba\u{1B}[A", try package())
    #expect(skipping.suffix(2).first == shown(1, "salt"), "an accepted one isn't shown again")
  }

  @Test func groupsAreAcceptedTogether() throws {
    let package = try package()
    let lines = try answers("sC", package)
    #expect(
      lines.suffix(6) == [
        "Accepted \(menu)/soup.txt", "Accepted \(menu)/stew.txt",
        "2 of 2 accepted (the same cause)", "2 left: 2 texts, 1 new", shown(4, "tea"),
        "2 accepted, 0 rejected, 2 pending",
      ]
    )
    #expect(package.text(of: "\(menu)/stew.txt") == "soup\n4.80\n")
    let unknown = try answers("C", try self.package())
    #expect(unknown.contains("The cause of this failure isn’t known."))
  }

  @Test(arguments: [("A", "suite ShopTests/Menu"), ("E", "all")])
  func allThatAreLeftAreAccepted(_ key: String, name: String) throws {
    let lines = try answers(key, try package())
    #expect(lines.suffix(2) == ["4 of 4 accepted (\(name))", "4 accepted, 0 rejected, 0 pending"])
    #expect(lines.count { $0.hasPrefix("Accepted ") } == 4)
  }

  @Test func manyAcceptedPathsAreNotListed() throws {
    for (count, listed) in [(8, 8), (9, 0)] {
      let package = try ToolPackage()
      for number in 1...count { try package.addText("soup\(number).txt") }
      try package.finish()
      let lines = try answers("E", package)
      #expect(lines.count { $0.hasPrefix("Accepted ") } == listed)
      #expect(lines.last == "\(count) accepted, 0 rejected, 0 pending")
    }
  }

  @Test func undoRestoresTheReference() throws {
    let package = try package()
    let lines = try answers("sau", package)
    #expect(
      lines.suffix(4) == [
        shown(3, "stew"), "Undid \(menu)/soup.txt", shown(2, "soup"),
        "0 accepted, 0 rejected, 4 pending",
      ]
    )
    #expect(package.text(of: "\(menu)/soup.txt") == "soup\n4.50\n")
    let other = try self.package()
    #expect(try answers("auru", other).suffix(2).first == shown(1, "salt"))
    #expect(other.text(of: "\(menu)/salt.txt") == nil, "there was none")
    #expect(try answers("u", try self.package()).contains("Nothing to undo."))
  }

  @Test func undoRestoresAWholeGroup() throws {
    let package = try package()
    let lines = try answers("sCu", package)
    #expect(
      lines.suffix(4) == [
        "Undid \(menu)/stew.txt", "Undid \(menu)/soup.txt", shown(2, "soup"),
        "0 accepted, 0 rejected, 4 pending",
      ]
    )
    #expect(package.text(of: "\(menu)/soup.txt") == "soup\n4.50\n")
    #expect(package.text(of: "\(menu)/stew.txt") == "soup\n4.50\n")
  }

  @Test func rejectingANewSnapshotDeletesItsReferenceAtTheEnd() throws {
    let package = try package()
    let lines = try answers("sssr", package)
    #expect(
      lines.suffix(2) == [
        "Rejected \(menu)/tea.txt; the reference is deleted when you quit",
        "0 accepted, 1 rejected, 3 pending",
      ]
    )
    #expect(package.text(of: "\(menu)/tea.txt") == nil)
    let other = try self.package()
    #expect(try answers("sru", other).last == "0 accepted, 0 rejected, 4 pending")
    let folder = ".build/snapshots/failures/ShopTests/Menu"
    #expect(other.text(of: "\(folder)/soup.txt/actual.txt") != nil, "it was undone")
  }

  @Test func whatGitTracksIsNotRejected() throws {
    let package = try package()
    try package.commit()
    let lines = try answers("sssr", package)
    #expect(
      lines.suffix(2).first
        == "Refused \(menu)/tea.txt: Git tracks it. Remove it with `git rm \(menu)/tea.txt`."
    )
    #expect(package.text(of: "\(menu)/tea.txt") == "tea\n")
  }

  @Test func otherKeysAreNamed() throws {
    let lines = try answers("xü\u{1B}[15~q", try package())
    #expect(
      lines.filter { $0.hasPrefix("No such key") } == [
        "No such key: x. Press ? for help.", "No such key: ü. Press ? for help.",
        "No such key: \\u{1B}. Press ? for help.",
      ]
    )
    #expect(lines.count { $0.hasPrefix("[") } == 1, "the failure isn't shown again")
  }

  @Test func helpListsTheKeys() throws {
    let answer = try package().type("?", "review")
    for key in ["accept the actual value", "undo the last decision", "↓ →  next"] {
      #expect(answer.output.contains(key))
    }
  }

  @Test func aKeyChangesHowMuchIsShown() throws {
    let package = try ToolPackage()
    try package.addText("soup.txt")
    try package.finish()
    let pages = try package.type("ddd", "review").output.components(separatedBy: "[1/1]")
    try #require(pages.count == 5)
    #expect(pages[1].contains("-4.50") && pages[2].contains("-4.50"))
    #expect(!pages[3].contains("-4.50"))
    #expect(
      pages[3].contains(
        """
        .build/snapshots/failures/ShopTests/Menu/soup.txt/reference.txt
        .build/snapshots/failures/ShopTests/Menu/soup.txt/actual.txt

        """
      )
    )
    #expect(pages[4].contains("-4.50"))
  }

  @Test func ctrlLShowsTheFailureAgain() throws {
    let lines = try answers("\u{C}q", try package())
    #expect(lines.count { $0 == shown(1, "salt") } == 2)
  }

  @Test func pathsSelectSnapshots() throws {
    let answer = try package().type("q", "review", "soup.txt")
    #expect(answer.output.hasPrefix("1 left: 1 text\n\n[1/1] changed   \(menu)/soup.txt\n"))
    let none = try package().type("", "review", "pie.png")
    #expect(none.status == 2 && none.output.hasPrefix("No pending snapshot matches “pie.png”."))
  }

  @Test func withoutATerminalTheOtherCommandsAreNamed() throws {
    let answer = try package().run("review")
    let errors = """
      `review` needs an interactive terminal.
      Use `swift run snapshot list`, `swift run snapshot accept PATH…` and \
      `swift run snapshot reject PATH…`.

      """
    #expect(answer == .init(status: 2, output: "", errors: errors))
  }

  @Test func withoutPendingSnapshotsThereIsNothingToReview() throws {
    let package = try ToolPackage()
    try package.add("bread.txt", .passed)
    try package.finish()
    let answer = try package.type("", "review")
    #expect(answer == .init(status: 0, output: "No pending snapshots.\n"))
  }

  #if !os(macOS)
  @Test func filesAreOpenedByTheirProgram() throws {
    let package = try ToolPackage()
    try package.addText("soup.txt")
    try package.finish()
    try package.writeProgram("echo \"$@\" > '\(package.root)/opened'", to: "bin/xdg-open")
    let variables = ["PATH": "\(package.root)/bin:/usr/bin:/bin"]
    let answer = try package.type("oq", "review", variables: variables)
    let path = ".build/snapshots/failures/ShopTests/Menu/soup.txt/actual.txt"
    #expect(answer.output.contains("o\nOpened \(path)\n"))
    #expect(answer.output.components(separatedBy: "[1/1]").count == 2, "it isn't shown again")
  }
  #endif

  @Test func otherFilesAreOnlyNamed() throws {
    let package = try ToolPackage()
    let svg = Array("<svg/>".utf8)
    try package.add("a.svg", reference: Array("<svg />".utf8), actual: svg)
    try package.add("b.txt") { $0.summary = "no files" }
    try package.finish()
    let output = try package.type("osoq", "review").output
    let path = ".build/snapshots/failures/ShopTests/Menu/a.svg/actual.svg"
    #expect(output.contains("o\n\(path)\n") && !output.contains("Opened"))
    #expect(output.contains("o\nIts files are missing. Run the test again.\n"))
  }

  @Test func aRefusedSnapshotIsSkipped() throws {
    let package = try ToolPackage()
    try package.add("oil.txt", .failed) { $0.summary = "It threw: no oil" }
    try package.addText("soup.txt")
    try package.finish()
    let refused = """
      Refused \(menu)/oil.txt: the assertion failed before the comparison. Fix the test.
      """
    let one = try answers("aa", package)
    #expect(one.contains(refused) && one.last == "1 accepted, 0 rejected, 1 pending")
    #expect(one.contains("[2/2] changed   \(menu)/soup.txt"))
    let other = try ToolPackage()
    try other.add("oil.txt", .failed) { $0.summary = "It threw: no oil" }
    try other.addText("soup.txt")
    try other.finish()
    let all = try answers("E", other)
    #expect(
      all.suffix(5) == [
        refused, "Accepted \(menu)/soup.txt", "1 of 2 accepted (all)", "1 left: 1 text",
        "1 accepted, 0 rejected, 1 pending",
      ]
    )
  }

  /// A terminal of 30 rows reserves four; the name and the test take two, and the last line one.
  @Test func aFailureFitsTheTerminal() throws {
    let package = try ToolPackage()
    try package.add("long.txt") {
      $0.detail = (1...60).map { "+\($0)" }.joined(separator: "\n")
    }
    try package.finish()
    let lines = try package.type("q", "review").output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("+") } == 24)
    #expect(lines.contains("… 36 more lines"))
  }

  @Test func allFilesListMoreLinesOfSource() throws {
    let package = try ToolPackage()
    try package.addText("soup.txt") { entry in
      entry.drawnAt = (1...13).map { DrawnLine(fileID: "Shop/Soup.swift", line: $0) }
    }
    try package.finish()
    let pages = try package.type("ddq", "review").output.components(separatedBy: "[1/1]")
    try #require(pages.count == 4)
    let counts = pages.map { $0.components(separatedBy: "Soup.swift:").count - 1 }
    #expect(counts == [0, 2, 2, 12])
  }

  @Test func helpListsEveryKey() throws {
    let output = try package().type("hq", "review").output
    #expect(
      output.contains(
        """
        h
        a  accept the actual value           A  accept the rest of the suite
        r  reject; files are removed on q    C  accept all with the same cause
        s  skip                              E  accept all that are left
        u  undo the last decision            d  show the whole picture, or the files
        o  open the files                    q  quit; Ctrl-C quits and rejects nothing
        ↓ →  next                            ↑ ←  previous
        4 left: 4 texts, 1 new, 1 group with a shared cause
        a accept  r reject  s skip  A suite  C cause  E all  u undo  ? help  q quit >
        """
      )
    )
  }

  @Test func aKeyMayHaveSeveralBytes() throws {
    let lines = try answers("äxกy€z😀bq", try package())
    #expect(
      lines.filter { $0.hasPrefix("No such key") }
        == ["ä", "x", "ก", "y", "€", "z", "😀", "b"].map { "No such key: \($0). Press ? for help." }
    )
  }

  @Test func aSmallTerminalShowsSixLines() throws {
    let package = try ToolPackage()
    try package.add("long.txt") { $0.detail = (1...60).map { "+\($0)" }.joined(separator: "\n") }
    try package.finish()
    let output = try package.type("q", "review", rows: 10).output
    #expect(output.split(separator: "\n").count { $0.hasPrefix("+") } == 6)
    #expect(output.contains("… 54 more lines"))
  }

  @Test func skippingTheLastEndsTheReview() throws {
    #expect(try answers("ssss", try package()).last == "0 accepted, 0 rejected, 4 pending")
    let ended = try answers("\u{3}", try package())
    #expect(ended.last == "0 accepted, 0 rejected, 4 pending", "Ctrl-C as a key")
  }

  @Test func colorsMarkDecisions() throws {
    let output = try package().type("asrq", "review", "--color", "always").output
    #expect(output.contains("\u{1B}[1m[1/4]\u{1B}[0m \u{1B}[31mmissing  \u{1B}[0m"))
    #expect(output.contains("\u{1B}[32mAccepted \u{1B}[0m\(menu)/salt.txt\n"))
    #expect(output.contains("\u{1B}[33mRejected \u{1B}[0m\(menu)/stew.txt; its files"))
    #expect(output.contains("q quit \u{1B}[0m> "))
  }

  @Test func decisionsAreAddedToThePage() throws {
    let package = try package()
    _ = try answers("asrq", package)
    let text = try #require(package.text(of: ".build/snapshots/results/decisions.js"))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("salt.txt") && lines[0].contains("\"accepted\""))
    #expect(lines[1].contains("stew.txt") && lines[1].contains("\"rejected\""))
  }

  @Test func acceptingOneNamesItsPath() throws {
    let package = try ToolPackage()
    try package.add("soup.txt", reference: [], actual: Array("soup\n".utf8))
    try package.add("stew.txt", reference: [], actual: Array("stew\n".utf8))
    try package.finish()
    #expect(try answers("E", package).last == "0 accepted, 0 rejected, 2 pending")
    #expect(try answers("aq", package).last == "1 accepted, 0 rejected, 1 pending")
    #expect(package.text(of: "\(menu)/soup.txt") == "soup\n")
    #expect(package.text(of: "\(menu)/stew.txt") == "")
  }
}
