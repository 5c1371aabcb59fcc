import CPixels
import Foundation
import Pixels
import Testing

@testable import Scene

/// Texts that must not change by accident, because references in repositories hold them: SVG,
/// command dumps, summaries and outlines of drawings that are the same everywhere.
struct DigestedText: Sendable, CustomTestStringConvertible {
  let name: String
  let text: @Sendable () throws -> String

  var testDescription: String { name }

  static let all = drawings + scenes + outlines + glyphs + sheets + pictures

  // MARK: - Scenes

  private static let drawings = DigestedDrawing.all.flatMap { drawing in
    texts(of: drawing.list, named: drawing.name)
  }

  private static let scenes = (0..<30).flatMap { seed in
    texts(of: DisplayList.random(seed: seed), named: "scene \(seed)")
  }

  private static func texts(of list: DisplayList, named name: String) -> [DigestedText] {
    [
      DigestedText(name: "svg, \(name)") { list.svg() },
      DigestedText(name: "commands, \(name)") { list.commands() },
      DigestedText(name: "summary, \(name)") { list.summary() + list.description },
    ]
  }

  // MARK: - Outlines

  private typealias Derivation = @Sendable (Path, Path, inout RandomDrawing) -> [Path]

  private static let derivations: [(name: String, derive: Derivation)] = [
    ("union", { first, second, _ in [first.union(second), first.union(second, eoFill: true)] }),
    (
      "intersection",
      { first, second, _ in [first.intersection(second), first.intersection(second, eoFill: true)] }
    ),
    (
      "difference",
      { first, second, _ in [first.subtracting(second), first.subtracting(second, eoFill: true)] }
    ),
    (
      "exclusion",
      { first, second, _ in
        [first.symmetricDifference(second), first.symmetricDifference(second, eoFill: true)]
      }
    ),
    ("normalized", { first, _, _ in [first.normalized(), first.normalized(eoFill: false)] }),
    (
      "line inside",
      { first, second, _ in
        [first.lineIntersection(second), first.lineIntersection(second, eoFill: true)]
      }
    ),
    (
      "line outside",
      { first, second, _ in
        [first.lineSubtraction(second), first.lineSubtraction(second, eoFill: true)]
      }
    ),
    (
      "trimmed",
      { first, _, source in
        let (from, to) = (source.number(0, 0.5), source.number(0.5, 1))
        return [
          first.trimmedPath(from: from, to: to), first.trimmedPath(from: 0, to: to),
          first.trimmedPath(from: from, to: 1),
        ]
      }
    ),
    (
      "stroked",
      { first, _, source in
        [
          first.strokedPath(source.pen(0.1, 12)), first.strokedPath(source.pen(1, 9, dashes: 3)),
        ]
      }
    ),
    (
      "bounds",
      { first, second, _ in
        [
          Path(first.boundingRect), Path(second.controlBounds),
          Path(first.union(second).boundingRect),
        ]
      }
    ),
    (
      "rounded",
      { _, _, source in
        let rect = source.rect()
        let radii = RectangleCornerRadii(
          topLeading: source.number(-3, 30),
          bottomLeading: source.number(-3, 30),
          bottomTrailing: source.number(-3, 30),
          topTrailing: source.number(-3, 30)
        )
        let size = CGSize(width: source.number(-1, 30), height: source.number(-1, 30))
        let turned = source.transform()
        var transformed = Path()
        transformed.addRoundedRect(in: rect, cornerSize: size, transform: turned)
        transformed.addRoundedRect(in: rect, cornerRadii: radii, transform: turned)
        return [
          Path(roundedRect: rect, cornerRadii: radii),
          Path(roundedRect: rect, cornerRadii: radii, style: .circular),
          Path(roundedRect: rect, cornerSize: size),
          Path(roundedRect: rect, cornerSize: size, style: .circular),
          Path(roundedRect: rect, cornerRadius: size.width), transformed,
        ]
      }
    ),
    (
      "arcs",
      { _, _, source in
        (0..<6).map { _ in
          var path = Path()
          if source.whole(0, 1) == 0 { path.move(to: source.point()) }
          path.addArc(
            tangent1End: source.point(),
            tangent2End: source.point(),
            radius: source.number(-1, 30)
          )
          path.addArc(
            center: source.point(),
            radius: source.number(0, 20),
            startRadians: source.number(-20, 20),
            deltaRadians: source.number(-20, 20),
            transform: source.transform()
          )
          return path
        }
      }
    ),
    (
      "points inside",
      { first, second, source in
        let points = (0..<60).map { _ in source.point() }
        return [true, false].map { eoFill in
          Path { path in
            path.addLines(points.filter { first.contains($0, eoFill: eoFill) })
            path.addLines(points.filter { second.contains($0, eoFill: eoFill) })
          }
        }
      }
    ),
  ]

  private static let outlines = derivations.flatMap { derivation in
    (1...6).map { group in
      DigestedText(name: "\(derivation.name) \(group)") {
        (0..<4).map { number in
          var source = RandomDrawing(seed: UInt64(group * 100 + number))
          let first = [source.curves(), source.polygon(), source.shapes(), source.polyline()][
            number
          ]
          let second = [source.shapes(), source.curves(), source.polygon(), source.curves()][number]
          return derivation.derive(first, second, &source).map { $0.commands() + "--\n" }.joined()
        }.joined()
      }
    }
  }

  // MARK: - Glyphs

  private static let blocks: [(name: String, scalars: ClosedRange<UInt32>)] = [
    ("ASCII", 0x20...0x7E), ("Latin-1", 0xA0...0xFF), ("Latin", 0x100...0x24F),
    ("Greek", 0x370...0x3FF), ("Cyrillic", 0x400...0x52F), ("more Latin", 0x1E00...0x1EFF),
    ("punctuation", 0x2000...0x206F), ("superscripts", 0x2070...0x209F),
    ("signs", 0x20A0...0x22FF), ("shapes", 0x2500...0x27FF),
  ]

  private static let glyphs =
    blocks.map { block in
      DigestedText(name: "glyphs, \(block.name)") {
        block.scalars.compactMap(Unicode.Scalar.init).map { glyph(Character($0)) }.joined()
      }
    }
    + ["\u{301}", "\u{308}", "\u{327}", "\u{328}", "\u{30C}\u{323}", "\u{302}\u{301}"].map {
      marks in
      DigestedText(name: "glyphs, with \(marks.unicodeScalars.map { String($0.value, radix: 16) })")
      {
        "abcdeghijklnorstuyzABCDEGHILNORSTUYZαωАи".map { glyph(Character("\($0)\(marks)")) }
          .joined()
      }
    }

  private static func glyph(_ character: Character) -> String {
    let glyph = StrokeFont.glyph(character)
    let size = CGAffineTransform(scaleX: 1000, y: 1000)
    return "\(character) \(StrokeFont.contains(character)) "
      + "\(DecimalFormat.fixed(glyph.advance, places: 6))\n\(glyph.path.applying(size).commands())"
  }

  // MARK: - Sheets

  private static func picture(_ width: Int, _ height: Int, _ color: [UInt8]) throws -> Bitmap {
    let pixels = [[UInt8]](repeating: color, count: width * height)
    let bitmap = Bitmap(width: width, height: height, bytes: pixels.flatMap { $0 })
    return try #require(bitmap)
  }

  private static let sheets = (1...16).map { number in
    DigestedText(name: "sheet \(number)") {
      var source = RandomDrawing(seed: UInt64(7000 + number))
      let (width, height) = (source.whole(1, 90), source.whole(1, 90))
      let reference = try picture(width, height, [200, 190, 180, number % 4 == 0 ? 90 : 255])
      var bytes = reference.bytes
      for _ in 0..<source.whole(0, 9) {
        bytes[source.whole(0, bytes.count - 1)] = UInt8(source.whole(0, 255))
      }
      let drawn = Bitmap(width: width, height: height, bytes: bytes)
      let changed = try #require(drawn)
      let other = try picture(source.whole(1, 90), source.whole(1, 90), [200, 190, 180, 255])
      let pictures = ComparedPictures(
        reference: reference,
        actual: number % 5 == 0 ? other : changed,
        tolerance: number % 3 == 0 ? .channel(atMost: 40) : .exact
      )
      return ContactSheet(pictures).displayList.commands()
    }
  }

  // MARK: - Pictures

  private static let pictures =
    [(1, 200), (3, 200), (4, 90), (2, 49)].map { count, width in
      DigestedText(name: "label of \(count) lines, \(width) wide") {
        let lines = ["title", "a detail that is too long for the label", "Ünï", "…"]
        return text(of: SheetLabel.bitmap(Array(lines.prefix(count)), width: width))
      }
    }
    + (1...12).map { number in
      DigestedText(name: "mesh \(number)") {
        var source = RandomDrawing(seed: UInt64(9000 + number))
        let (columns, rows) = (source.whole(1, 5), source.whole(1, 5))
        let vertices = (0..<columns * rows).flatMap { index -> [Double] in
          let (x, y) = (Double(index % columns), Double(index / columns))
          let place = [x * 12 + source.number(-9, 9), y * 12 + source.number(-9, 9)]
          return place + (0..<4).map { _ in source.number(-0.1, 1.1) }
        }
        return text(
          of: Bitmap(
            mesh: vertices,
            columns: columns,
            background: source.color(opacity: source.number(0, 1)),
            width: source.whole(1, 50),
            height: source.whole(1, 50)
          )
        )
      }
    }

  private static func text(of bitmap: Bitmap?) -> String {
    guard let bitmap else { return "none" }
    return "\(bitmap.width) × \(bitmap.height) \(bitmap.bytes)"
  }
}

@Suite struct TextDigestTests {
  static let file = DigestTable.file.deletingLastPathComponent().appending(path: "texts.txt")

  /// The digests by name. `DIGESTS_RECORD=1` rewrites the file with the current ones.
  static let digests: [String: String] = {
    do {
      if ProcessInfo.processInfo.environment["DIGESTS_RECORD"] == "1" {
        let lines = try DigestedText.all.map { "\(digest(of: try $0.text()))  \($0.name)\n" }
        try Data(lines.joined().utf8).write(to: file)
      }
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      return Dictionary(lines.map { (String($0.dropFirst(18)), String($0.prefix(16))) }) { $1 }
    } catch {
      return [:]
    }
  }()

  static func digest(of text: String) -> String {
    let bytes = Array(text.utf8)
    var words: [UInt64] = [0, 0]
    cpixels_digest(bytes, bytes.count, 0, &words)
    let digits = String(words[0], radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @Test(arguments: DigestedText.all.indices) func textsAreTheSameEverywhere(index: Int) throws {
    let digested = DigestedText.all[index]
    #expect(
      try Self.digests[digested.name] == Self.digest(of: digested.text()),
      """
      the text “\(digested.name)” differs from Tests/Fixtures/Digests/texts.txt; if that is \
      intended, run DIGESTS_RECORD=1 swift test --filter TextDigestTests
      """
    )
  }

  @Test func tableListsTheTexts() {
    let names = DigestedText.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(Self.digests.keys))
  }
}
