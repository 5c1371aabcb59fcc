public import Foundation
internal import SnapshotCore

extension Snapshotting where Value: Encodable, Format == String {
  /// A strategy that records an encodable value as JSON with sorted keys, in a `.json` file.
  ///
  /// The elements of a `Set` are encoded in an order that differs in every run: sort them in
  /// `encode(to:)`, or use ``dump``, which sorts them. Values can be nested up to 500 levels deep.
  public static var json: Snapshotting {
    .json(JSONEncoder.stable)
  }

  /// Returns a strategy that records an encodable value as JSON in a `.json` file.
  ///
  /// - Parameter encoder: The encoder. It must sort keys, or their order differs in every run.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    .encoded("json", limit: JSONObjectNesting.limit, userInfo: encoder.userInfo) {
      try encoder.encode($0)
    }
  }

  /// A strategy that records an encodable value as an XML property list, in a `.plist` file.
  ///
  /// Values can be nested up to 1,000 levels deep.
  public static var plist: Snapshotting {
    .plist(PropertyListEncoder.stable)
  }

  /// Returns a strategy that records an encodable value as a property list in a `.plist` file.
  ///
  /// - Parameter encoder: The encoder. Its output format must be text, such as XML.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    .encoded("plist", limit: 1_000, userInfo: encoder.userInfo) { try encoder.encode($0) }
  }
}

extension Snapshotting where Format == String {
  /// A strategy that records values for `JSONSerialization` (strings, numbers, arrays,
  /// dictionaries, `NSNull`) as JSON with sorted keys, in a `.json` file.
  ///
  /// Arrays and dictionaries can be nested up to 500 levels deep.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      try JSONObjectNesting.withSufficientStack(for: value) {
        // Checked first, because `JSONSerialization` traps on other objects.
        guard JSONSerialization.isValidJSONObject([value]) else {
          throw NotJSON(type: "\(type(of: value))")
        }
        return try IndentedJSON.make(of: value)
      }
    }
    strategy.pathExtension = "json"
    return strategy.named()
  }

  /// Returns the strategy for an encoder. `Value` isn't constrained to `Encodable`, so that the
  /// sendable closure captures no conformance.
  fileprivate static func encoded(
    _ pathExtension: String,
    limit: Int,
    userInfo: [CodingUserInfoKey: any Sendable],
    by encode: @escaping @Sendable (any Encodable) throws -> Data
  ) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      guard let value = value as? any Encodable else { return "" }
      return try EncodingProbe.encoding(value, limit: limit, userInfo: userInfo) {
        guard let text = String(validating: try encode(value), as: UTF8.self) else {
          throw NoText(pathExtension: pathExtension)
        }
        return text
      }
    }
    strategy.pathExtension = pathExtension
    return strategy.named(pathExtension)
  }
}

/// The error of an encoder that writes a binary format.
private struct NoText: Error, CustomStringConvertible {
  var pathExtension: String

  var description: String {
    "The encoder doesn’t write text. Pass `.\(pathExtension)` an encoder that does (for a "
      + "property list, `outputFormat = .xml`), or snapshot the encoded bytes with `.data`."
  }
}

/// The error of a value that JSON can't represent.
private struct NotJSON: Error, CustomStringConvertible {
  var type: String

  var description: String {
    "A value of type \(type) can’t be written as JSON: it contains something other than strings, "
      + "numbers, arrays, dictionaries and null. Make it Encodable, or use `.dump`."
  }
}

extension JSONEncoder {
  fileprivate static var stable: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return encoder
  }
}

extension PropertyListEncoder {
  fileprivate static var stable: PropertyListEncoder {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return encoder
  }
}
