internal import Testing

/// Which test runner listens.
package enum Runner: Hashable, Sendable {
  case test
  /// The process of an exit test, from which issues are handed on to the test that began it.
  case exitTest
  /// Swift Testing, but in a task that no longer knows its test.
  case orphan
  case xcTest

  package static var current: Runner {
    if Test.current != nil { return .test }
    if ExitTest.current != nil { return .exitTest }
    return isSwiftTestingProcess ? .orphan : .xcTest
  }

  /// What is to be said besides.
  package var note: String {
    switch self {
    case .test, .xcTest: ""
    case .exitTest:
      """

      This ran in an exit test, a process that knows neither the test’s settings nor the \
      arguments of its case. Its name is made from the file: pass `named:` with a text that no \
      other exit test of the file has.
      """
    case .orphan:
      """

      This ran outside of the test’s task: it can’t be put down to the test, and neither its \
      settings nor the arguments of its case were known; the name is that of file and function.
      """
    }
  }

  private static let isSwiftTestingProcess = isSwiftTesting(CommandLine.arguments)

  /// Whether the arguments of a process are those of a run of Swift Testing.
  package static func isSwiftTesting(_ arguments: [String]) -> Bool {
    zip(arguments, arguments.dropFirst()).contains {
      $0 == "--testing-library" && $1 == "swift-testing"
    }
  }
}
