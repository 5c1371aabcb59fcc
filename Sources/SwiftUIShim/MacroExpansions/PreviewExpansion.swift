import Foundation

/// The expansion of `#Preview`: a type that creates the preview, and a record of the type in a
/// linker section that collects all previews of the program.
struct PreviewExpansion {
  /// The name of the section. The linker defines symbols for its start and end.
  private static let section = "swiftui_previews"

  private let discriminator: String
  private let fileID: String
  private let line: Int
  private let arguments: String

  /// Parses a use of the macro; returns `nil` if it isn't at file scope.
  init?(_ request: [String: Any]) {
    guard let syntax = request["syntax"] as? [String: Any],
      let source = syntax["source"] as? String,
      let location = syntax["location"] as? [String: Any],
      let discriminator = request["discriminator"] as? String,
      (request["lexicalContext"] as? [Any] ?? []).isEmpty
    else { return nil }
    let swift = SwiftTokens(source)
    guard let mark = swift.tokens.firstIndex(where: { swift.text($0) == "#" }),
      mark + 1 < swift.tokens.count
    else { return nil }
    // The location is the end of the preceding token, before comments and attributes.
    let before = swift.text(0..<swift.tokens[mark].range.lowerBound)
    self.discriminator = discriminator
    fileID = location["fileID"] as? String ?? ""
    line = (location["line"] as? Int ?? 0) + before.filter(\.isNewline).count
    arguments = swift.text(swift.tokens[mark + 1].range.upperBound..<swift.count)
  }

  /// The source of the declarations. It is conditional, because older compilers don't support
  /// sections and other object formats name them differently.
  var source: String {
    """
    #if compiler(>=6.3) && objectFormat(ELF)
    private enum \(unique("Declaration")): SwiftUI.PreviewDeclaration {
      static var fileID: Swift.String { \(literal(fileID)) }
      static var line: Swift.Int { \(line) }
      @MainActor static var content: SwiftUI.PreviewContent {
        SwiftUI.PreviewContent\(stateful?.arguments ?? arguments)
      }
    \(stateful?.view ?? "")
    }
    @section("\(PreviewExpansion.section)") @used
    private let \(unique("record")): @convention(c) (Swift.UnsafeMutableRawPointer) -> Swift.Void = {
      _ = $0.initializeMemory(
        as: (any SwiftUI.PreviewDeclaration.Type).self, to: \(unique("Declaration")).self)
    }
    #endif
    """
  }

  /// The arguments and the generated view of a preview with `@Previewable` state. The state becomes
  /// properties of the view, so that it persists between moments.
  private var stateful: (arguments: String, view: String)? {
    let source = SwiftTokens(arguments)
    guard let last = source.tokens.last, source.text(last) == "}",
      let start = source.tokens.lastIndex(where: { $0.kind == .open && $0.depth == last.depth })
    else { return nil }
    let statements = SwiftStatement.all(in: source.tokens[(start + 1)...].dropLast(), of: source)
    let state = statements.filter { $0.attributes.contains { $0.name == "Previewable" } }
    guard !state.isEmpty else { return nil }
    var properties = ""
    var rest = ""
    var index = source.tokens[start].range.upperBound
    for statement in state {
      rest += source.text(index..<statement.range.lowerBound)
      index = statement.range.upperBound
      // A semicolon after the removed statement must not start the next one.
      let next = source.tokens.first { $0.range.lowerBound >= index }
      if let next, source.text(next) == ";" { index = next.range.upperBound }
      properties += "\n" + declaration(statement, source)
    }
    rest += source.text(index..<last.range.lowerBound)
    let name = viewName(in: source)
    return (
      source.text(0..<source.tokens[start].range.upperBound) + " \(name)() }",
      "struct \(name): SwiftUI.View {\(properties)\nvar body: some SwiftUI.View {\(rest)}\n}"
    )
  }

  /// Returns a name for the generated view that the preview doesn't use.
  ///
  /// The name is part of the paths of elements. A unique name would change whenever the preview
  /// moves to another line.
  private func viewName(in source: SwiftTokens) -> String {
    let used = Set(source.tokens.map { source.text($0) })
    var name = "Preview"
    while used.contains(name) { name += "View" }
    return name
  }

  /// Returns a declaration without the attribute `@Previewable`.
  private func declaration(_ statement: SwiftStatement, _ source: SwiftTokens) -> String {
    var text = ""
    var index = statement.range.lowerBound
    for attribute in statement.attributes where attribute.name == "Previewable" {
      text += source.text(index..<attribute.range.lowerBound)
      index = attribute.range.upperBound
    }
    return text + source.text(index..<statement.range.upperBound)
  }

  /// Returns a unique name in the form that the compiler requires of a macro.
  private func unique(_ name: String) -> String { "\(discriminator)\(name.utf8.count)\(name)fMu_" }

  private func literal(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
    return "\"\(escaped.replacingOccurrences(of: "\"", with: "\\\""))\""
  }
}
