/// Paths that select values in a JSON document.
enum JSONPath {
  /// One step of a path.
  enum Step: Hashable {
    case key(String)
    case index(Int)
    /// Every member or element.
    case any
    /// A key at any depth.
    case below(String)
  }

  /// Parses a path such as `$.items[0].id`.
  static func steps(of path: String) throws -> [Step] {
    var rest = path[...]
    guard rest.popFirst() == "$" else { throw ScrubbingError.noPath(path) }
    var steps: [Step] = []
    while let sign = rest.popFirst() {
      switch sign {
      case ".":
        let isBelow = rest.first == "."
        if isBelow { rest.removeFirst() }
        let key = rest.prefix { $0 != "." && $0 != "[" }
        guard !key.isEmpty else { throw ScrubbingError.noPath(path) }
        steps.append(isBelow ? .below(String(key)) : key == "*" ? .any : .key(String(key)))
        rest = rest[key.endIndex...]
      case "[":
        let inside = rest.prefix { $0 != "]" }
        guard inside.endIndex < rest.endIndex else { throw ScrubbingError.noPath(path) }
        guard let step = step(inBrackets: inside) else { throw ScrubbingError.noPath(path) }
        steps.append(step)
        rest = rest[inside.endIndex...].dropFirst()
      default:
        throw ScrubbingError.noPath(path)
      }
    }
    guard !steps.isEmpty else { throw ScrubbingError.noPath(path) }
    return steps
  }

  private static func step(inBrackets text: Substring) -> Step? {
    if text == "*" { return .any }
    if let index = Int(text), index >= 0 { return .index(index) }
    guard text.count > 2, let quote = text.first, quote == text.last, "'\"".contains(quote) else {
      return nil
    }
    return .key(String(text.dropFirst().dropLast()))
  }

  /// Returns a document in which every value that the steps select is replaced.
  static func replacing(_ steps: ArraySlice<Step>, in value: Any, by placeholder: String) -> Any {
    guard let step = steps.first else { return placeholder }
    let rest = steps.dropFirst()
    switch (step, value) {
    case (.key(let key), var members as [String: Any]):
      if let member = members[key] { members[key] = replacing(rest, in: member, by: placeholder) }
      return members
    case (.index(let index), var elements as [Any]):
      guard elements.indices.contains(index) else { return elements }
      elements[index] = replacing(rest, in: elements[index], by: placeholder)
      return elements
    case (.any, let members as [String: Any]):
      return members.mapValues { replacing(rest, in: $0, by: placeholder) }
    case (.any, let elements as [Any]):
      return elements.map { replacing(rest, in: $0, by: placeholder) }
    case (.below(let key), var members as [String: Any]):
      for (name, member) in members {
        let deep = replacing(steps, in: member, by: placeholder)
        members[name] = name == key ? replacing(rest, in: deep, by: placeholder) : deep
      }
      return members
    case (.below, let elements as [Any]):
      return elements.map { replacing(steps, in: $0, by: placeholder) }
    default:
      return value
    }
  }
}
