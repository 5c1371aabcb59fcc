extension Snapshotting where Value == String, Format == String {
  /// A strategy that records a text unchanged in a `.txt` file.
  ///
  /// ```swift
  /// assertSnapshot(of: "Merry Christmas", as: .lines)
  /// ```
  public static let lines = Snapshotting(pathExtension: "txt", diffing: .lines, name: "lines")
}
