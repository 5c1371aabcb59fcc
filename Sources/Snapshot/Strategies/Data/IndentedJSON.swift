internal import Foundation

/// JSON written anew, indented and with sorted keys.
enum IndentedJSON {
  /// Returns a text of JSON with every value on a line of its own, or `nil` if the text isn't JSON or
  /// would say something else then.
  ///
  /// Foundation keeps one of two members of the same name, and drops what it can't count with, such
  /// as the sign of `-0` or the 40th digit.
  static func make(_ text: String) -> String? {
    // The work is done where the stack has room for deeply nested JSON.
    try? JSONObjectNesting.withObject(in: Data(text.utf8)) { object in
      let shown = try make(of: object)
      guard let meaning = JSONMeaning.make(text), meaning == JSONMeaning.make(shown) else {
        throw LostMeaning()
      }
      return shown
    }
  }

  private struct LostMeaning: Error {}

  /// Returns the text for what `JSONSerialization` takes.
  static func make(of object: Any) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: object,
      options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed]
    )
    return String(decoding: data, as: UTF8.self)
  }
}
