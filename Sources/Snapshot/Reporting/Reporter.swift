internal import SnapshotCore
internal import Testing

#if canImport(XCTest)
internal import XCTest
#endif

/// Tells the test runner how an assertion ended. Nothing else speaks to it.
///
/// Swift Testing loses what it is told during an XCTest, and the other way round, so the runner is
/// told in exactly one way.
enum Reporter {
  /// Reports a result at the place of the call.
  static func report(_ result: AssertionResult, at site: CallSite) {
    guard result.outcome != .pass else { return }
    switch Runner.current {
    case .test, .exitTest, .orphan:
      tellSwiftTesting(result, at: site)
    case .xcTest:
      tellXCTest(result, at: site)
    }
  }

  /// Which runner listens.
  private enum Runner {
    case test
    /// The process of an exit test, from which issues are handed on to the test that began it.
    case exitTest
    /// Swift Testing, but in a task that no longer knows its test.
    case orphan
    case xcTest

    static var current: Runner {
      if Test.current != nil { return .test }
      if ExitTest.current != nil { return .exitTest }
      return isSwiftTestingProcess ? .orphan : .xcTest
    }

    /// What is to be said besides.
    var note: String {
      switch self {
      case .test, .xcTest: ""
      case .exitTest:
        """

        This ran in an exit test, a process that knows neither the test’s settings nor the \
        arguments of its case; the name is that of file and function.
        """
      case .orphan:
        """

        This ran outside of the test’s task: it can’t be put down to the test, and neither its \
        settings nor the arguments of its case were known.
        """
      }
    }

    private static let isSwiftTestingProcess = zip(
      CommandLine.arguments,
      CommandLine.arguments.dropFirst()
    ).contains { $0 == "--testing-library" && $1 == "swift-testing" }
  }

  private static func tellSwiftTesting(_ result: AssertionResult, at site: CallSite) {
    let location = SourceLocation(
      fileID: site.fileID.contains("/") ? site.fileID : "Tests/\(site.fileID)",
      filePath: site.filePath,
      line: max(site.line, 1),
      column: max(site.column, 1)
    )
    let message = result.message + Runner.current.note
    for attachment in result.attachments {
      Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
    }
    let severity: Issue.Severity = result.outcome == .warning ? .warning : .error
    Issue.record(Comment(rawValue: message), severity: severity, sourceLocation: location)
  }

  private static func tellXCTest(_ result: AssertionResult, at site: CallSite) {
    #if canImport(XCTest)
    // XCTest has no warnings: what was asked for from outside isn't a failure, and is printed.
    guard result.outcome == .failure else { return print(result.message) }
    XCTFail(result.message, file: site.file, line: UInt(max(site.line, 1)))
    #endif
  }
}
