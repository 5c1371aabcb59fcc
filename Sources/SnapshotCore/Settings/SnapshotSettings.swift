#if Pictures
public import struct Pixels.ImageTolerance
#else
/// A placeholder for the tolerance of pictures if the package trait `Pictures` is disabled. It has
/// no values.
public enum ImageTolerance: Hashable, Sendable {}
#endif

/// The settings for recording, storing and comparing the snapshots of a test, a suite or a scope.
///
/// A setting that is `nil` is inherited from the enclosing scope; outside all scopes the default
/// applies. `.snapshots(…)` sets them for tests and suites, `withSnapshotTesting(…)` for code.
public struct SnapshotSettings: Sendable {
  /// The record mode; a call's `record:`, `CI` and `SNAPSHOT_RECORD` override it.
  public var record: RecordMode?
  /// The folder of the references, relative to the package root, instead of `__Snapshots__`.
  public var directory: String?
  /// The tolerance of pictures whose strategy has none; exact by default.
  public var tolerance: ImageTolerance?
  /// The folder for the files of failures, relative to the package root, instead of
  /// `.build/snapshots`.
  ///
  /// The environment variable `SNAPSHOT_ARTIFACTS` overrides it.
  public var artifacts: String?
  /// The part of a text difference that a message shows.
  public var differences: DifferenceLimits?
  /// A part of the name of every snapshot, before that of `named:`, such as `dark`.
  public var name: String?
  /// A command that compares two files, printed by failures.
  public var diffTool: DiffTool?
  /// Whether the files of a failure are attached to the test; `true` by default.
  ///
  /// The environment variable `SNAPSHOT_ATTACHMENTS` overrides it.
  public var attachments: Bool?

  /// Creates settings; omitted ones are inherited.
  public init(
    record: RecordMode? = nil,
    directory: String? = nil,
    tolerance: ImageTolerance? = nil,
    artifacts: String? = nil,
    differences: DifferenceLimits? = nil,
    name: String? = nil,
    diffTool: DiffTool? = nil,
    attachments: Bool? = nil
  ) {
    self.record = record
    self.directory = directory
    self.tolerance = tolerance
    self.artifacts = artifacts
    self.differences = differences
    self.name = name
    self.diffTool = diffTool
    self.attachments = attachments
  }

  /// Returns these settings, overridden by those that an inner scope sets.
  package func overridden(by inner: SnapshotSettings) -> SnapshotSettings {
    SnapshotSettings(
      record: inner.record ?? record,
      directory: inner.directory ?? directory,
      tolerance: inner.tolerance ?? tolerance,
      artifacts: inner.artifacts ?? artifacts,
      differences: inner.differences ?? differences,
      name: inner.name ?? name,
      diffTool: inner.diffTool ?? diffTool,
      attachments: inner.attachments ?? attachments
    )
  }
}
