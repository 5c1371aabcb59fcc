public import Foundation
internal import SnapshotCore

extension Snapshotting where Value: Encodable, Format == String {
  /// Keeps an encodable value as JSON with sorted keys, in a `.json` file.
  ///
  /// The elements of a `Set` are encoded in an order that differs from run to run: sort them in
  /// `encode(to:)`, or keep the value as ``dump``, which does. Values may stand in one another up to
  /// 500 levels deep.
  public static var json: Snapshotting {
    .json(JSONEncoder.stable)
  }

  /// Keeps an encodable value as JSON in a `.json` file.
  ///
  /// - Parameter encoder: Encodes the value. Let it sort keys, or the order differs from run to run.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    .encoded("json", limit: JSONObjectNesting.limit, userInfo: encoder.userInfo) {
      try encoder.encode($0)
    }
  }

  /// Keeps an encodable value as an XML property list, in a `.plist` file.
  ///
  /// Values may stand in one another up to 1,000 levels deep.
  public static var plist: Snapshotting {
    .plist(PropertyListEncoder.stable)
  }

  /// Keeps an encodable value as a property list in a `.plist` file.
  ///
  /// - Parameter encoder: Encodes the value, in a format that is text.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    .encoded("plist", limit: 1_000, userInfo: encoder.userInfo) { try encoder.encode($0) }
  }
}

extension Snapshotting where Format == String {
  /// Keeps what `JSONSerialization` takes (texts, numbers, arrays, dictionaries, `NSNull`) as JSON
  /// with sorted keys, in a `.json` file.
  ///
  /// Arrays and dictionaries may stand in one another up to 500 levels deep.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      try JSONObjectNesting.withRoom(for: value) {
        // Asked before, because what isn't JSON ends the process there.
        guard JSONSerialization.isValidJSONObject([value]) else {
          throw NotJSON(type: "\(type(of: value))")
        }
        return try IndentedJSON.make(of: value)
      }
    }
    strategy.pathExtension = "json"
    return strategy.called()
  }

  /// Outside of `Value: Encodable`, so that no conformance is drawn into the sendable closure.
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
    return strategy.called(pathExtension)
  }
}

/// An encoder whose format is bytes.
private struct NoText: Error, CustomStringConvertible {
  var pathExtension: String

  var description: String {
    "The encoder doesn’t write text. Let `.\(pathExtension)` have one that does (for a property list, "
      + "`outputFormat = .xml`), or snapshot the encoded bytes with `.data`."
  }
}

/// A value that JSON has no form for.
private struct NotJSON: Error, CustomStringConvertible {
  var type: String

  var description: String {
    "A value of type \(type) has no form in JSON: it, or something in it, is neither text, number, "
      + "array, dictionary nor null. Make it Encodable, or use `.dump`."
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
