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
/// Each run of a test case counts its unnamed assertions from 1 again, also where tests are
/// repeated in one process. What an inner suite or a test sets beats what an outer one sets, setting
/// by setting.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: SnapshotSettings

  /// Whether it holds for suites and tests inside; always.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings in force.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    var scope = RecordScope.current.overridden(by: settings)
    // A trait around this one may run the test again, so what is inside is counted anew.
    scope.ordinals = OrdinalCounter()
    try await RecordScope.$current.withValue(scope) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets how snapshots are recorded, where they lie and how they are compared.
  ///
  /// - Parameters:
  ///   - record: Which references are written, unless a call, `CI` or `SNAPSHOT_RECORD` says
  ///     otherwise.
  ///   - directory: The folder of the references, relative to the package root, instead of
  ///     `__Snapshots__`.
  ///   - tolerance: How far pictures may be apart where their strategy doesn't say.
  ///   - artifacts: The folder of what failed, relative to the package root, instead of
  ///     `.build/snapshots`; the environment variable `SNAPSHOT_ARTIFACTS` beats it.
  ///   - differences: How much of a difference of texts a message shows.
  ///   - name: A part of the name of every snapshot, before that of `named:`, such as `dark`.
  ///   - diffTool: A program that failures name, to look at both files with.
  ///   - attachments: Whether the files of a failure are attached to the test; the environment
  ///     variable `SNAPSHOT_ATTACHMENTS` overrides it.
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

  /// Sets how snapshots are recorded, where they lie and how they are compared.
  public static func snapshots(_ settings: SnapshotSettings) -> SnapshotsTrait {
    SnapshotsTrait(settings: settings)
  }

  /// Counts unnamed assertions anew for each run of a test, and changes nothing else.
  public static var snapshots: SnapshotsTrait { .snapshots(SnapshotSettings()) }
}
