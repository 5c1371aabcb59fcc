internal import SnapshotCore

extension Snapshotting {
  /// Renders a value and remembers how to hold a reference against it.
  func render(_ value: Value) throws -> Rendering {
    let format = try snapshot(value)
    let compare = diffing.compare
    return Rendering(bytes: [UInt8](try diffing.toData(format))) { try compare($0, format) }
  }
}
