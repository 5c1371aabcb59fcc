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
}
