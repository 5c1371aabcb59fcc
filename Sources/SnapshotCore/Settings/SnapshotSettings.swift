#if Pictures
public import struct Pixels.ImageTolerance
#else
/// Stands in for how far pictures may be apart, where the package trait `Pictures` is off: no value
/// of it can be made.
public enum ImageTolerance: Hashable, Sendable {}
#endif

/// The settings for recording, storing and comparing the snapshots of a test, a suite or a scope.
///
/// Every setting may be left open. Then it is that of the scope around, and in the end the default.
/// `.snapshots(…)` sets them for tests and suites, `withSnapshotTesting(…)` for code.
public struct SnapshotSettings: Sendable {
  /// The references that are written, unless a call, `CI` or `SNAPSHOT_RECORD` overrides it.
  public var record: RecordMode?
  /// The folder of the references, relative to the package root, instead of `__Snapshots__`.
  public var directory: String?
  /// The tolerance of pictures whose strategy has none; exact by default.
  public var tolerance: ImageTolerance?
  /// The folder of what failed, relative to the package root, instead of `.build/snapshots`.
  ///
  /// The environment variable `SNAPSHOT_ARTIFACTS` beats it.
  public var artifacts: String?
  /// The part of a text difference that a message shows.
  public var differences: DifferenceLimits?
  /// A part of the name of every snapshot, before that of `named:`, such as `dark`.
  public var name: String?
  /// A command that failures name, to look at reference and actual file with.
  public var diffTool: DiffTool?
  /// Whether the files of a failure are attached to the test, as they are by default.
  ///
  /// The environment variable `SNAPSHOT_ATTACHMENTS` overrides it.
  public var attachments: Bool?

  /// Creates settings; what is left out stays open.
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

  /// Returns these settings with what an inner scope sets put over them.
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
