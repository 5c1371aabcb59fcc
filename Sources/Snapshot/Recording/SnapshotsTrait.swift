public import SnapshotCore
public import Testing

#if Pictures
public import Pixels
#endif

/// Settings for the snapshots of a test, or of every test in a suite.
///
/// ```swift
/// @Suite(.snapshots(record: .never, tolerance: .channel(atMost: 1)))
/// struct BadgeTests { … }
/// ```
///
/// Each run of a test case numbers its unnamed assertions from 1, even if tests are repeated in one
/// process. Each setting of an inner suite or test overrides that of an outer one.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: SnapshotSettings

  /// Whether the trait applies to nested suites and tests; always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    var scope = RecordScope.current.overridden(by: settings)
    // An outer trait may run the test again, so the numbers start at 1 in each run.
    scope.ordinals = OrdinalCounter()
    try await RecordScope.$current.withValue(scope) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Returns a trait that sets how snapshots are recorded, stored and compared.
  ///
  /// - Parameters:
  ///   - record: The record mode; a call's `record:`, `CI` and `SNAPSHOT_RECORD` override it.
  ///   - directory: The folder of the references, relative to the package root, instead of
  ///     `__Snapshots__`.
  ///   - tolerance: The permitted difference for picture strategies that don't set one.
  ///   - artifacts: The folder for the files of failures, relative to the package root, instead of
  ///     `.build/snapshots`; `SNAPSHOT_ARTIFACTS` overrides it.
  ///   - differences: The limits of a text difference in a message, in lines and characters.
  ///   - name: A part of the name of every snapshot, before that of `named:`, such as `dark`.
  ///   - diffTool: A command that compares two files, printed by failures.
  ///   - attachments: Whether the files of a failure are attached to the test, `true` by default;
  ///     `SNAPSHOT_ATTACHMENTS` overrides it.
  public static func snapshots(
    record: RecordMode? = nil,
    directory: String? = nil,
    tolerance: ImageTolerance? = nil,
    artifacts: String? = nil,
    differences: DifferenceLimits? = nil,
    name: String? = nil,
    diffTool: DiffTool? = nil,
    attachments: Bool? = nil
  ) -> SnapshotsTrait {
    .snapshots(
      SnapshotSettings(
        record: record,
        directory: directory,
        tolerance: tolerance,
        artifacts: artifacts,
        differences: differences,
        name: name,
        diffTool: diffTool,
        attachments: attachments
      )
    )
  }

  /// Returns a trait that sets how snapshots are recorded, stored and compared.
  public static func snapshots(_ settings: SnapshotSettings) -> SnapshotsTrait {
    SnapshotsTrait(settings: settings)
  }

  /// A trait that numbers unnamed assertions from 1 in each run of a test, and changes no settings.
  public static var snapshots: SnapshotsTrait { .snapshots(SnapshotSettings()) }
}
