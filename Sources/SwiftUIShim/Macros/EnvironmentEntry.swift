/// A value of the environment as `@Entry` declares it: `var name: Type = value`.
struct EnvironmentEntry {
  private let name: String
  private let type: String?
  private let value: String

  /// Reads a declaration, or returns `nil` where it isn't one of a variable.
  init?(_ declaration: String) {
    let source = SwiftTokens(declaration)
    let statement = SwiftStatement.all(in: source.tokens[...], of: source).first
    let properties = statement.map { SwiftProperty.all(in: $0, of: source) } ?? []
    guard let property = properties.first, !property.isConstant else { return nil }
    name = property.name
    type = property.type
    value = source.text(property.value) ?? "nil"
  }

  /// How the value is read and written.
  var accessors: String {
    """
    get { self[\(keyName).self] }
    set { self[\(keyName).self] = newValue }
    """
  }

  /// The key that the value stands under.
  var key: String {
    let property =
      type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    return "private struct \(keyName): SwiftUI.EnvironmentKey { \(property) }"
  }

  /// A name in backticks is one without them inside a longer one.
  private var keyName: String { "__Key_\(name.filter { $0 != "`" })" }
}
