import SnapshotCore
import Testing

@testable import SnapshotTool

@Suite struct StyleTests {
  @Test(arguments: [
    ([:], false), (["FORCE_COLOR": "1"], true), (["FORCE_COLOR": "0"], false),
    (["CLICOLOR_FORCE": "1"], true), (["FORCE_COLOR": ""], false),
    (["NO_COLOR": "1", "FORCE_COLOR": "1"], false), (["NO_COLOR": "", "FORCE_COLOR": "1"], true),
  ])
  func variablesSelectColors(_ variables: [String: String], isColored: Bool) {
    var variables = variables
    // The tests may run in a terminal.
    variables["TERM"] = "dumb"
    #expect(Style(choice: .auto, variables: variables).isColored == isColored)
    #expect(Style(choice: .always, variables: variables).isColored)
    #expect(!Style(choice: .never, variables: variables).isColored)
  }

  @Test func statusesHaveTheColorOfTheirSeverity() {
    let style = Style(choice: .always, variables: [:])
    let codes: [ResultEntry.Status: String] = [
      .failed: "31", .damaged: "31", .changed: "31", .missing: "31", .new: "33", .recorded: "33",
      .tolerated: "33", .passed: "32",
    ]
    for status in ResultEntry.Status.allCases {
      let name = status.rawValue + String(repeating: " ", count: 9 - status.rawValue.count)
      #expect(style.status(status) == "\u{1B}[\(codes[status] ?? "")m\(name)\u{1B}[0m")
    }
  }

  @Test func differencesKeepTheirLines() {
    let style = Style(choice: .always, variables: [:])
    #expect(
      style.difference("@@ 1\n a\n-b\n+c\n")
        == "\u{1B}[2m@@ 1\u{1B}[0m\n a\n\u{1B}[31m-b\u{1B}[0m\n\u{1B}[32m+c\u{1B}[0m\n"
    )
    #expect(Style(choice: .never, variables: [:]).difference("-b") == "-b")
  }
}
