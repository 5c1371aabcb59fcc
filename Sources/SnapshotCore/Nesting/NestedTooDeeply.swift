/// A value whose parts stand in one another more deeply than is supported.
package struct NestedTooDeeply: Error, Hashable, CustomStringConvertible {
  /// The number of levels that are supported.
  package var limit: Int

  package init(limit: Int) {
    self.limit = limit
  }

  package var description: String {
    "The value is nested more than \(limit.grouped) levels deep, which is the limit. "
      + "Snapshot a part of it, or keep what is nested as a list."
  }

  /// Keeps a value to the end of the process.
  ///
  /// A value that holds itself level by level is also released level by level, on whichever stack
  /// the last reference goes, and that may be too small.
  package static func keep(_ value: Any) {
    _ = Unmanaged.passRetained(Kept(value))
  }

  private final class Kept {
    let value: Any

    init(_ value: Any) {
      self.value = value
    }
  }
}
