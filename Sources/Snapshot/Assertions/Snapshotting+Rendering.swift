internal import SnapshotCore

extension Snapshotting {
  /// Renders a value and remembers how to hold a reference against it.
  func render(_ value: Value) throws -> Rendering {
    var rendering = try diffing.rendering(of: snapshot(value))
    let bytes = rendering.bytes
    rendering.hashOrder = { HashOrder.cause(in: bytes, of: value) }
    guard let sourceLines else { return rendering }
    let compare = rendering.compare
    rendering.compare = { reference in
      let comparison = try compare(reference)
      guard case .different(var difference) = comparison else { return comparison }
      difference.sourceLines = sourceLines(value, difference, reference)
      return .different(difference)
    }
    return rendering
  }
}

extension Diffing {
  /// The bytes of a format, with the way to hold a reference against it.
  func rendering(of format: Format) throws -> Rendering {
    let compare = compare
    return Rendering(bytes: [UInt8](try toData(format))) { try compare($0, format) }
  }
}
