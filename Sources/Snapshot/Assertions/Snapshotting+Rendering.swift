internal import SnapshotCore

extension Snapshotting {
  /// Renders a value and remembers how to hold a reference against it.
  func render(_ value: Value) throws -> Rendering {
    let plain = try renderingOf?(value) ?? diffing.rendering(of: snapshot(value))
    var rendering = plain
    rendering.hashOrder = {
      (try? plain.bytes()).flatMap { HashOrder.cause(in: $0, of: value) }
    }
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
    if let renderingOf { return try renderingOf(format) }
    let compare = compare
    return Rendering(bytes: [UInt8](try toData(format))) { try compare($0, format) }
  }
}
