extension SnapshotSettings {
  /// The settings that are in force for the current task.
  public static var current: SnapshotSettings { RecordScope.current.settings }
}
