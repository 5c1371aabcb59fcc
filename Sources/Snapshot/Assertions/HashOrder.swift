internal import Foundation
internal import SnapshotCore

/// A search for sets and dictionaries that a text shows in the order of their hash values.
///
/// Hash values are seeded per process. Within one process the order is nearly always the same, so a
/// second rendering doesn't reveal it.
enum HashOrder {
  /// Returns a sentence without a full stop that names the set or dictionary shown in the order of
  /// its hash values, or `nil` if none is found.
  ///
  /// - Parameters:
  ///   - bytes: The text that was rendered from the value.
  ///   - value: The value, which is searched by reflection.
  static func cause(in bytes: [UInt8], of value: Any) -> String? {
    guard bytes.count < 1 << 20, !bytes.containsByte(0) else { return nil }
    let text = Data(compact(bytes))
    // Breadth first; the limit ends the search in values that contain themselves.
    var values = [value]
    var next = 0
    while next < values.count, next < maxValues {
      let mirror = Mirror(reflecting: values[next])
      let children = mirror.children.prefix(maxValues).map(\.value)
      if mirror.displayStyle == .set || mirror.displayStyle == .dictionary,
        children.count >= minElements,
        isShown(values[next], children, mirror.displayStyle == .set, in: text)
      {
        return "The text shows a \(type(of: values[next])) in the order of its hash values"
      }
      values += children
      next += 1
    }
    return nil
  }

  private static let maxValues = 1_000
  /// The order of two elements proves nothing.
  private static let minElements = 3

  private static func isShown(
    _ value: Any,
    _ elements: [Any],
    _ isSet: Bool,
    in text: Data
  ) -> Bool {
    let words = elements.map { String(describing: $0) }
    // A sorted order is probably intended.
    guard words != words.sorted(), words != words.sorted(by: >) else { return false }
    let numbers = words.compactMap(Double.init)
    if numbers.count == words.count, numbers == numbers.sorted() || numbers == numbers.sorted(by: >)
    {
      return false
    }
    var forms = [String(describing: value), String(reflecting: value)]
    if isSet { forms.append("[\(zip(elements, words).map(json).joined(separator: ","))]") }
    return forms.contains { text.range(of: Data(compact(Array($0.utf8)))) != nil }
  }

  private static func json(_ element: Any, _ words: String) -> String {
    guard let text = element as? String else {
      return element is any BinaryInteger || element is Double ? words : "\"\(words)\""
    }
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? words
  }

  /// Removes spaces and line feeds, because formats add them.
  private static func compact(_ bytes: [UInt8]) -> [UInt8] {
    bytes.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
  }
}
