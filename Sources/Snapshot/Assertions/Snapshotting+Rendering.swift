internal import SnapshotCore

extension Snapshotting {
  /// Renders a value and remembers how to hold a reference against it.
  func render(_ value: Value) throws -> Rendering {
    try diffing.rendering(of: snapshot(value))
  }
}

extension Diffing {
  /// The bytes of a format, with the way to hold a reference against it.
  func rendering(of format: Format) throws -> Rendering {
    let compare = compare
    return Rendering(bytes: [UInt8](try toData(format))) { try compare($0, format) }
  }
}
