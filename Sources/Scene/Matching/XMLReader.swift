/// An XML element with its children.
struct XMLElement {
  var name: String
  var attributes: [(key: String, value: String)] = []
  var children: [XMLElement] = []
  /// The characters of a `text` element.
  var characters = ""

  subscript(key: String) -> String? { attributes.first { $0.key == key }?.value }
}

/// A reader for the XML that `DisplayList.svg()` writes: elements with attributes in double quotes,
/// and only white space between them, except for the characters of `text` elements.
struct XMLReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the root, or `nil` if the text isn't in this form.
  mutating func readDocument() -> XMLElement? {
    guard let root = readElement() else { return nil }
    skipSpaces()
    return position == bytes.count ? root : nil
  }

  private mutating func readElement() -> XMLElement? {
    // An explicit stack, because nesting as deep as a view tree could overflow the thread's stack.
    var open: [XMLElement] = []
    while true {
      skipSpaces()
      if take("</") {
        guard let closed = open.popLast(), readName() == closed.name, take(">") else { return nil }
        guard !open.isEmpty else { return closed }
        open[open.count - 1].children.append(closed)
        continue
      }
      guard take("<"), let element = readTag() else { return nil }
      if take("/>") {
        guard !open.isEmpty else { return element }
        open[open.count - 1].children.append(element)
      } else if take(">") {
        open.append(element)
        guard open.count <= SceneOutline.deepestNesting else { return nil }
        if element.name == "text" { open[open.count - 1].characters = readCharacters() }
      } else {
        return nil
      }
    }
  }

  private mutating func readTag() -> XMLElement? {
    let name = readName()
    guard !name.isEmpty else { return nil }
    var element = XMLElement(name: name)
    while true {
      skipSpaces()
      let key = readName()
      guard !key.isEmpty else { return element }
      guard take("=\"") else { return nil }
      let start = position
      guard skip(to: "\"") else { return nil }
      let value = XMLText.unescaped(String(decoding: bytes[start..<position], as: UTF8.self))
      element.attributes.append((key, value))
      position += 1
    }
  }

  private mutating func readCharacters() -> String {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    return XMLText.unescaped(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func readName() -> String {
    let start = position
    while position < bytes.count, XMLReader.isName(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }

  private mutating func skip(to character: Unicode.Scalar) -> Bool {
    let byte = UInt8(ascii: character)
    while position < bytes.count, bytes[position] != byte { position += 1 }
    return position < bytes.count
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    for index in 0..<length where bytes[position + index] != text.utf8Start[index] { return false }
    position += length
    return true
  }
}

extension XMLText {
  /// Returns the text that was passed to `attribute`, except for characters that XML can't contain.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[mark...]
      let end = rest.firstIndex(of: ";") ?? rest.startIndex
      let reference = rest[rest.index(after: mark)...].prefix { $0 != ";" }
      guard let character = character(reference), end > mark else {
        result.append("&")
        rest = rest.dropFirst()
        continue
      }
      result.unicodeScalars.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ reference: Substring) -> Unicode.Scalar? {
    switch reference {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    default:
      reference.hasPrefix("#") ? UInt32(reference.dropFirst()).flatMap(Unicode.Scalar.init) : nil
    }
  }
}
