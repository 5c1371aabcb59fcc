import Drawing
import Foundation
import Pixels
import Snapshot
import Testing

/// The probable cause in the message of a failed picture, and failures that have none.
@Suite struct PictureCauseTests {
  /// A filled path.
  struct Mark: Sendable {
    var path: Path
    var color: Color
    var opacity = 1.0
  }

  nonisolated struct Picture: View, Sendable {
    var width = 60.0
    var height = 50.0
    var marks: [Mark]

    var body: some View {
      Canvas { context, _ in
        for mark in marks {
          context.fill(mark.path, with: .color(mark.color.opacity(mark.opacity)))
        }
      }
      .frame(width: width, height: height)
    }

    func moved(x: Double, y: Double) -> Picture {
      var picture = self
      for index in marks.indices {
        picture.marks[index].path = marks[index].path.offsetBy(dx: x, dy: y)
      }
      return picture
    }
  }

  struct Pair: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var cause: String?
    var reference: Picture
    var actual: Picture
    var scale = 1.0
    var background = Color.white

    init(_ name: String, _ cause: String?, _ reference: Picture, _ actual: Picture) {
      testDescription = name
      self.cause = cause
      self.reference = reference
      self.actual = actual
    }

    init(_ name: String, _ cause: String?, _ reference: [Mark], _ actual: [Mark]) {
      self.init(name, cause, Picture(marks: reference), Picture(marks: actual))
    }
  }

  static let red = Color(red: 1, green: 0, blue: 0)
  static let darkRed = Color(red: 0.7, green: 0, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
  static let green = Color(red: 0, green: 0.5, blue: 0)

  static func bytes(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255)
  }

  static func box(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ color: Color,
    opacity: Double = 1
  ) -> Mark {
    let box = CGRect(x: x, y: y, width: width, height: height)
    return Mark(path: Path(box), color: color, opacity: opacity)
  }

  static func disc(
    _ x: Double,
    _ y: Double,
    _ radius: Double,
    _ color: Color,
    opacity: Double = 1
  ) -> Mark {
    let box = CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)
    return Mark(path: Path(ellipseIn: box), color: color, opacity: opacity)
  }

  static func bands(_ first: Color, _ second: Color, _ third: Color) -> [Mark] {
    [box(0, 0, 20, 50, first), box(20, 0, 20, 50, second), box(40, 0, 20, 50, third)]
  }

  /// Rows of two boxes, 12 points apart; each number determines the length of a row's second box.
  static func list(_ rows: [Double], height: Double = 120) -> Picture {
    var marks: [Mark] = []
    for (index, row) in rows.enumerated() {
      let y = 4 + Double(index) * 12
      marks += [box(4, y, 5, 5, blue), box(12, y, 8 + row * 3, 4, green)]
    }
    return Picture(height: height, marks: marks)
  }

  static let card = Picture(marks: [box(5, 5, 30, 20, bytes(200, 220, 250)), disc(20, 15, 6, red)])
  static let rows = list((0..<36).map { Double($0 * 5 % 14) }, height: 450)

  // MARK: - Causes

  static let objects: [Pair] = [
    Pair("a disc moved", "moved by (7, -3)", [disc(20, 20, 9, red)], [disc(27, 17, 9, red)]),
    Pair(
      "two shapes moved together on a card",
      "moved by (1, 2)",
      [box(5, 5, 30, 20, .gray), disc(12, 12, 4, red), box(18, 9, 5, 6, blue)],
      [box(5, 5, 30, 20, .gray), disc(13, 14, 4, red), box(19, 11, 5, 6, blue)]
    ),
    Pair("36 rows shifted by 8", "moved by (0, 8)", rows, rows.moved(x: 0, y: 8)),
    Pair(
      "a square one pixel narrower",
      "resized from 20 × 20 to 19 × 20",
      [box(10, 10, 20, 20, red)],
      [box(10, 10, 19, 20, red)]
    ),
    Pair(
      "a circle two points larger",
      "resized from 24 × 24 to 26 × 26",
      [disc(30, 25, 12, red)],
      [disc(30, 25, 13, red)]
    ),
    Pair(
      "an edge a quarter of a pixel further",
      "only anti-aliasing differs, edges within 0.25 pixels",
      [box(10, 10, 20, 20, red)],
      [box(10, 10, 20.25, 20, red)]
    ),
  ]

  static let colors: [Pair] = [
    Pair(
      "a square in another colour",
      "#FF0000 became #0000FF",
      [box(10, 10, 20, 20, red), disc(45, 20, 6, red)],
      [box(10, 10, 20, 20, blue), disc(45, 20, 6, red)]
    ),
    Pair(
      "a circle in another colour",
      "#FF0000 became #0000FF",
      [disc(30, 25, 12, red)],
      [disc(30, 25, 12, blue)]
    ),
    Pair(
      "a thin line in another colour",
      "#FF0000 became #B30000",
      [box(10, 10, 30, 1, red)],
      [box(10, 10, 30, 1, darkRed)]
    ),
    Pair(
      "two colours at half their opacity",
      "opacity × 0.5",
      [box(10, 10, 20, 20, red), disc(38, 20, 6, blue)],
      [box(10, 10, 20, 20, red, opacity: 0.5), disc(38, 20, 6, blue, opacity: 0.5)]
    ),
    { () -> Pair in
      var pair = Pair(
        "a circle without a background, fainter",
        "opacity × 0.6",
        [disc(30, 25, 12, red)],
        [disc(30, 25, 12, red, opacity: 0.6)]
      )
      pair.background = .clear
      return pair
    }(),
    Pair(
      "three colours as Display P3",
      "colour profile, sRGB became Display P3",
      bands(bytes(250, 60, 20), bytes(30, 200, 90), bytes(20, 40, 240)),
      bands(bytes(230, 78, 45), bytes(95, 197, 103), bytes(25, 39, 230))
    ),
  ]

  static let wholePictures: [Pair] = [
    Pair(
      "a row inserted",
      "12 rows inserted at y 28",
      list([0, 1, 2, 3, 4, 5]),
      list([0, 1, 6, 2, 3, 4, 5])
    ),
    Pair(
      "a row removed, and the picture is shorter",
      "12 rows removed at y 28",
      list([0, 1, 2, 3, 4, 5], height: 80),
      list([0, 1, 3, 4, 5], height: 68)
    ),
    Pair(
      "blank rows added below",
      "8 rows inserted at y 50",
      list([0, 1, 2], height: 50),
      list([0, 1, 2], height: 58)
    ),
    Pair("a part cut out", "cropped to x 3…39, y 4…29", card, part(of: card)),
    Pair("padding", "extended around x 3…39, y 4…29", part(of: card), card),
    { () -> Pair in
      var pair = Pair("twice the scale", "drawn at 2 × the scale", card, card)
      pair.scale = 2
      return pair
    }(),
  ]

  private static func part(of picture: Picture) -> Picture {
    var part = picture.moved(x: -3, y: -4)
    (part.width, part.height) = (37, 26)
    return part
  }

  @Test(arguments: objects + colors + wholePictures)
  func aCauseIsStatedWithItsNumbers(pair: Pair) throws {
    let summary = try summary(of: pair)
    #expect(summary.hasSuffix("probable cause: \(pair.cause ?? "none")"), "\(summary)")
  }

  // MARK: - No cause

  static let changesWithoutCause: [Pair] = [
    Pair("a circle became a square", nil, [disc(30, 25, 10, red)], [box(20, 15, 20, 20, red)]),
    Pair(
      "one of two moved, and the other has another colour",
      nil,
      [disc(15, 15, 6, red), box(30, 20, 9, 9, blue)],
      [disc(17, 15, 6, red), box(30, 20, 9, 9, green)]
    ),
    Pair(
      "half of a square in another colour",
      nil,
      [box(10, 10, 20, 20, red)],
      [box(10, 10, 20, 20, red), box(10, 10, 10, 20, blue)]
    ),
    Pair(
      "a ring around a circle",
      nil,
      [disc(30, 25, 10, red)],
      [disc(30, 25, 13, blue), disc(30, 25, 10, red)]
    ),
    Pair(
      "one of two colours at half its opacity, and one shape more",
      nil,
      [box(10, 10, 20, 20, red), box(15, 15, 5, 5, blue)],
      [box(10, 10, 20, 20, red), box(15, 15, 5, 5, blue, opacity: 0.5), disc(40, 40, 3, green)]
    ),
    Pair(
      "two of three colours as Display P3",
      nil,
      bands(bytes(250, 60, 20), bytes(30, 200, 90), bytes(20, 40, 240)),
      bands(bytes(230, 78, 45), bytes(95, 197, 103), bytes(25, 39, 200)) + [disc(9, 9, 4, green)]
    ),
    Pair("rows in another order", nil, list([0, 1, 2]), list([2, 0, 1])),
    Pair("one row more at the end", nil, list([5, 1, 2]), list([5, 1, 2, 4])),
    Pair(
      "another picture in another size",
      nil,
      card,
      Picture(width: 80, height: 70, marks: [disc(40, 40, 20, blue), box(2, 3, 9, 9, green)])
    ),
  ]

  @Test(arguments: changesWithoutCause) func otherChangesHaveNoCause(pair: Pair) throws {
    let summary = try summary(of: pair)
    #expect(!summary.contains("probable cause"), "\(summary)")
  }

  // MARK: - Text

  struct Sign: View, Sendable {
    var text = "Menu"
    var size = 20.0
    var hasText = true
    var hasLine = false
    var mark = PictureCauseTests.red

    var body: some View {
      ZStack {
        Circle().fill(mark).frame(width: 10, height: 10).offset(x: -60, y: -30)
        if hasText {
          Text(text).font(.system(size: size)).foregroundStyle(.black)
        } else {
          Rectangle().fill(.black).frame(width: 40, height: 14)
        }
        if hasLine { Rectangle().fill(.black).frame(width: 30, height: 2).offset(x: 55) }
      }
      .frame(width: 160, height: 80)
    }
  }

  @Test(arguments: ["Menus", "Mend", "menu", "A", "Melon"])
  func otherCharactersAreReportedAsChangedText(text: String) throws {
    let summary = try summary(Sign(), Sign(text: text), as: .png)
    #expect(summary.hasSuffix("probable cause: text changed, Sign/ZStack/Text[1]"), "\(summary)")
    #expect(try self.summary(Sign(), Sign(text: text), as: .png(scale: 2)).contains("text changed"))
  }

  @Test(arguments: [
    (Sign(), Sign(text: "Menus", mark: blue)),
    (Sign(hasText: false), Sign()),
    (Sign(hasLine: true), Sign()),
    (Sign(size: 40), Sign()),
  ])
  func otherChangesAreNotReportedAsChangedText(reference: Sign, actual: Sign) throws {
    let summary = try summary(reference, actual, as: .png)
    #expect(!summary.contains("text changed"), "\(summary)")
  }

  // MARK: - Failures

  private func summary(of pair: Pair) throws -> String {
    let playground = try Playground()
    let (old, new): (Snapshotting<Picture, Bitmap>, Snapshotting<Picture, Bitmap>) = (
      .png(background: pair.background), .png(scale: pair.scale, background: pair.background)
    )
    withKnownIssue {
      playground.run { assertSnapshot(of: pair.reference, as: old, named: "x") }
    }
    return try line(playground.run { verifySnapshot(of: pair.actual, as: new, named: "x") })
  }

  private func summary(
    _ reference: Sign,
    _ actual: Sign,
    as strategy: Snapshotting<Sign, Bitmap>
  ) throws -> String {
    let playground = try Playground()
    withKnownIssue {
      playground.run { assertSnapshot(of: reference, as: strategy, named: "x") }
    }
    return try line(playground.run { verifySnapshot(of: actual, as: strategy, named: "x") })
  }

  /// Returns the line of a failure's message that contains the numbers.
  private func line(_ verdict: SnapshotVerdict) throws -> String {
    let lines = try #require(verdict.failure).split(separator: "\n")
    return String(try #require(lines.first { $0.contains(" differ") && !$0.hasPrefix("Snapshot") }))
  }
}
