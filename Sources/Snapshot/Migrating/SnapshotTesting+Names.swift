public import SnapshotCore
public import Testing

/// The settings of a scope as far as swift-snapshot-testing has them, under its name.
public struct SnapshotTestingConfiguration: Sendable {
  /// Which references are written; `nil` for as it is around.
  public var record: Record?
  /// A command that failures name, to look at both files with; `nil` for as it is around.
  public var diffTool: DiffTool?

  /// Creates settings; what is left out stays as it is around.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// What swift-snapshot-testing calls the record mode.
  public typealias Record = RecordMode
  /// What swift-snapshot-testing calls a tool to look with.
  public typealias DiffTool = SnapshotCore.DiffTool

  /// The settings that are in force for the current task; `nil` where nothing is set.
  ///
  /// A tool that isn’t set is ``DiffTool/default``.
  public static var current: SnapshotTestingConfiguration? {
    let settings = SnapshotSettings.current
    guard settings.record != nil || settings.diffTool != nil else { return nil }
    let tool = settings.diffTool ?? RunLedger.current.settings.diffTool ?? .default
    return SnapshotTestingConfiguration(record: settings.record, diffTool: tool)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets how snapshots are recorded.
  @_disfavoredOverload
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> SnapshotsTrait {
    .snapshots(record: configuration.record, diffTool: configuration.diffTool)
  }
}

extension DiffTool {
  /// Kaleidoscope's command.
  public static let ksdiff: DiffTool = "ksdiff"

  /// No command: failures name both files in any case.
  public static let `default` = DiffTool { _, _ in "" }

  /// Returns what to type to see both files.
  ///
  /// - Parameters:
  ///   - currentFilePath: The path of the reference.
  ///   - failedFilePath: The path of the actual file.
  public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
    self(reference: currentFilePath, actual: failedFilePath)
  }
}

// MARK: - For the whole process

/// Whether every reference is recorded, wherever no scope says otherwise.
///
/// It holds for the whole process, so tests that run in parallel see it as well.
@available(*, deprecated, message: "Use 'withSnapshotTesting(record:)' or the trait '.snapshots'.")
public var isRecording: Bool {
  get { RunLedger.current.settings.record == .all }
  set { RunLedger.current.settings.record = newValue ? .all : .missing }
}

/// Whether every reference is recorded, wherever no scope says otherwise.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// A command that failures name, to look at both files with, wherever no scope says otherwise.
@available(
  *,
  deprecated,
  message: "Use 'withSnapshotTesting(diffTool:)' or the trait '.snapshots'."
)
public var diffTool: DiffTool? {
  get { RunLedger.current.settings.diffTool }
  set { RunLedger.current.settings.diffTool = newValue }
}
