/// An environment value declared by `@Entry`: `var name: Type = value`.
struct EnvironmentEntry {
  private let name: String
  private let type: String?
  private let value: String

  /// Parses a declaration; returns `nil` if it isn't a variable.
  init?(_ declaration: String) {
    let source = SwiftTokens(declaration)
    let statement = SwiftStatement.all(in: source.tokens[...], of: source).first
    let properties = statement.map { SwiftProperty.all(in: $0, of: source) } ?? []
    guard let property = properties.first, !property.isConstant else { return nil }
    name = property.name
    type = property.type
    value = source.text(property.value) ?? "nil"
  }

  /// The source of the value's accessors.
  var accessors: String {
    """
    get { self[\(keyName).self] }
    set { self[\(keyName).self] = newValue }
    """
  }

  /// The source of the value's environment key.
  var key: String {
    let property =
      type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    return "private struct \(keyName): SwiftUI.EnvironmentKey { \(property) }"
  }

  /// The name of the key. It contains the property's name without backticks.
  private var keyName: String { "__Key_\(name.filter { $0 != "`" })" }
}
