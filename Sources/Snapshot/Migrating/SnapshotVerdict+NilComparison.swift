#if canImport(XCTest)
internal import XCTest
#endif

// In swift-snapshot-testing `verifySnapshot` returns `String?`. A verdict is never `nil`, so these
// comparisons with `nil` test its failure; otherwise a migrated test would always pass, or always
// fail.

extension SnapshotVerdict {
  /// Whether the verdict passes.
  @available(*, deprecated, message: "A verdict is never nil; write '.failure == nil'.")
  public static func == (verdict: SnapshotVerdict, nothing: _OptionalNilComparisonType) -> Bool {
    verdict.failure == nil
  }

  /// Whether the verdict is a failure.
  @available(*, deprecated, message: "A verdict is never nil; write '.failure != nil'.")
  public static func != (verdict: SnapshotVerdict, nothing: _OptionalNilComparisonType) -> Bool {
    verdict.failure != nil
  }

  /// Whether the verdict passes.
  @available(*, deprecated, message: "A verdict is never nil; write '.failure == nil'.")
  public static func == (nothing: _OptionalNilComparisonType, verdict: SnapshotVerdict) -> Bool {
    verdict.failure == nil
  }

  /// Whether the verdict is a failure.
  @available(*, deprecated, message: "A verdict is never nil; write '.failure != nil'.")
  public static func != (nothing: _OptionalNilComparisonType, verdict: SnapshotVerdict) -> Bool {
    verdict.failure != nil
  }
}

#if canImport(XCTest)
/// Asserts that a verdict passes.
@available(*, deprecated, message: "A verdict is never nil; write '.failure' after it.")
public func XCTAssertNil(
  _ verdict: @autoclosure () throws -> SnapshotVerdict,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertNil(try verdict().failure, message(), file: file, line: line)
}

/// Asserts that a verdict is a failure.
@available(*, deprecated, message: "A verdict is never nil; write '.failure' after it.")
public func XCTAssertNotNil(
  _ verdict: @autoclosure () throws -> SnapshotVerdict,
  _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertNotNil(try verdict().failure, message(), file: file, line: line)
}
#endif
