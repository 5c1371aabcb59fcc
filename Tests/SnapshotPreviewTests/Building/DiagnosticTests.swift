import Testing

@testable import SnapshotPreview

@Suite struct DiagnosticTests {
  private let files: Set = ["/a/A.swift", "/b: c/B.swift"]

  @Test func onlyErrorsInTheFilesAreReported() {
    let output = """
      /a/A.swift:3:7: error: cannot find 'UIImage' in scope
      /a/A.swift:4:1: warning: unused
      /b: c/B.swift:1:2: error: expected '}'
      /elsewhere/C.swift:1:1: error: other
      """
    let errors = Diagnostic.errors(in: output, files: files)
    #expect(errors.map(\.path) == ["/a/A.swift", "/b: c/B.swift"])
    #expect(errors.map(\.line) == [3, 1])
    #expect(errors[0].column == 7)
    #expect(errors[0].message == "cannot find 'UIImage' in scope")
  }

  @Test func errorInAnExpansionIsAtTheMacro() {
    let output = """
      @__swiftmacro_1A7Previewf_.swift:2:3: error: missing argument
      /a/A.swift:9:1: note: in expansion of macro 'Preview' here
      """
    let errors = Diagnostic.errors(in: output, files: files)
    #expect(
      errors == [Diagnostic(path: "/a/A.swift", line: 9, column: 1, message: "missing argument")]
    )
  }

  @Test func errorInCodeThatAMacroCopiesIsInItsFile() {
    let output = """
      Previews/A.swift:25:15: error: cannot find 'save' in scope
      /a/@__swiftmacro_8Previews.swift:1:1: note: in expansion of macro 'ObservationTracked' here
      """
    let errors = Diagnostic.errors(in: output, files: files)
    #expect(
      errors == [
        Diagnostic(
          path: "/a/A.swift",
          line: 25,
          column: 15,
          message: "cannot find 'save' in scope"
        )
      ]
    )
  }

  @Test func anErrorWithoutALocationMayNameAFile() {
    let output = """
      <unknown>:0: error: error opening input file '/a/A.swift' (No such file or directory)
      <unknown>:0: error: unknown argument: '-x'
      """
    #expect(
      Diagnostic.messages(in: output, naming: ["/a/A.swift", "/b: c/B.swift"])
        == ["/a/A.swift": "error opening input file '/a/A.swift' (No such file or directory)"]
    )
  }

  @Test(arguments: ["", "error: ", ":::: error: x", "/a/A.swift:x:y: error: z", "1:2: error: z"])
  func otherTextIsNotAnError(text: String) {
    #expect(Diagnostic.errors(in: text, files: files).isEmpty)
  }

  private func errors(_ lines: String...) -> [Diagnostic] {
    Diagnostic.errors(in: lines.joined(separator: "\n"), files: files)
  }

  private let expansion = "/a/A.swift:9:1: note: in expansion of macro 'Preview' here"
  private let inside = "@__swiftmacro_1A7Previewf_.swift:2:3: error: missing argument"

  @Test func anExpansionIsReportedOnce() {
    #expect(errors(inside, expansion, expansion).map(\.line) == [9])
    #expect(
      errors(inside, "/a/@__x.swift:1:1: note: in expansion of macro 'A' here", expansion).count
        == 1
    )
    #expect(errors(expansion).isEmpty)
  }

  @Test func notesOfErrorsInTheFilesAreIgnored() {
    let error = "/a/A.swift:3:7: error: wrong"
    #expect(errors(error, expansion).map(\.line) == [3])
    #expect(errors(inside, error, expansion).map(\.line) == [3])
  }

  @Test func otherNotesAreIgnored() {
    #expect(errors(inside, "/a/A.swift:9:1: note: did you mean 'b'?").isEmpty)
    #expect(errors(inside, "/a/A.swift:9:1: note: not in expansion of macro").isEmpty)
    #expect(errors("1:2: error: z", expansion).isEmpty, "it has no path")
    #expect(errors("/a/A.swift:9:1: warning: unused", expansion).isEmpty)
  }

  @Test(arguments: [
    ("Stack dump:", ["/a/A.swift"]),
    ("error: compile command failed due to signal 6", ["/a/A.swift"]),
    ("error: other", []),
  ])
  func filesInACrashAreThoseBeingCompiled(_ start: String, _ crashed: [String]) {
    let output = "\(start)\n1.\tWhile type-checking \"/a/A.swift\"\n2.\tAlso \"/b: c/B.swift\"\n"
    #expect(Diagnostic.crashedFiles(in: output, files: files) == Set(crashed))
  }

  @Test(arguments: [
    "While evaluating request X(\"/a/A.swift\")", "While parsing [/a/A.swift:3:1 - line:4:5]",
    "While silgen emitFunction at (/a/A.swift:3:1)", "While running pass on [/x] \"/a/A.swift:1\"",
  ])
  func theFileOfACrashMayBeInBrackets(_ line: String) {
    #expect(Diagnostic.crashedFiles(in: "Stack dump\n\(line)", files: files) == ["/a/A.swift"])
  }

  @Test func theFirstMessageAboutAFileIsKept() {
    let output = """
      <unknown>:0: error: first '/a/A.swift'
      <unknown>:0: error: second '/a/A.swift'
      <unknown>:0: note: '/b: c/B.swift'
      <unknown>:0: error: both '/a/A.swift' '/b: c/B.swift'
      """
    #expect(
      Diagnostic.messages(in: output, naming: ["/a/A.swift", "/b: c/B.swift"]) == [
        "/a/A.swift": "first '/a/A.swift'",
        "/b: c/B.swift": "both '/a/A.swift' '/b: c/B.swift'",
      ]
    )
  }

  @Test func aPathMayContainColons() {
    let found = Diagnostic.errors(
      in: "/b::c/B.swift:1:2: error: x: y\n:3:4: error: z",
      files: ["/b::c/B.swift", ""]
    )
    #expect(
      found == [
        Diagnostic(path: "/b::c/B.swift", line: 1, column: 2, message: "x: y"),
        Diagnostic(path: "", line: 3, column: 4, message: "z"),
      ]
    )
  }
}
