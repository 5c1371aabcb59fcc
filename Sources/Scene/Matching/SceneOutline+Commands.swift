internal import Foundation

extension SceneOutline {
  /// Reads the drawing commands of a display list, or returns `nil` for any other text.
  ///
  /// Blocks are recognised by indentation, so that unknown commands are kept as properties, and
  /// unknown blocks as elements.
  package init?(commands text: String) {
    var lines = Array(text.utf8).split(separator: UInt8(ascii: "\n")).map(CommandLine.init)
      .filter { !$0.keyword.isEmpty }[...]
    guard let canvas = lines.popFirst(), canvas.keyword == "canvas",
      lines.allSatisfy({ $0.indent <= SceneOutline.deepestNesting * 2 })
    else { return nil }
    var elements: [SceneElement] = []
    while let line = lines.popFirst() {
      guard line.indent == 0, line.keyword != "end" else { return nil }
      elements.append(SceneElement(line, inside: nil, &lines))
    }
    self.init(size: canvas.rest, elements: elements)
  }
}

/// A line of a command dump.
private struct CommandLine {
  var indent: Int
  var keyword: String
  /// The text after the keyword.
  var rest: String

  init(_ line: ArraySlice<UInt8>) {
    let text = line.drop { $0 == UInt8(ascii: " ") }
    indent = line.count - text.count
    let end = text.firstIndex(of: UInt8(ascii: " ")) ?? text.endIndex
    keyword = String(decoding: text[..<end], as: UTF8.self)
    rest = String(decoding: text[end...].dropFirst(), as: UTF8.self)
  }

  /// The numbers after the keyword; `nil` if there is anything else.
  var numbers: [Double]? {
    guard let first = rest.utf8.first else { return [] }
    guard first < UInt8(ascii: ":"), first != UInt8(ascii: "#") else { return nil }
    var numbers: [Double] = []
    for word in rest.split(separator: " ") {
      guard let number = Double(word), number.isFinite else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}

extension SceneElement {
  /// Reads the rest of a block, after its first line.
  fileprivate init(
    _ head: CommandLine,
    inside parent: String?,
    _ lines: inout ArraySlice<CommandLine>
  ) {
    self.init(kind: head.keyword, name: EscapedName.unescaped(head.rest[...]))
    switch head.keyword {
    case "fill":
      let rule = head.rest.prefix { $0 != " " }
      properties.append(Property(key: "rule", value: String(rule)))
      name = EscapedName.unescaped(head.rest.dropFirst(rule.count + 1))
    case "clip", "mask":
      if !head.rest.isEmpty { properties.append(Property(key: "rule", value: head.rest)) }
      name = "\(parent ?? "")/\(head.keyword)"
    default:
      break
    }
    while let line = lines.first, line.indent > head.indent {
      lines = lines.dropFirst()
      let isBlock =
        lines.first.map {
          $0.indent > line.indent || $0.keyword == "end" && $0.indent == line.indent
        } ?? false
      if isBlock {
        children.append(StackSpace.ensure { SceneElement(line, inside: name, &lines) })
      } else {
        take(line)
      }
    }
    if lines.first?.keyword == "end", lines.first?.indent == head.indent {
      lines = lines.dropFirst()
    }
  }

  private mutating func take(_ line: CommandLine) {
    guard let numbers = line.numbers else {
      properties.append(Property(key: line.keyword, value: line.rest))
      return
    }
    let point = { (index: Int) in CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch (line.keyword, numbers.count) {
    case ("move", 2): path.move(to: point(0))
    case ("line", 2): path.addLine(to: point(0))
    case ("quad", 4): path.addQuadCurve(to: point(2), control: point(0))
    case ("curve", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("close", 0): path.closeSubpath()
    case ("transform", 6):
      transform = CGAffineTransform(
        a: numbers[0],
        b: numbers[1],
        c: numbers[2],
        d: numbers[3],
        tx: numbers[4],
        ty: numbers[5]
      )
    case ("bounds", 4):
      frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    default:
      properties.append(Property(key: line.keyword, value: line.rest))
    }
  }
}
