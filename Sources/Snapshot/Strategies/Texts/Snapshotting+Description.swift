internal import SnapshotCore

extension Snapshotting where Format == String {
  /// A strategy that records the result of `String(describing:)` in a `.txt` file.
  ///
  /// Values can be nested up to 1,000 levels deep.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { try NestedText.describing($0) }.named()
  }
}
