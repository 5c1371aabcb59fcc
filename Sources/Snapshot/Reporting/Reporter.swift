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
    var result = result
    result.message = ColoredMessage.text(result.message, in: .current)
    switch Runner.current {
    case .test, .exitTest, .orphan:
      tellSwiftTesting(result, at: site)
    case .xcTest:
      tellXCTest(result, at: site)
    }
  }

  private static func tellSwiftTesting(_ result: AssertionResult, at site: CallSite) {
    let location = SourceLocation(
      fileID: site.fileID.utf8.contains(UInt8(ascii: "/")) ? site.fileID : "Tests/\(site.fileID)",
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
