extension Snapshotting where Format == String {
  /// A strategy that records a value and all its members in a `.txt` file, with sets and
  /// dictionaries sorted.
  ///
  /// ```swift
  /// assertSnapshot(of: User(name: "Blob", bio: nil), as: .dump)
  /// ```
  ///
  /// A value that is nested more than 1,000 levels deep, or contains more than 1,000,000 values,
  /// fails the assertion.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { try DumpText.make($0) }.named()
  }

  /// Returns a strategy that records a value and all its members in a `.txt` file, with multi-line
  /// texts written line by line.
  ///
  /// ```
  /// ▿ Letter
  ///   ▿ text: 2 lines
  ///     │ Dear Blob,
  ///     │ Merry Christmas!
  /// ```
  ///
  /// - Parameter showsLines: Whether a text with line feeds is written line by line, so that a
  ///   difference shows the line that changed. Otherwise it is written in one line with escapes.
  public static func dump(showsLines: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { try DumpText.make($0, showsLines: showsLines) }.named()
  }
}
