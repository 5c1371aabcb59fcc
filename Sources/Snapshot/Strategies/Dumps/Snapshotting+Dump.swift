extension Snapshotting where Format == String {
  /// Keeps a value with everything inside it, in a `.txt` file. Sets and dictionaries are sorted.
  ///
  /// ```swift
  /// assertSnapshot(of: User(name: "Blob", bio: nil), as: .dump)
  /// ```
  ///
  /// A value that is nested more than 1,000 levels deep, or holds more than 1,000,000 values, fails
  /// the assertion.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { try DumpText.make($0) }.called()
  }

  /// Keeps a value with everything inside it, in a `.txt` file, long texts line by line.
  ///
  /// ```
  /// ▿ Letter
  ///   ▿ text: 2 lines
  ///     │ Dear Blob,
  ///     │ Merry Christmas!
  /// ```
  ///
  /// - Parameter showsLines: Whether a text with line feeds is shown line by line, so that a
  ///   difference names the line, rather than in one line with escapes.
  public static func dump(showsLines: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { try DumpText.make($0, showsLines: showsLines) }.called()
  }
}
