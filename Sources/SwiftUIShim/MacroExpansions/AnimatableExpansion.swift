/// The expansion of `@Animatable`: an `animatableData` property, made of nested pairs of all stored
/// variables that aren't ignored.
struct AnimatableExpansion {
  /// The errors in the declaration, each with its byte offset.
  private(set) var problems: [(message: String, offset: Int)] = []
  private var parts: [(name: String, type: String)] = []
  private var access = ""

  /// Parses the declaration of a type.
  init(_ declaration: String) {
    let source = SwiftTokens(declaration)
    guard let statement = SwiftStatement.all(in: source.tokens[...], of: source).first else {
      return
    }
    let head = statement.unattributed.prefix { source.text($0) != "{" }
    let words = head.filter { $0.depth == 0 }.map(source.text)
    guard words.contains("struct") || words.contains("class") else {
      report("@Animatable requires a struct or a class", at: head.first)
      return
    }
    access = words.first { ["public", "open", "package"].contains($0) }.map { "\($0) " } ?? ""
    if access == "open " { access = "public " }
    guard let last = head.last?.range.lowerBound,
      let open = source.tokens.firstIndex(where: { $0.range.lowerBound > last })
    else { return }
    let body = source.tokens[(open + 1)...].prefix { $0.depth > 0 }
    let properties = SwiftStatement.all(in: body, of: source).flatMap {
      SwiftProperty.all(in: $0, of: source)
    }
    for property in properties { read(property, source) }
  }

  /// The generated member; empty after an error or if there is nothing to animate.
  var member: String {
    guard problems.isEmpty, !parts.isEmpty else { return "" }
    let setters = parts.indices.map {
      "self.\(parts[$0].name).animatableData = newValue\(path(to: $0))"
    }
    return """
      nonisolated \(access)var animatableData: \(type(from: 0)) {
        get { \(value(from: 0)) }
        set {
      \(setters.joined(separator: "\n"))
        }
      }
      """
  }

  private mutating func read(_ property: SwiftProperty, _ source: SwiftTokens) {
    if property.name == "animatableData" {
      problems.append(
        (
          "@Animatable generates ‘animatableData’: remove this declaration or the attribute",
          property.offset
        )
      )
    }
    // A property wrapper stores the value elsewhere. `@MainActor` isn't a wrapper.
    let wrappers = property.attributes.filter { $0.first?.isUppercase == true && $0 != "MainActor" }
    guard property.isStored, !property.isConstant, wrappers.isEmpty,
      !property.modifiers.contains(where: ["static", "class", "lazy"].contains)
    else { return }
    guard let type = property.type ?? AnimatableExpansion.type(of: property.value, source) else {
      problems.append(
        (
          "@Animatable requires an explicit type for ‘\(property.name)’, "
            + "or @AnimatableIgnored before it",
          property.offset
        )
      )
      return
    }
    guard !AnimatableExpansion.discreteTypes.contains(type) else {
      problems.append(
        (
          "‘\(property.name)’ can't be animated, because \(type) isn't Animatable: "
            + "put @AnimatableIgnored before it",
          property.offset
        )
      )
      return
    }
    parts.append((property.name, type))
  }

  private mutating func report(_ message: String, at token: SwiftToken?) {
    problems.append((message, token?.range.lowerBound ?? 0))
  }

  /// Common types that can't be animated. The compiler reports others.
  private static let discreteTypes: Set = [
    "Bool", "Int", "UInt", "String", "Character", "Date", "Image", "Path", "AnyView",
  ]

  /// Returns the type of an initial value: that of a literal, or the type name with which the value
  /// begins; `nil` if neither determines it.
  private static func type(of value: [SwiftToken], _ source: SwiftTokens) -> String? {
    var texts = value.map(source.text)[...]
    if texts.first == "-" { texts = texts.dropFirst() }
    guard let first = texts.first, let token = value.first(where: { $0.kind != .mark }) else {
      return nil
    }
    if token.kind == .literal, first == source.text(token) {
      if first.contains("\"") { return texts.count == 1 ? "String" : nil }
      let rest = texts.dropFirst()
      if first.hasPrefix("0x") { return nil }
      if first.lowercased().contains("e") || rest.first == "." { return "Double" }
      return rest.isEmpty ? "Int" : nil
    }
    if ["true", "false"].contains(first) { return "Bool" }
    var names: [String] = []
    while let text = texts.popFirst(), text.first?.isUppercase == true, text != "Self" {
      names.append(text)
      guard texts.first == "." else { break }
      texts.removeFirst()
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  // MARK: - Pairs

  private func type(from index: Int) -> String {
    let own = "SwiftUI.AnimatableDataOf<\(parts[index].type)>"
    guard index + 1 < parts.count else { return own }
    return "SwiftUI.AnimatablePair<\(own), \(type(from: index + 1))>"
  }

  private func value(from index: Int) -> String {
    let own = "self.\(parts[index].name).animatableData"
    guard index + 1 < parts.count else { return own }
    return "SwiftUI.AnimatablePair(\(own), \(value(from: index + 1)))"
  }

  private func path(to index: Int) -> String {
    let seconds = String(repeating: ".second", count: index)
    return index + 1 < parts.count ? seconds + ".first" : seconds
  }
}
