internal import Foundation
internal import Pixels

/// Why a text is not a command dump.
package struct CommandError: Error, Hashable, CustomStringConvertible {
  /// Counted from 1.
  package var line: Int
  package var reason: String

  package var description: String { "line \(line) of the command dump: \(reason)" }
}

extension DisplayList {
  /// Reads what `commands()` wrote.
  package init(commands text: String) throws(CommandError) {
    var reader = CommandReader(text)
    self = try reader.readDisplayList()
  }
}

extension Path {
  /// Reads what `commands()` wrote.
  package init(commands text: String) throws(CommandError) {
    var reader = CommandReader(text)
    self = try reader.readPath()
    try reader.expectEnd()
  }
}

/// Reads commands line by line, with one line of look-ahead.
private struct CommandReader {
  private let lines: [[Substring]]
  private var next = 0

  /// How deep groups and masks may be nested; deeper ones are refused.
  private static let deepestNesting = 1_000
  private var nesting = 0

  init(_ text: String) {
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { line in line.split(separator: UInt8(ascii: " ")).map { Substring($0) } }
  }

  // MARK: - Lines

  private var keyword: Substring? { next < lines.count ? lines[next].first : nil }

  /// An error in the line that comes next.
  private func error(_ reason: String) -> CommandError {
    CommandError(line: next + 1, reason: reason)
  }

  /// An error in the line that was taken last.
  private func errorInLastLine(_ reason: String) -> CommandError {
    CommandError(line: next, reason: reason)
  }

  mutating func expectEnd() throws(CommandError) {
    while next < lines.count, lines[next].isEmpty { next += 1 }
    guard next == lines.count else { throw error("‘\(lines[next][0])’ is not expected here") }
  }

  /// Takes the line if it begins with `word`; its other words come back.
  private mutating func take(_ word: String) -> [Substring]? {
    guard keyword == word[...] else { return nil }
    defer { next += 1 }
    return Array(lines[next].dropFirst())
  }

  private mutating func require(_ word: String) throws(CommandError) -> [Substring] {
    if let words = take(word) { return words }
    throw error("‘\(word)’ is expected, found ‘\(keyword ?? "nothing")’")
  }

  private func numbers(_ words: some Sequence<Substring>, _ count: Int) throws(CommandError)
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
      throw errorInLastLine("\(count) numbers are expected, found \(values.count)")
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
    case "group": .group(try readGroup())
    default: nil
    }
  }

  private mutating func readFill() throws(CommandError) -> DisplayList.Leaf {
    let words = try require("fill")
    guard let rule = words.first, let evenOdd = evenOdd(rule)
    else { throw errorInLastLine("‘nonzero’ or ‘evenodd’ is expected after ‘fill’") }
    return try readLeaf(named: name(words.dropFirst())) { .fill($0, evenOdd: evenOdd) }
  }

  private mutating func readStroke() throws(CommandError) -> DisplayList.Leaf {
    let words = try require("stroke")
    let style = try readPen()
    return try readLeaf(named: name(words[...])) { .stroke($0, style) }
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
      name: name(words[...]),
      opacity: opacity,
      blend: blend,
      isolates: isolates,
      filter: filter,
      clip: clip,
      mask: mask,
      nodes: nodes
    )
  }

  private mutating func readFilter() throws(CommandError) -> Filter? {
    if let words = take("blur") {
      let v = try numbers(words, words.count > 2 ? 6 : 2)
      let frame = v.count == 6 ? CGRect(x: v[2], y: v[3], width: v[4], height: v[5]) : nil
      return .blur(.init(deviation: CGSize(width: v[0], height: v[1]), frame: frame))
    }
    guard let words = take("shadow") else { return nil }
    let v = try numbers(words.dropFirst(2), 4)
    return .shadow(
      .init(
        color: try color(Array(words.prefix(2))),
        deviation: CGSize(width: v[0], height: v[1]),
        offset: CGPoint(x: v[2], y: v[3])
      )
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
    _ outline: (Path) -> DisplayList.Outline
  ) throws(CommandError) -> DisplayList.Leaf {
    let blend = try readBlend()
    let paint = try readPaint()
    let transform = try readTransform()
    let path = try readPath()
    _ = try require("end")
    return DisplayList.Leaf(
      name: name,
      outline: outline(path),
      paint: paint,
      blend: blend,
      transform: transform
    )
  }

  private mutating func readBlend() throws(CommandError) -> BlendMode {
    guard let words = take("blend") else { return .normal }
    guard let mode = words.first.flatMap({ BlendMode(word: $0) }), words.count == 1
    else { throw errorInLastLine( "a blend mode is expected after ‘blend’") }
    return mode
  }

  private mutating func readPen() throws(CommandError) -> StrokeStyle {
    let words = try require("pen")
    guard words.count == 4, let cap = LineWords.cap(words[1]), let join = LineWords.join(words[2])
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

  private mutating func readPaint() throws(CommandError) -> Paint {
    if let words = take("solid") { return .solid(try color(words)) }
    if let words = take("radial") { return .radial(try readRadial(words)) }
    if let words = take("angular") {
      let (v, spread) = try gradient(words, 4)
      return .angular(
        AngularPaint(
          center: CGPoint(x: v[0], y: v[1]),
          start: v[2],
          end: v[3],
          spread: spread,
          stops: try readStops()
        )
      )
    }
    if let words = take("image") { return .image(try readImage(words)) }
    let words = try require("linear")
    let (v, spread) = try gradient(words, 4)
    return .linear(
      LinearPaint(
        start: CGPoint(x: v[0], y: v[1]),
        end: CGPoint(x: v[2], y: v[3]),
        spread: spread,
        stops: try readStops()
      )
    )
  }

  private mutating func readRadial(_ words: [Substring]) throws(CommandError) -> RadialPaint {
    let (v, spread) = try gradient(words, 6)
    let transform = try readTransform("matrix")
    return RadialPaint(
      start: .init(center: CGPoint(x: v[0], y: v[1]), radius: v[2]),
      end: .init(center: CGPoint(x: v[3], y: v[4]), radius: v[5]),
      spread: spread,
      stops: try readStops(),
      transform: transform
    )
  }

  private mutating func readImage(_ words: [Substring]) throws(CommandError) -> BitmapPaint {
    let opacity = try numbers(words.prefix(1), 1)[0]
    let kind = words.dropFirst().first
    let spread = words.count == 3 ? Spread(rawValue: String(words[2])) : .pad
    guard words.count <= 3, let spread, kind == "smooth" || kind == "plain" else {
      throw CommandError(line: next, reason: "‘smooth’ or ‘plain’ is expected after the opacity")
    }
    let transform = try readTransform("matrix")
    var text = ""
    while let words = take("data") { text += words.joined() }
    guard !text.isEmpty else {
      throw CommandError(line: next, reason: "the data of the picture are missing")
    }
    guard let data = Data(base64Encoded: text) else {
      throw CommandError(line: next, reason: "the data of the picture is not base64")
    }
    let bitmap: Bitmap
    do throws(PNGError) {
      bitmap = try PNG.decode(Array(data))
    } catch {
      throw CommandError(line: next, reason: "the picture can’t be read: \(error)")
    }
    return BitmapPaint(
      bitmap: bitmap,
      spread: spread,
      isSmooth: kind == "smooth",
      opacity: opacity,
      transform: transform
    )
  }

  /// Numbers, and then perhaps how the gradient goes on.
  private func gradient(_ words: [Substring], _ count: Int) throws(CommandError)
    -> ([Double], Spread)
  {
    guard words.count == count + 1, let spread = Spread(rawValue: String(words[count]))
    else { return (try numbers(words, count), .pad) }
    return (try numbers(words.prefix(count), count), spread)
  }

  private mutating func readStops() throws(CommandError) -> [GradientStop] {
    var stops: [GradientStop] = []
    while let words = take("stop") {
      let location = try numbers(words.prefix(1), 1)[0]
      stops.append(.init(location: location, color: try color(Array(words.dropFirst()))))
    }
    return stops
  }

  private func color(_ words: [Substring]) throws(CommandError) -> RGBA {
    let alpha = try numbers(words.dropFirst(), 1)[0]
    guard let color = RGBA(hexadecimal: words[0], alpha: alpha) else {
      throw errorInLastLine("‘\(words[0])’ is not a colour such as #FFCC00")
    }
    return color
  }

  private mutating func readTransform(_ word: String = "transform") throws(CommandError)
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
    return NameText.unescaped(first.base[first.startIndex..<last.endIndex])
  }
}
