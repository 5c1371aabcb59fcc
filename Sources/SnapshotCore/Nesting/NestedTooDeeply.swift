/// An error for a value that is nested more deeply than supported.
package struct NestedTooDeeply: Error, Hashable, CustomStringConvertible {
  /// The largest supported number of levels.
  package var limit: Int

  package init(limit: Int) {
    self.limit = limit
  }

  package var description: String {
    "The value is nested more than \(limit.grouped) levels deep, which is the limit. "
      + "Snapshot a part of it, or store the nested values in a list."
  }

  /// Keeps a value alive until the process ends.
  ///
  /// A recursively nested value is also released recursively, on the stack of the thread that drops
  /// the last reference, which may be too small.
  package static func keep(_ value: Any) {
    _ = Unmanaged.passRetained(Retained(value))
  }

  private final class Retained {
    let value: Any

    init(_ value: Any) {
      self.value = value
    }
  }
}
