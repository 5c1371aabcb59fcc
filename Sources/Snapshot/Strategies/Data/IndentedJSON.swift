internal import Foundation

/// Reformatted JSON, indented and with sorted keys.
enum IndentedJSON {
  /// Returns JSON with one value per line, or `nil` if the text isn't JSON or its values would
  /// change.
  ///
  /// Foundation keeps one of two members with the same name, and drops what its numbers can't
  /// represent, such as the sign of `-0` or the 40th digit.
  static func make(_ text: String) -> String? {
    // `withObject` provides a stack that is large enough for deeply nested JSON.
    try? JSONObjectNesting.withObject(in: Data(text.utf8)) { object in
      let shown = try make(of: object)
      guard let meaning = CanonicalJSON.make(text), meaning == CanonicalJSON.make(shown) else {
        throw LossyReformatting()
      }
      return shown
    }
  }

  private struct LossyReformatting: Error {}

  /// Returns the text of an object that `JSONSerialization` accepts.
  static func make(of object: Any) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: object,
      options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed]
    )
    return String(decoding: data, as: UTF8.self)
  }
}
