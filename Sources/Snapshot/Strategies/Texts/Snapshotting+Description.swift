internal import SnapshotCore

extension Snapshotting where Format == String {
  /// Keeps what `String(describing:)` says of a value, in a `.txt` file.
  ///
  /// Values may stand in one another up to 1,000 levels deep.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { try NestedText.describing($0) }.called()
  }
}
