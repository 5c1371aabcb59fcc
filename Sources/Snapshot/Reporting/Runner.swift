internal import Testing

/// The test runner that receives the result.
package enum Runner: Hashable, Sendable {
  case test
  /// The process of an exit test. Its issues are forwarded to the test that started it.
  case exitTest
  /// Swift Testing, in a task that has lost its test, such as a detached task.
  case orphan
  case xcTest

  package static var current: Runner {
    if Test.current != nil { return .test }
    if ExitTest.current != nil { return .exitTest }
    return isSwiftTestingProcess ? .orphan : .xcTest
  }

  /// An addition to the message, empty for ordinary tests.
  package var note: String {
    switch self {
    case .test, .xcTest: ""
    case .exitTest:
      """

      This ran in an exit test, a process that has neither the test’s settings nor the \
      arguments of its case. Its name is derived from the file: pass `named:` with a string that \
      no other exit test in the file uses.
      """
    case .orphan:
      """

      This ran outside the test’s task, so it can’t be attributed to the test, and neither the test’s \
      settings nor the arguments of its case apply. The name is derived from the file and the function.
      """
    }
  }

  private static let isSwiftTestingProcess = isSwiftTesting(CommandLine.arguments)

  /// Whether the arguments of a process are those of a Swift Testing run.
  package static func isSwiftTesting(_ arguments: [String]) -> Bool {
    zip(arguments, arguments.dropFirst()).contains {
      $0 == "--testing-library" && $1 == "swift-testing"
    }
  }
}
