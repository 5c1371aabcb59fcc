extension Snapshotting where Format == String {
  /// Keeps a value with everything inside it, in a `.txt` file. Sets and dictionaries are sorted.
  ///
  /// ```swift
  /// assertSnapshot(of: User(name: "Blob", bio: nil), as: .dump)
  /// ```
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { DumpText.make($0) }
  }
}
