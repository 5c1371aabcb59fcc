public import SnapshotCore
public import Testing

/// Settings for the snapshots of a test, or of every test in a suite.
///
/// ```swift
/// @Suite(.snapshots(record: .never))
/// struct BadgeTests { … }
/// ```
///
/// Each run of a test case counts its unnamed assertions from 1 again, also where tests are
/// repeated in one process. What an inner suite or a test sets beats what an outer one sets.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let record: RecordMode?
  let directory: String?

  /// Whether it holds for suites and tests inside; always.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings in force.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    var scope = RecordScope.current.overridden(record: record, directory: directory)
    if scope.ordinals == nil { scope.ordinals = OrdinalCounter() }
    try await RecordScope.$current.withValue(scope) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets how snapshots are recorded and where they lie.
  ///
  /// - Parameters:
  ///   - record: Which references are written, unless a call, `CI` or `SNAPSHOT_RECORD` says
  ///     otherwise.
  ///   - directory: The folder of the references, relative to the package root, instead of
  ///     `__Snapshots__`.
  public static func snapshots(
    record: RecordMode? = nil,
    directory: String? = nil
  ) -> SnapshotsTrait {
    SnapshotsTrait(record: record, directory: directory)
  }

  /// Counts unnamed assertions anew for each run of a test, and changes nothing else.
  public static var snapshots: SnapshotsTrait { .snapshots() }
}
