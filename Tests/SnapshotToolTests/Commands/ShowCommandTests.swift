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
}
