extension Snapshotting where Format == String {
  /// Keeps what `String(describing:)` says of a value, in a `.txt` file.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }.called()
  }
}
