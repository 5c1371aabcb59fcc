public import SnapshotCore
public import Testing

/// The settings of swift-snapshot-testing, under its name for them.
public struct SnapshotTestingConfiguration: Sendable {
  /// The record mode; `nil` to inherit it.
  public var record: Record?
  /// A command that compares two files, printed by failures; `nil` to inherit it.
  public var diffTool: DiffTool?

  /// Creates settings; omitted ones are inherited from the enclosing scope.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// swift-snapshot-testing's name for the record mode.
  public typealias Record = RecordMode
  /// swift-snapshot-testing's name for the diff tool.
  public typealias DiffTool = SnapshotCore.DiffTool

  /// The settings of the current task; `nil` if neither a record mode nor a diff tool is set.
  ///
  /// An unset diff tool is that of the process, or ``DiffTool/default``.
  public static var current: SnapshotTestingConfiguration? {
    let settings = SnapshotSettings.current
    guard settings.record != nil || settings.diffTool != nil else { return nil }
    let tool = settings.diffTool ?? RunState.current.settings.diffTool ?? .default
    return SnapshotTestingConfiguration(record: settings.record, diffTool: tool)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Returns a trait that sets the record mode and the diff tool.
  @_disfavoredOverload
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> SnapshotsTrait {
    .snapshots(record: configuration.record, diffTool: configuration.diffTool)
  }
}

extension DiffTool {
  /// Kaleidoscope's command.
  public static let ksdiff: DiffTool = "ksdiff"

  /// No command, because failures always list both files.
  public static let `default` = DiffTool { _, _ in "" }

  /// Returns the command that compares both files.
  ///
  /// - Parameters:
  ///   - currentFilePath: The path of the reference.
  ///   - failedFilePath: The path of the actual file.
  public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
    self(reference: currentFilePath, actual: failedFilePath)
  }
}

// MARK: - For the whole process

/// Whether every reference is recorded if no scope sets a record mode.
///
/// It applies to the whole process, including tests that run in parallel.
@available(*, deprecated, message: "Use 'withSnapshotTesting(record:)' or the trait '.snapshots'.")
public var isRecording: Bool {
  get { RunState.current.settings.record == .all }
  set { RunState.current.settings.record = newValue ? .all : .missing }
}

/// Whether every reference is recorded if no scope sets a record mode.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// A command that compares two files, printed by failures if no scope sets one.
@available(
  *,
  deprecated,
  message: "Use 'withSnapshotTesting(diffTool:)' or the trait '.snapshots'."
)
public var diffTool: DiffTool? {
  get { RunState.current.settings.diffTool }
  set { RunState.current.settings.diffTool = newValue }
}
