extension SnapshotSettings {
  /// The settings of the current task.
  public static var current: SnapshotSettings { RecordScope.current.settings }
}
