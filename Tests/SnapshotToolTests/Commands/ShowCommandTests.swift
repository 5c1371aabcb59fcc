import SnapshotCore
import Testing

@Suite struct ShowCommandTests {
  private let soup = """
    changed   __Snapshots__/ShopTests/Menu/soup.txt
    line 2 differs
    @@ -1,2 +1,2 @@
     soup
    -4.50
    +4.80
       ^^
    ShopTests.Menu/soup() at Menu.swift:7:5
    .build/snapshots/failures/ShopTests/Menu/soup.txt/{reference.txt,actual.txt}

    """

  @Test func aTextIsShownWithItsDifference() throws {
    let answer = try ToolPackage.withAllKinds().run("show", "soup.txt")
    #expect(answer == .init(status: 0, output: soup))
  }

  @Test func differencesAreColored() throws {
    let answer = try ToolPackage.withAllKinds().run("show", "soup.txt", "--color", "always")
    let lines = answer.output.split(separator: "\n")
    #expect(lines[2] == "\u{1B}[2m@@ -1,2 +1,2 @@\u{1B}[0m")
    #expect(lines[3] == " soup")
    #expect(lines[4] == "\u{1B}[31m-4.50\u{1B}[0m")
    #expect(lines[5] == "\u{1B}[32m+4.80\u{1B}[0m")
  }

  @Test func aMissingReferenceShowsTheActualText() throws {
    let answer = try ToolPackage.withAllKinds().run("show", "salt.txt", "tea.txt")
    let output = """
      missing   __Snapshots__/ShopTests/Menu/salt.txt
      There is no reference.
      +salt
      +pepper
      ShopTests.Menu/salt() at Menu.swift:7:5
      .build/snapshots/failures/ShopTests/Menu/salt.txt/actual.txt

      new       __Snapshots__/ShopTests/Menu/tea.txt
      4 bytes
      +tea
      ShopTests.Menu/tea() at Menu.swift:7:5
      .build/snapshots/failures/ShopTests/Menu/tea.txt/{reference.txt,actual.txt}

      """
    #expect(answer == .init(status: 0, output: output))
  }

  /// A folder whose description of the difference isn't that of its files.
  private func forged(
    _ status: ResultEntry.Status = .changed,
    reference: String? = "one\n",
    _ change: (inout ResultEntry) -> Void = { _ in }
  ) throws -> ToolPackage {
    let package = try ToolPackage()
    let difference = "--- reference\n+++ actual\n@@ -1,1 +1,1 @@\n-one\n+harmless\n"
    let file = Artifact(.difference, bytes: Array(difference.utf8), pathExtension: "diff")
    let bytes = reference.map { Array($0.utf8) }
    try package.add(
      "soup.txt",
      status,
      reference: bytes,
      actual: Array("EVIL\n".utf8),
      more: [file]
    ) {
      $0.detail = "@@ -1,1 +1,1 @@\n-one\n+harmless"
      change(&$0)
    }
    try package.finish()
    return package
  }

  @Test(arguments: [
    ["show", "soup.txt"], ["show", "soup.txt", "--json"], ["diff", "soup.txt"],
    ["diff", "soup.txt", "--json"], ["list", "--json"], ["report", "--format", "json"],
    ["report", "--format", "html"], ["report", "--format", "junit"],
  ])
  func aDifferenceIsThatOfTheFiles(_ words: [String]) throws {
    let package = try forged()
    let answer = try package.run(words)
    #expect(!answer.output.contains("harmless"))
    #expect(answer.output.contains("+EVIL"))
  }

  @Test func aMergedFolderHasTheDifferenceOfItsFiles() throws {
    let package = try forged()
    #expect(try package.run("merge", ".build/snapshots", "-o", "clean").status == 0)
    let clean = package.files.filter { $0.hasPrefix("clean/") }
    #expect(clean.contains { $0.hasSuffix("/difference.diff") })
    for file in clean { #expect(package.text(of: file)?.contains("harmless") != true) }
  }

  @Test(arguments: [ResultEntry.Status.missing, .new, .changed])
  func withoutAReferenceTheActualTextIsShown(_ status: ResultEntry.Status) throws {
    let package = try forged(status, reference: nil)
    let output = try package.run("show", "soup.txt").output
    #expect(output.contains("+EVIL") && !output.contains("harmless"))
  }

  @Test func aReviewShowsTheDifferenceOfTheFiles() throws {
    let output = try forged().type("q", "review").output
    #expect(output.contains("+EVIL") && !output.contains("harmless"))
  }

  @Test func aLongDifferenceIsShortened() throws {
    let package = try ToolPackage()
    // A page has 40 lines. The head takes two, and the foot one without artifacts.
    for (name, count) in [("fits.txt", 40), ("long.txt", 41)] {
      try package.add(name) {
        $0.summary = "new lines"
        $0.detail = (1...count).map { "+\($0)" }.joined(separator: "\n")
      }
    }
    try package.finish()
    let fits = try package.run("show", "fits.txt").output.split(separator: "\n")
    #expect(fits.contains("+40"), "up to three further lines are shown")
    let long = try package.run("show", "long.txt").output.split(separator: "\n")
    #expect(long.count { $0.hasPrefix("+") } == 37)
    #expect(long[39] == "… 4 more lines")
  }

  @Test func linesThatDrawADifferenceAreListed() throws {
    let package = try ToolPackage()
    try package.addText("soup.txt") { entry in
      entry.drawnAt = [3, 5, 8].map {
        var line = DrawnLine(fileID: "Shop/Soup.swift", line: $0)
        if $0 == 3 { line.file = "Sources/Shop/Soup.swift" }
        line.text = "bowl(\($0))"
        return line
      }
    }
    try package.finish()
    let lines = try package.run("show", "soup.txt").output.split(separator: "\n")
    #expect(lines.contains("drawn at Sources/Shop/Soup.swift:3  bowl(3)"))
    #expect(lines.contains("         Soup.swift:5  bowl(5)"))
    #expect(!lines.contains { $0.contains("bowl(8)") }, "two lines are enough here")
  }

  @Test func aMisspeltNameGetsASuggestion() throws {
    let answer = try ToolPackage.withAllKinds().run("show", "sop.txt")
    let errors = """
      No pending snapshot matches “sop.txt”. Did you mean:
        __Snapshots__/ShopTests/Menu/soup.txt

      """
    #expect(answer == .init(status: 2, output: "", errors: errors))
  }

  #if Pictures
  @Test func aPictureIsDrawnBesideItsReference() throws {
    let answer = try ToolPackage.withAllKinds().run("show", "pie.png", "--color", "always")
    let lines = answer.output.split(separator: "\n")
    // Three panels of 25 columns, with two columns between them.
    #expect(
      lines[2]
        == "\u{1B}[2mreference                  actual                     difference\u{1B}[0m"
    )
    let row = lines[3].split(separator: "▀").count - 1
    #expect(row >= 75 - 1)
    #expect(lines[3].hasPrefix("\u{1B}[38;2;255;255;255m"), "the first pixel of the reference")
    #expect(lines[3].contains("\u{1B}[38;2;0;0;0m"), "the black pixel")
  }
  #endif

  /// Returns the lines that a command prints about a snapshot with a detail and without artifacts.
  private func lines(
    _ words: [String],
    isTerminal: Bool = false,
    detail: [String] = [],
    summary: String = ""
  ) throws -> [String] {
    let package = try ToolPackage()
    try package.add("long.txt") {
      $0.summary = summary
      $0.detail = detail.joined(separator: "\n")
    }
    try package.finish()
    let answer =
      isTerminal ? try package.type("", words[0], words[1]) : try package.run(words)
    return answer.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  private func digits(_ count: Int) -> String {
    "+" + (1..<count).map { "\($0 % 10)" }.joined()
  }

  @Test func aLongLineIsCutAfter400Characters() throws {
    let found = try lines(["show", "long.txt"], detail: ["+a", digits(400), digits(500)])
    #expect(found[1...3] == ["+a", digits(400), digits(400)])
  }

  @Test(arguments: [(2_000, ""), (2_001, "…")])
  func aLongSummaryIsCut(count: Int, end: String) throws {
    let found = try lines(["show", "long.txt"], summary: String(repeating: "x", count: count))
    #expect(found[1] == String(repeating: "x", count: 2_000) + end)
  }

  @Test func aFailureOfDiffHas2000Lines() throws {
    let found = try lines(["diff", "long.txt"], detail: (1...2_500).map { "+\($0)" })
    // One line names the snapshot, and one its test.
    #expect(found[1998] == "+1998" && found[1999] == "… 502 more lines")
    #expect(found.count == 2_001)
  }

  /// A terminal of 30 rows shows 28: the name, 26 of the difference with its end, and the test.
  @Test(arguments: [(1, 26), (100, 26), (101, 13), (200, 13), (201, 8)])
  func aTerminalShowsWhatFits(width: Int, count: Int) throws {
    let line = digits(width)
    let detail = Array(repeating: line, count: 60)
    let found = try lines(["show", "long.txt"], isTerminal: true, detail: detail)
    #expect(found.count { $0 == line } == count)
    #expect(found.contains("… \(60 - count) more lines"))
  }

  @Test func aTerminalShowsThreeRowsOfASummary() throws {
    let found = try lines(
      ["show", "long.txt"],
      isTerminal: true,
      detail: Array(repeating: "+a", count: 60),
      summary: String(repeating: "x", count: 400)
    )
    #expect(found[1] == String(repeating: "x", count: 299) + "…")
    #expect(found.count { $0 == "+a" } == 23)
  }

  @Test(arguments: [(1_023, false), (1_024, true)])
  func binaryActualValuesAreNotShown(position: Int, isShown: Bool) throws {
    let package = try ToolPackage()
    var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 1_100)
    bytes[position] = 0
    try package.add("a.txt", .missing, actual: bytes)
    try package.finish()
    #expect(try package.run("show", "a.txt").output.contains("+xxx") == isShown)
  }

  @Test func theBeginningOfALongActualValueIsShown() throws {
    let package = try ToolPackage()
    let text = String(repeating: "x\n", count: 15_000)
    try package.add("a.txt", .missing, actual: Array(text.utf8))
    try package.add("b.txt", .missing, actual: Array("salt\npepper".utf8))
    try package.finish()
    // 20,000 bytes are 10,000 lines, of which 37 fit.
    let output = try package.run("show", "a.txt").output
    #expect(output.contains("\n+x\n… 9,963 more lines\n"))
    #expect(try package.run("show", "b.txt").output.contains("\n+salt\n+pepper\nShopTests"))
  }

  @Test func masksAreNotListed() throws {
    let package = try ToolPackage()
    let file = Array("x".utf8)
    let mask = Artifact(.mask, bytes: file, pathExtension: "png")
    try package.add("a.txt", reference: file, actual: Array("y".utf8), more: [mask])
    try package.finish()
    let output = try package.run("show", "a.txt").output
    #expect(output.hasSuffix("/a.txt/{reference.txt,actual.txt}\n"))
  }

  @Test func aLongLineOfSourceIsCut() throws {
    let package = try ToolPackage()
    try package.addText("soup.txt") { entry in
      entry.drawnAt = [60, 61].map { count in
        var line = DrawnLine(fileID: "Shop/Soup.swift", line: count)
        line.text = String(repeating: "x", count: count)
        return line
      }
    }
    try package.finish()
    let output = try package.run("show", "soup.txt").output
    let text = String(repeating: "x", count: 60)
    #expect(output.contains("drawn at Soup.swift:60  \(text)\n         Soup.swift:61  \(text)…\n"))
  }

  #if Pictures
  @Test(arguments: [
    (["TERM": "xterm-kitty"], true), (["TERM": "xterm", "KITTY_WINDOW_ID": "1"], true),
    (["TERM": "xterm", "TERM_PROGRAM": "ghostty"], true),
    (["TERM": "xterm", "TERM_PROGRAM": "WezTerm"], true),
    (["TERM": "xterm-kitty", "TMUX": "1"], false), (["TERM": "xterm-kitty", "STY": "1"], false),
    (["TERM": "xterm", "TERM_PROGRAM": "other"], false),
  ])
  func picturesAreSentToTerminalsThatShowThem(_ variables: [String: String], isSent: Bool) throws {
    let package = try ToolPackage.withAllKinds()
    let output = try package.type("", "show", "pie.png", variables: variables).output
    #expect(output.contains("\u{1B}_Ga=T,f=100,") == isSent)
    #expect(output.contains("reference, actual, difference") == isSent)
    #expect(output.contains("▀") == !isSent)
  }
  #endif

  private func long() throws -> ToolPackage {
    let package = try ToolPackage()
    try package.add("long.txt") {
      $0.summary = String(repeating: "x", count: 70)
      $0.detail = (1...60).map { "+\($0)" }.joined(separator: "\n")
    }
    try package.finish()
    return package
  }

  /// A terminal without a size counts as 24 rows, of which 22 are used. The name and the test take
  /// a row each.
  @Test(arguments: [
    (0, 30, 19), (100, 0, 19), (100, 5, 5), (100, 10, 5), (100, 11, 6), (100, 12, 7), (20, 5, 3),
  ])
  func aDifferenceFitsTheTerminal(columns: Int, rows: Int, count: Int) throws {
    let output = try long().type("", "show", "long.txt", columns: columns, rows: rows).output
    #expect(output.split(separator: "\n").count { $0.hasPrefix("+") } == count)
    #expect(output.contains("… \(60 - count) more lines"))
  }

  @Test func theHistoryOfAReferenceIsShown() throws {
    let package = try ToolPackage()
    try package.addText("soup.txt") {
      $0.history = ReferenceHistory(
        lastChange: .init(hash: "a1b2c3d", date: "2026-01-31", subject: "Season the soup"),
        undone: .init(hash: "0123456", date: "2026-01-30", subject: "Boil it")
      )
    }
    try package.finish()
    let lines = try package.run("show", "soup.txt").output.split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("equals ") })
    #expect(
      lines[start...(start + 1)] == [
        "equals the reference before 0123456 “Boil it”: the change was undone, or this branch is behind",
        "changed by a1b2c3d “Season the soup”, 2026-01-31",
      ]
    )
  }
}
