import SnapshotCore
import Testing

@Suite struct ColoredMessageTests {
  private let message =
    "Snapshot differs: a.txt\n1 line removed\n\n@@ -1 +1 @@\n-old\n+new\n\naccept  x"

  private func text(_ variables: [String: String], arguments: [String] = []) -> String {
    let environment = RunEnvironment(
      variables: variables,
      arguments: ["test"] + arguments,
      workingDirectory: "/"
    )
    return ColoredMessage.text(message, in: environment)
  }

  /// `swift test` sets `NO_COLOR` if its output isn't a terminal.
  @Test(arguments: [["FORCE_COLOR": "1"], ["FORCE_COLOR": "1", "NO_COLOR": "1"]])
  func onlyLinesOfTheDifferenceAreColored(variables: [String: String]) {
    let colored = text(variables)
    #expect(colored.contains("\n\u{1B}[31m-old\u{1B}[0m\n\u{1B}[32m+new\u{1B}[0m\n"))
    #expect(colored.contains("\n\u{1B}[2m@@ -1 +1 @@\u{1B}[0m\n"))
    #expect(colored.hasPrefix("Snapshot differs: a.txt\n1 line removed\n"))
    #expect(colored.hasSuffix("\naccept  x"))
  }

  @Test(arguments: [
    ["NO_COLOR": "1"], ["FORCE_COLOR": "0"], ["CI": "true"],
  ])
  func messageIsUnchangedWithoutColors(variables: [String: String]) {
    #expect(text(variables) == message)
  }

  @Test(arguments: ["--xunit-output", "--event-stream-output-path"])
  func filesForMachinesHaveNoControlCharacters(option: String) {
    #expect(text(["FORCE_COLOR": "1"], arguments: [option, "file"]) == message)
  }

  @Test(arguments: [
    ("@@ x", "\u{1B}[2m@@ x\u{1B}[0m"), ("@ x @@", "@ x @@"), ("x @@", "x @@"), ("", ""),
    ("-", "\u{1B}[31m-\u{1B}[0m"), ("+", "\u{1B}[32m+\u{1B}[0m"), (" -a", " -a"),
    ("\n-a\n\n", "\n\u{1B}[31m-a\u{1B}[0m\n\n"),
  ])
  func linesAreColoredByTheirBeginning(message: String, colored: String) {
    let environment = RunEnvironment(variables: ["FORCE_COLOR": "1"])
    #expect(ColoredMessage.text(message, in: environment) == colored)
  }
}
