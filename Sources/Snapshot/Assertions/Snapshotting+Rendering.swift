internal import SnapshotCore

extension Snapshotting {
  /// Returns a rendered value, with closures that compare a reference with it.
  func render(_ value: Value) throws -> Rendering {
    try diffing.checkArguments?()
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
      if !difference.hasCause, let cause = drawnCause?(value, reference) {
        difference.summary += ", \(Difference.causeLabel)\(cause)"
      }
      return .different(difference)
    }
    return rendering
  }
}

extension Diffing {
  /// Returns a rendered format, with closures that compare a reference with it.
  func rendering(of format: Format) throws -> Rendering {
    try checkArguments?()
    if let renderingOf { return try renderingOf(format) }
    let compare = compare
    return Rendering(bytes: [UInt8](try toData(format))) { try compare($0, format) }
  }
}
