internal import Foundation

extension SceneOutline {
  /// Reads an SVG document that `DisplayList.svg()` wrote, or returns `nil` for any other.
  package init?(svg text: String) {
    var reader = XMLReader(text)
    guard let root = reader.readDocument(), root.name == "svg" else { return nil }
    var definitions: [String: XMLElement] = [:]
    root.collect(into: &definitions)
    let size = "\(root["width"] ?? "?") \(root["height"] ?? "?")"
    let reading = SVGReading(definitions: definitions)
    self.init(size: size, elements: root.children.compactMap { reading.element($0, inside: "") })
  }
}

extension XMLElement {
  /// Finds everything that has an identifier.
  fileprivate func collect(into definitions: inout [String: XMLElement]) {
    if let id = self["id"] { definitions[id] = self }
    for child in children { child.collect(into: &definitions) }
  }

  /// The element in words, without the identifier that only tells it from others.
  fileprivate var words: String {
    let own = attributes.filter { $0.key != "id" && $0.key != "gradientUnits" }
      .map { "\($0.key) \($0.value)" }
    return ([name] + own + children.map(\.words)).joined(separator: " ")
  }
}

/// Turns elements of SVG into those of a scene.
private struct SVGReading {
  let definitions: [String: XMLElement]

  /// Returns `nil` for definitions, which count where they are used.
  func element(_ source: XMLElement, inside parent: String) -> SceneElement? {
    guard source["id"] == nil else { return nil }
    let isStroke = source["stroke"] != nil
    let kind =
      switch source.name {
      case "path": isStroke ? "stroke" : "fill"
      case "g": "group"
      default: source.name
      }
    var element = SceneElement(kind: kind, name: source["data-name"] ?? "\(parent)/\(source.name)")
    for (key, value) in source.attributes {
      switch key {
      case "data-name": break
      case "d": element.path = Path(svgData: value)
      case "transform": element.transform = CGAffineTransform(svgMatrix: value) ?? .identity
      case "fill" where isStroke && value == "none": break
      case "clip-path", "mask":
        guard let definition = definition(value) else { break }
        var part = SceneElement(
          kind: key == "mask" ? "mask" : "clip",
          name: "\(element.name)/\(key == "mask" ? "mask" : "clip")"
        )
        part.children = definition.children.compactMap { self.element($0, inside: part.name) }
        element.children.append(part)
      default:
        element.properties.append(
          .init(key: key, value: definition(value).map(\.words) ?? value)
        )
      }
    }
    element.children += source.children.compactMap { self.element($0, inside: element.name) }
    return element
  }

  private func definition(_ value: String) -> XMLElement? {
    guard value.hasPrefix("url(#"), value.hasSuffix(")") else { return nil }
    return definitions[String(value.dropFirst(5).dropLast())]
  }
}

extension Path {
  /// Reads the commands `M L Q C Z` with absolute coordinates; what else there is ends the path.
  fileprivate init(svgData text: String) {
    self.init()
    var numbers: [Double] = []
    var command = Character("M")
    // The letter behind the end closes the last command.
    let words = text.split(separator: " ") + ["M"[...]]
    for word in words {
      if let first = word.first, first.isLetter {
        if !numbers.isEmpty || command == "Z" { add(command, numbers) }
        command = first
        numbers = [Double(word.dropFirst())].compactMap(\.self).filter(\.isFinite)
      } else if let number = Double(word), number.isFinite {
        numbers.append(number)
      }
    }
  }

  private mutating func add(_ command: Character, _ numbers: [Double]) {
    let point = { (index: Int) in CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch (command, numbers.count) {
    case ("M", 2): move(to: point(0))
    case ("L", 2): addLine(to: point(0))
    case ("Q", 4): addQuadCurve(to: point(2), control: point(0))
    case ("C", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("Z", 0): closeSubpath()
    default: break
    }
  }
}

extension CGAffineTransform {
  /// Reads `matrix(a b c d tx ty)`.
  fileprivate init?(svgMatrix text: String) {
    guard text.hasPrefix("matrix("), text.hasSuffix(")") else { return nil }
    let numbers = text.dropFirst(7).dropLast().split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 6 else { return nil }
    self.init(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      tx: numbers[4],
      ty: numbers[5]
    )
  }
}
