extension String {
  /// Returns whether the text sorts before another. Canonically equal texts sort by their bytes.
  func isBefore(_ other: String) -> Bool {
    self == other ? utf8.lexicographicallyPrecedes(other.utf8) : self < other
  }
}
