/// The unavailable name in a compiler error.
enum UnavailableName {
  /// Returns the name in a message, such as `MKMapView`, `View.mapStyle` or `@objc`; `nil` if the
  /// message is about something else.
  static func name(in message: String) -> String? {
    let quoted = self.quoted(in: message)
    guard let first = quoted.first else { return nil }
    let second = quoted.count > 1 ? quoted[1] : nil
    if message.hasPrefix("cannot find ") { return first }
    if message.hasPrefix("no such module") || message.contains("module dependency") {
      return "import \(first)"
    }
    if message.contains("has no member"), let second { return "\(typeName(first)).\(second)" }
    if message.hasPrefix("reference to member") { return ".\(first)" }
    if message.hasPrefix("unknown attribute") { return "@\(first)" }
    if message.contains("is unavailable") { return first }
    if message.contains("is not a member type of"), let second {
      return "\(typeName(last(second))).\(first)"
    }
    return nil
  }

  /// Returns the texts between single quotes.
  private static func quoted(in message: String) -> [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map { String(parts[$0]) }
  }

  /// Returns a type without its generic arguments.
  private static func typeName(_ text: String) -> String {
    var name = text[...]
    for prefix in ["some ", "any ", "inout "] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    return String(name.prefix { $0 != "<" && $0 != " " })
  }

  private static func last(_ text: String) -> String {
    text.split(separator: " ").last.map(String.init) ?? text
  }
}
