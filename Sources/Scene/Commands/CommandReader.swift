internal import Foundation

/// An error in a command dump.
package struct CommandError: Error, Hashable, CustomStringConvertible {
  /// The number of the line, from 1.
  package var line: Int
  package var reason: String

  package var description: String { "line \(line) of the command dump: \(reason)" }
}

extension DisplayList {
  /// Reads the output of `commands()`.
  package init(commands text: String) throws(CommandError) {
    var reader = CommandReader(text)
    self = try reader.readDisplayList()
  }
}

extension Path {
  /// Reads the output of `commands()`.
  package init(commands text: String) throws(CommandError) {
    var reader = CommandReader(text)
    self = try reader.readPath()
    try reader.expectEnd()
  }
}

/// A line-by-line reader of commands with one line of look-ahead.
struct CommandReader {
  private let lines: [[Substring]]
  private var next = 0

  /// The maximum nesting of groups, including those in masks; deeper nesting is refused.
  private static let deepestNesting = 1_000
  private var nesting = 0

  init(_ text: String) {
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { line in line.split(separator: UInt8(ascii: " ")).map { Substring($0) } }
  }

  // MARK: - Lines

  private var keyword: Substring? { next < lines.count ? lines[next].first : nil }

  /// Returns an error for the next line.
  private func error(_ reason: String) -> CommandError {
    CommandError(line: next + 1, reason: reason)
  }

  /// Returns an error for the line taken last.
  func errorInLastLine(_ reason: String) -> CommandError {
    CommandError(line: next, reason: reason)
  }

  mutating func expectEnd() throws(CommandError) {
    while next < lines.count, lines[next].isEmpty { next += 1 }
    guard next == lines.count else { throw error("‘\(lines[next][0])’ is not expected here") }
  }

  /// Takes the next line if it begins with `word`, and returns its other words.
  mutating func take(_ word: String) -> [Substring]? {
    guard keyword == word[...] else { return nil }
    defer { next += 1 }
    return Array(lines[next].dropFirst())
  }

  mutating func require(_ word: String) throws(CommandError) -> [Substring] {
    if let words = take(word) { return words }
    throw error("expected ‘\(word)’, found ‘\(keyword ?? "nothing")’")
  }

  func numbers(_ words: some Sequence<Substring>, _ count: Int) throws(CommandError)
    -> [Double]
  {
    var values: [Double] = []
    for word in words {
      guard let value = Double(word), value.isFinite else {
        throw errorInLastLine("‘\(word)’ is not a number")
      }
      values.append(value)
    }
    guard values.count == count else {
      throw errorInLastLine("expected \(count) numbers, found \(values.count)")
    }
    return values
  }

  // MARK: - Parts

  mutating func readDisplayList() throws(CommandError) -> DisplayList {
    let words = try require("canvas")
    let size = try numbers(words, 2)
    let nodes = try readNodes()
    try expectEnd()
    return DisplayList(size: CGSize(width: size[0], height: size[1]), nodes: nodes)
  }

  private mutating func readNodes() throws(CommandError) -> [DisplayList.Node] {
    var nodes: [DisplayList.Node] = []
    while let node = try readNode() { nodes.append(node) }
    return nodes
  }

  private mutating func readNode() throws(CommandError) -> DisplayList.Node? {
    switch keyword {
    case "fill": .leaf(try readFill())
    case "stroke": .leaf(try readStroke())
    case "group": .group(try readNestedGroup())
    default: nil
    }
  }

  private mutating func readFill() throws(CommandError) -> DisplayList.Leaf {
    let words = try require("fill")
    guard let rule = words.first, let evenOdd = evenOdd(rule)
    else { throw errorInLastLine("‘nonzero’ or ‘evenodd’ is expected after ‘fill’") }
    let label = try readLabel()
    return try readLeaf(named: name(words.dropFirst()), label) { .fill($0, evenOdd: evenOdd) }
  }

  private mutating func readStroke() throws(CommandError) -> DisplayList.Leaf {
    let words = try require("stroke")
    let label = try readLabel()
    let style = try readStrokeStyle()
    return try readLeaf(named: name(words[...]), label) { .stroke($0, style) }
  }

  private mutating func readLabel() throws(CommandError) -> TextLabel? {
    guard let words = take(TextLabel.textKey) else { return nil }
    guard let text = TextLabel.unquoted(name(words[...])) else {
      throw errorInLastLine("characters in quotation marks are expected after ‘text’")
    }
    return TextLabel(text: text, font: name(try require(TextLabel.fontKey)[...]))
  }

  /// Reads a group on a thread that has enough stack.
  private mutating func readNestedGroup() throws(CommandError) -> DisplayList.Group {
    let group = try StackSpace.ensureIfPossible { () throws(CommandError) in try readGroup() }
    guard let group else {
      throw errorInLastLine(
        """
        groups are nested too deeply for the stack of this thread, and the system can’t create a \
        thread with a larger one; raise the limits that `ulimit -a` lists
        """
      )
    }
    return group
  }

  private mutating func readGroup() throws(CommandError) -> DisplayList.Group {
    let words = try require("group")
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= CommandReader.deepestNesting
    else {
      throw errorInLastLine("groups are nested more than \(CommandReader.deepestNesting) deep")
    }
    var opacity = 1.0
    if let words = take("opacity") { opacity = try numbers(words, 1)[0] }
    let blend = try readBlend()
    let isolates = take("isolate") != nil
    let filter = try readFilter()
    let clip = try readClip()
    var mask: [DisplayList.Node]?
    if take("mask") != nil {
      mask = try readNodes()
      _ = try require("end")
    }
    let nodes = try readNodes()
    _ = try require("end")
    return DisplayList.Group(
      name: ElementName(name(words[...])),
      opacity: opacity,
      blend: blend,
      isolates: isolates,
      filter: filter,
      clip: clip,
      mask: mask,
      nodes: nodes
    )
  }

  private mutating func readClip() throws(CommandError) -> DisplayList.Clip? {
    guard let words = take("clip") else { return nil }
    guard let rule = words.first, let evenOdd = evenOdd(rule)
    else { throw errorInLastLine("‘nonzero’ or ‘evenodd’ is expected after ‘clip’") }
    let transform = try readTransform()
    let path = try readPath()
    _ = try require("end")
    return DisplayList.Clip(path: path, evenOdd: evenOdd, transform: transform)
  }

  private mutating func readLeaf(
    named name: String,
    _ label: TextLabel?,
    _ outline: (Path) -> DisplayList.Outline
  ) throws(CommandError) -> DisplayList.Leaf {
    let blend = try readBlend()
    let paint = try readPaint()
    let transform = try readTransform()
    let path = try readPath()
    _ = try require("end")
    return DisplayList.Leaf(
      name: ElementName(name),
      outline: outline(path),
      paint: paint,
      blend: blend,
      transform: transform,
      label: label
    )
  }

  private mutating func readStrokeStyle() throws(CommandError) -> StrokeStyle {
    let words = try require("pen")
    guard words.count == 4, let cap = StrokeKeywords.cap(words[1]),
      let join = StrokeKeywords.join(words[2])
    else { throw errorInLastLine("‘pen width cap join limit’ is expected") }
    let values = try numbers([words[0], words[3]], 2)
    var style = StrokeStyle(
      lineWidth: values[0],
      lineCap: cap,
      lineJoin: join,
      miterLimit: values[1]
    )
    if let words = take("dash") {
      let values = try numbers(words, max(words.count, 2))
      style.dashPhase = values[0]
      style.dash = values.dropFirst().map { CGFloat($0) }
    }
    return style
  }

  mutating func readTransform(_ word: String = "transform") throws(CommandError)
    -> CGAffineTransform
  {
    guard let words = take(word) else { return .identity }
    let v = try numbers(words, 6)
    return CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
  }

  mutating func readPath() throws(CommandError) -> Path {
    var path = Path()
    while true {
      if let words = take("move") {
        let v = try numbers(words, 2)
        path.move(to: CGPoint(x: v[0], y: v[1]))
      } else if let words = take("line") {
        let v = try numbers(words, 2)
        path.addLine(to: CGPoint(x: v[0], y: v[1]))
      } else if let words = take("quad") {
        let v = try numbers(words, 4)
        path.addQuadCurve(to: CGPoint(x: v[2], y: v[3]), control: CGPoint(x: v[0], y: v[1]))
      } else if let words = take("curve") {
        let v = try numbers(words, 6)
        path.addCurve(
          to: CGPoint(x: v[4], y: v[5]),
          control1: CGPoint(x: v[0], y: v[1]),
          control2: CGPoint(x: v[2], y: v[3])
        )
      } else if take("close") != nil {
        path.closeSubpath()
      } else {
        return path
      }
    }
  }

  private func evenOdd(_ word: Substring) -> Bool? {
    switch word {
    case "nonzero": false
    case "evenodd": true
    default: nil
    }
  }

  private func name(_ words: ArraySlice<Substring>) -> String {
    guard let first = words.first, let last = words.last else { return "" }
    return EscapedName.unescaped(first.base[first.startIndex..<last.endIndex])
  }
}
