internal import Foundation

extension SceneOutline {
  /// Reads an SVG document that `DisplayList.svg()` wrote, or returns `nil` for any other.
  package init?(svg text: String) {
    var reader = XMLReader(text)
    guard let root = reader.readDocument(), root.name == "svg" else { return nil }
    var reading = SVGReading(root)
    let elements = root.children.compactMap { reading.element($0, inside: "") }
    guard !reading.isTooLong else { return nil }
    self.init(size: SVGReading.size(of: root), elements: elements)
  }
}

extension XMLElement {
  /// Calls a function with the element and all its descendants.
  fileprivate func forEach(_ visit: (XMLElement) -> Void) {
    visit(self)
    for child in children { StackSpace.ensure { child.forEach(visit) } }
  }
}

/// A reader that turns SVG elements into scene elements.
private struct SVGReading {
  /// All elements with an identifier.
  private var definitions: [String: XMLElement] = [:]
  /// The identifiers that are referenced.
  private var used: Set<String> = []
  /// The number of bytes of definitions that may still be read. A definition counts each time it is
  /// used, because definitions that each use others twice would otherwise take exponential time.
  private var allowance = SceneOutline.longestText

  init(_ root: XMLElement) {
    root.forEach { element in
      if let id = element["id"] { definitions[id] = element }
      used.formUnion(element.attributes.compactMap { SVGReading.identifier(in: $0.value) })
    }
  }

  /// Whether the document was read only in part, because its definitions are used too often.
  var isTooLong: Bool { allowance < 0 }

  /// Returns the width, the height and the root's other attributes.
  static func size(of root: XMLElement) -> String {
    let (width, height) = (root["width"] ?? "?", root["height"] ?? "?")
    var others = root.attributes.filter { !["width", "height", "xmlns"].contains($0.key) }
    others.removeAll {
      $0.key == "viewBox" && ElementChange.isSame($0.value, "0 0 \(width) \(height)")
    }
    let words = others.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return ([width, height] + words).joined(separator: " ")
  }

  /// Returns the scene element, or `nil` for definitions, which are read where they are used.
  ///
  /// - Parameter opened: The identifiers of the enclosing definitions, to stop reference cycles.
  mutating func element(
    _ source: XMLElement,
    inside parent: String,
    opened: Set<String> = []
  ) -> SceneElement? {
    if let id = source["id"], used.contains(id) { return nil }
    guard opened.isEmpty || spend(source) else { return nil }
    let isStroke = source["stroke"] != nil
    let kind =
      switch source.name {
      case "path": isStroke ? "stroke" : "fill"
      case "g": "group"
      default: source.name
      }
    var element = SceneElement(kind: kind, name: source["data-name"] ?? "\(parent)/\(source.name)")
    if source.name == "text" {
      let text = TextLabel(text: source.characters, font: "").quotedText
      element.properties.append(.init(key: TextLabel.textKey, value: text))
    }
    for (key, value) in source.attributes {
      switch key {
      case "data-name": continue
      // The font's name and the characters determine this attribute and those of the next case.
      case "textLength": continue
      case _ where source.name == "text" && key.hasPrefix("font-"): continue
      // Use the same keys and quoted text as a command dump.
      case "aria-label":
        let text = TextLabel(text: value, font: "").quotedText
        element.properties.append(.init(key: TextLabel.textKey, value: text))
        continue
      case "data-font":
        element.properties.append(.init(key: TextLabel.fontKey, value: value))
        continue
      case "role" where source["aria-label"] != nil: continue
      case "fill" where isStroke && value == "none": continue
      case "d":
        if let path = Path(svgData: value) {
          element.path = path
          continue
        }
      case "transform":
        if let transform = CGAffineTransform(svgMatrix: value) {
          element.transform = transform
          continue
        }
      case "clip-path", "mask":
        if let part = part(key, value, of: element.name, opened: opened) {
          element.children.append(part)
          continue
        }
      default: break
      }
      let words = words(of: value, opened: opened) ?? value
      element.properties.append(.init(key: key, value: words))
    }
    element.children += elements(source.children, inside: element.name, opened: opened)
    return element
  }

  /// Reads elements one level further down.
  private mutating func elements(
    _ sources: [XMLElement],
    inside parent: String,
    opened: Set<String>
  ) -> [SceneElement] {
    guard !sources.isEmpty else { return [] }
    return StackSpace.ensure {
      sources.compactMap { element($0, inside: parent, opened: opened) }
    }
  }

  /// Subtracts the length of an element of a definition from the allowance, and returns whether it
  /// may be read.
  private mutating func spend(_ element: XMLElement) -> Bool {
    // Reading an element without attributes takes as long as reading about 64 bytes.
    allowance -= element.attributes.reduce(64) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    return !isTooLong
  }

  /// Reads the content of a clip or a mask.
  private mutating func part(
    _ key: String,
    _ value: String,
    of owner: String,
    opened: Set<String>
  ) -> SceneElement? {
    guard let (id, definition) = definition(value), !opened.contains(id) else { return nil }
    let kind = key == "mask" ? "mask" : "clip"
    var part = SceneElement(kind: kind, name: "\(owner)/\(kind)")
    part.properties = definition.attributes.filter { $0.key != "id" }
      .map { .init(key: $0.key, value: $0.value) }
    guard spend(definition) else { return nil }
    part.children = elements(
      definition.children,
      inside: part.name,
      opened: opened.union([id])
    )
    return part
  }

  /// Returns a definition as text, without the identifier.
  private mutating func words(of value: String, opened: Set<String>) -> String? {
    guard let (id, definition) = definition(value), !opened.contains(id) else { return nil }
    return words(of: definition, opened: opened.union([id]))
  }

  private mutating func words(of element: XMLElement, opened: Set<String>) -> String {
    guard spend(element) else { return "" }
    // Every gradient that this library writes uses user space, so that attribute is left out.
    let own = element.attributes.filter {
      $0.key != "id" && !($0.key == "gradientUnits" && $0.value == "userSpaceOnUse")
    }
    let attributes = own.map { "\($0.key) \(words(of: $0.value, opened: opened) ?? $0.value)" }
    let children = StackSpace.ensure {
      element.children.map { words(of: $0, opened: opened) }
    }
    return ([element.name] + attributes + children).joined(separator: " ")
  }

  private func definition(_ value: String) -> (id: String, element: XMLElement)? {
    guard let id = SVGReading.identifier(in: value), let element = definitions[id] else {
      return nil
    }
    return (id, element)
  }

  /// Returns the identifier in `url(#…)`.
  private static func identifier(in value: String) -> String? {
    guard value.hasPrefix("url(#"), value.hasSuffix(")") else { return nil }
    return String(value.dropFirst(5).dropLast())
  }
}

extension Path {
  /// Reads the commands `M L Q C Z` with absolute coordinates; `nil` for anything else.
  fileprivate init?(svgData text: String) {
    self.init()
    var numbers: [Double] = []
    var command: Character?
    for word in text.split(separator: " ") {
      var word = word
      if let first = word.first, first.isLetter {
        if let command { guard add(command, numbers) else { return nil } }
        command = first
        numbers = []
        word.removeFirst()
        if word.isEmpty { continue }
      }
      guard let number = Double(word), number.isFinite else { return nil }
      numbers.append(number)
    }
    guard let command else {
      guard numbers.isEmpty else { return nil }
      return
    }
    guard add(command, numbers) else { return nil }
  }

  private mutating func add(_ command: Character, _ numbers: [Double]) -> Bool {
    let point = { (index: Int) in CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch (command, numbers.count) {
    case ("M", 2): move(to: point(0))
    case ("L", 2): addLine(to: point(0))
    case ("Q", 4): addQuadCurve(to: point(2), control: point(0))
    case ("C", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("Z", 0): closeSubpath()
    default: return false
    }
    return true
  }
}

extension CGAffineTransform {
  /// Reads `matrix(a b c d tx ty)`.
  fileprivate init?(svgMatrix text: String) {
    guard text.hasPrefix("matrix("), text.hasSuffix(")") else { return nil }
    let words = text.dropFirst(7).dropLast().split(separator: " ")
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == 6, words.count == 6, numbers.allSatisfy(\.isFinite) else { return nil }
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
