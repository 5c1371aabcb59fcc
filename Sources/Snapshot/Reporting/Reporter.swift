internal import SnapshotCore
internal import Testing

#if canImport(XCTest)
internal import XCTest
#endif

/// The only code that reports results to the test runner.
///
/// Issues recorded with Swift Testing during an XCTest are lost, and so are XCTest's failures
/// during a Swift Testing test, so each result is reported to exactly one of the two.
enum Reporter {
  /// Reports a result at the call site.
  static func report(_ result: AssertionResult, at site: CallSite) {
    guard result.outcome != .pass else { return }
    var result = result
    result.message = ColoredMessage.text(result.message, in: .current)
    switch Runner.current {
    case .test, .exitTest, .orphan:
      reportToSwiftTesting(result, at: site)
    case .xcTest:
      reportToXCTest(result, at: site)
    }
  }

  private static func reportToSwiftTesting(_ result: AssertionResult, at site: CallSite) {
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

  private static func reportToXCTest(_ result: AssertionResult, at site: CallSite) {
    #if canImport(XCTest)
    // XCTest has no warnings, so they are printed.
    guard result.outcome == .failure else { return print(result.message) }
    XCTFail(result.message, file: site.file, line: UInt(max(site.line, 1)))
    #endif
  }
}
