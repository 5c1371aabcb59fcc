extension Snapshotting where Value == String, Format == String {
  /// Keeps a text as it is, in a `.txt` file.
  ///
  /// ```swift
  /// assertSnapshot(of: "Merry Christmas", as: .lines)
  /// ```
  public static let lines = Snapshotting(pathExtension: "txt", diffing: .lines, name: "lines")
}
