public import SnapshotCore

/// What swift-snapshot-testing calls the settings of a scope.
public typealias SnapshotTestingConfiguration = SnapshotSettings

extension SnapshotSettings {
  /// What swift-snapshot-testing calls the record mode.
  public typealias Record = RecordMode
}

extension DiffTool {
  /// Kaleidoscope's command.
  public static let ksdiff: DiffTool = "ksdiff"
}
