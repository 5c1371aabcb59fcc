public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// Keeps an encodable value as JSON with sorted keys, in a `.json` file.
  public static var json: Snapshotting {
    .json(JSONEncoder.stable)
  }

  /// Keeps an encodable value as JSON in a `.json` file.
  ///
  /// - Parameter encoder: Encodes the value. Let it sort keys, or the order differs from run to run.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    .encoded { try encoder.encode($0) }
  }
}

extension Snapshotting where Format == String {
  /// Outside of `Value: Encodable`, so that no conformance is drawn into the sendable closure.
  fileprivate static func encoded(
    by encode: @escaping @Sendable (any Encodable) throws -> Data
  ) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      guard let value = value as? any Encodable else { return "" }
      return String(decoding: try encode(value), as: UTF8.self) + "\n"
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension JSONEncoder {
  fileprivate static var stable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
