/// What `@Animatable` adds to a type: `animatableData` of all stored variables that aren't ignored,
/// as pairs of pairs.
struct AnimatableExpansion {
  /// What is wrong with the declaration, and where, in bytes of it.
  private(set) var problems: [(message: String, offset: Int)] = []
  private var parts: [(name: String, type: String)] = []
  private var access = ""

  /// Reads the declaration of a type.
  init(_ declaration: String) {
    let source = SwiftTokens(declaration)
    guard let statement = SwiftStatement.all(in: source.tokens[...], of: source).first else {
      return
    }
    let head = statement.unattributed.prefix { source.text($0) != "{" }
    let words = head.filter { $0.depth == 0 }.map(source.text)
    guard words.contains("struct") || words.contains("class") else {
      report("@Animatable is for a struct or a class", at: head.first)
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

  /// The members, or nothing if nothing is to change smoothly.
  var member: String {
    guard problems.isEmpty, !parts.isEmpty else { return "" }
    let setters = parts.indices.map {
      "self.\(parts[$0].name).animatableData = newValue\(path(to: $0))"
    }
    return """
      \(access)var animatableData: \(type(from: 0)) {
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
          "@Animatable makes ‘animatableData’ itself: remove this one, or the attribute",
          property.offset
        )
      )
    }
    // What is wrapped is kept elsewhere; an actor's attribute wraps nothing.
    let wrappers = property.attributes.filter { $0.first?.isUppercase == true && $0 != "MainActor" }
    guard property.isStored, !property.isConstant, wrappers.isEmpty,
      !property.modifiers.contains(where: ["static", "class", "lazy"].contains)
    else { return }
    guard let type = property.type ?? AnimatableExpansion.type(of: property.value, source) else {
      problems.append(
        (
          "@Animatable needs the type of ‘\(property.name)’ written out, "
            + "or @AnimatableIgnored before it",
          property.offset
        )
      )
      return
    }
    guard !AnimatableExpansion.steps.contains(type) else {
      problems.append(
        (
          "‘\(property.name)’ can't change smoothly, as \(type) isn't Animatable: "
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

  /// Common types that go by steps. Of others the compiler says so.
  private static let steps: Set = [
    "Bool", "Int", "UInt", "String", "Character", "Date", "Image", "Path", "AnyView",
  ]

  /// The type of a first value as it is written: of a number, or named before a dot or arguments.
  private static func type(of value: [SwiftToken], _ source: SwiftTokens) -> String? {
    var texts = value.map(source.text)[...]
    if texts.first == "-" { texts = texts.dropFirst() }
    guard let first = texts.first, let token = value.first(where: { $0.kind != .mark }) else {
      return nil
    }
    if token.kind == .literal, first == source.text(token) {
      if first.hasSuffix("\"") { return texts.count == 1 ? "String" : nil }
      let rest = texts.dropFirst()
      if first.hasPrefix("0x") { return nil }
      if first.contains("e") || rest.first == "." { return "Double" }
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
