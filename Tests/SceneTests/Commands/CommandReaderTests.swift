import Foundation
import Pixels
import Testing

@testable import Scene

@Suite struct CommandReaderTests {
  private static let good = """
    canvas 20 10
    group G
      opacity 0.5
      clip nonzero
        transform 1 0 0 1 3 4
        move 1 2
      end
      mask
      end
      stroke S
        pen 2 round bevel 10
        dash 0 1 2
        linear 0 0 1 2
        stop 0 #FFCC00 1
        move 1 2
        quad 1 2 3 4
        curve 1 2 3 4 5 6
        close
      end
    end
    """

  /// The number of the replaced line, its replacement, and a part of the reason.
  @Test(arguments: [
    (1, "", "canvas"), (1, "canvas 20", "2 numbers"), (1, "canvas 20 ten", "ten"),
    (1, "canvas 1e400 10", "1e400"), (1, "canvas nan 10", "nan"), (1, "canvas 1 2 3", "found 3"),
    (2, "grop G", "grop"), (3, "opacity", "1 numbers"), (3, "opacity 0.5 0.5", "found 2"),
    (3, "opacity inf", "inf"), (4, "clip", "evenodd"), (4, "clip winding", "evenodd"),
    (5, "transform 1 0 0 1 3", "6 numbers"), (6, "move 1", "2 numbers"), (6, "move 1 x", "x"),
    (6, "mov 1 2", "mov"), (11, "pen 2 round bevel", "pen width"),
    (11, "pen 2 bevel round 10", "pen width"), (11, "pen x round bevel 10", "x"),
    (11, "pencil", "pencil"), (12, "dash 0", "2 numbers"), (12, "dash 0 -", "-"),
    (13, "linear 0 0 1", "4 numbers"), (13, "spiral 0 0 1", "spiral"),
    (14, "stop", "1 numbers"), (14, "stop 0", "1 numbers"), (14, "stop 0 #FFCC00", "1 numbers"),
    (14, "stop 0 #ffcc00 1", "#ffcc00"), (14, "stop 0 red 1", "red"), (16, "quad 1 2", "4 numbers"),
    (17, "curve 1 2 3 4 5", "6 numbers"), (19, "fin", "fin"), (20, "ende", "ende"),
    (20, "end\nend", "end"),
  ])
  func invalidLineIsReported(line: Int, text: String, mention: String) throws {
    var lines = CommandReaderTests.good.components(separatedBy: "\n")
    lines[line - 1] = text
    let named = text == "end\nend" ? 21 : line
    let error = #expect(throws: CommandError.self) {
      try DisplayList(commands: lines.joined(separator: "\n"))
    }
    #expect(error?.line == named)
    #expect(error?.reason.contains(mention) == true)
    #expect(error?.description.hasPrefix("line \(named) of the command dump: ") == true)
  }

  @Test(arguments: [
    ("canvas 1 1\nfill odd A\n", 2), ("canvas 1 1\nfill\n", 2),
    ("canvas 1 1\nfill nonzero A\n  solid red 1\nend", 3),
    ("canvas 1 1\nfill nonzero A\n  solid\nend", 3),
    ("canvas 1 1\nfill nonzero A\n  move 1 1\nend", 3), ("", 1), ("\n", 1),
  ])
  func invalidFillsAreReported(text: String, line: Int) {
    let error = #expect(throws: CommandError.self) { try DisplayList(commands: text) }
    #expect(error?.line == line)
  }

  @Test func validTextIsRead() throws {
    let list = try DisplayList(commands: CommandReaderTests.good)
    #expect(list.size == CGSize(width: 20, height: 10))
    #expect(list.nodes.count == 1)
    #expect(try DisplayList(commands: CommandReaderTests.good + "\n\n  \n") == list)
  }

  @Test(arguments: 1...19)
  func truncatedTextIsRefused(lines: Int) {
    let text = CommandReaderTests.good.split(separator: "\n").prefix(lines).joined(separator: "\n")
    // After the first line the canvas is complete.
    guard lines > 1 else {
      #expect(throws: Never.self) { try DisplayList(commands: text) }
      return
    }
    let error = #expect(throws: CommandError.self) { try DisplayList(commands: text) }
    #expect(error?.line == lines + 1)
    #expect(error?.reason.contains("nothing") == true)
  }

  @Test(arguments: 0..<8)
  func textTruncatedAnywhereIsReadOrRefused(seed: Int) {
    let bytes = Array(DisplayList.random(seed: seed).commands().utf8)
    for length in stride(from: 0, to: bytes.count, by: max(bytes.count / 40, 1)) {
      let text = String(decoding: bytes.prefix(length), as: UTF8.self)
      if let list = try? DisplayList(commands: text) { #expect(list.nodes.count <= 4) }
    }
  }

  @Test(arguments: [("-3", 0), ("7", 1), ("0.123456", 0.1235), ("1e-9", 0)])
  func opacitiesAreSnappedToTheGrid(text: String, opacity: Double) throws {
    let list = try DisplayList(commands: "canvas 4 4\ngroup\nopacity \(text)\nend\n")
    guard case .group(let group) = list.nodes.first else { return #expect(Bool(false)) }
    #expect(group.opacity == opacity)
  }

  @Test func hugeNumbersAreClampedToTheGrid() throws {
    let list = try DisplayList(commands: "canvas 1e300 -1e300\n")
    #expect(list.size == CGSize(width: 1e9, height: -1e9))
    #expect(try Path(commands: "move 1e300 -0").coordinates == [1e300, -0.0])
  }

  /// Returns nested groups or masks, with as many `open` as `close`.
  private func nested(_ depth: Int, _ open: String, _ close: String) -> String {
    "canvas 1 1\n" + String(repeating: open, count: depth)
      + String(repeating: close, count: depth)
  }

  @Test func deepNestingIsReadWrittenAndPainted() throws {
    let text = nested(1_000, "group\nopacity 0.5\n", "end\n")
    let list = try DisplayList(commands: text)
    #expect(try DisplayList(commands: list.commands()) == list)
    #expect(list.svg().hasSuffix("</svg>\n"))
    #expect(try list.bitmap().bytes == [0, 0, 0, 0])
    #expect(
      try DisplayList(commands: nested(1_000, "group\nmask\n", "end\nend\n")).nodes.count == 1
    )
  }

  @Test(arguments: [("group\n", "end\n", 1_002), ("group\nmask\n", "end\nend\n", 2_002)])
  func deeperNestingIsRefused(open: String, close: String, line: Int) {
    let error = #expect(throws: CommandError.self) {
      try DisplayList(commands: nested(3_000, open, close))
    }
    #expect(error?.line == line)
    #expect(error?.reason == "groups are nested more than 1000 deep")
  }

  @Test func textAfterAPathIsRefused() {
    let error = #expect(throws: CommandError.self) { try Path(commands: "move 1 1\nfill") }
    #expect(error?.description == "line 2 of the command dump: ‘fill’ is not expected here")
  }

  @Test(arguments: [
    ("canvas 1 1\nfill nonzero A\ntext abc\nfont F 3\n", 3, "quotation marks"),
    ("canvas 1 1\nfill nonzero A\ntext \"abc\"\nsolid #FFCC00 1\n", 4, "font"),
    ("canvas 1 1\nfill odd A\n", 2, "odd"),
  ])
  func invalidLabelsAreReported(text: String, line: Int, mention: String) {
    let error = #expect(throws: CommandError.self) { try DisplayList(commands: text) }
    #expect(error?.line == line)
    #expect(error?.reason.contains(mention) == true)
  }

  static let fill = "canvas 1 1\nfill nonzero A\n"
  static let pen = "canvas 1 1\nstroke A\n"

  static let problems: [(text: String, line: Int, reason: String)] = [
    ("", 1, "expected ‘canvas’, found ‘nothing’"),
    ("canvos 1 1", 1, "expected ‘canvas’, found ‘canvos’"),
    ("canvas 1 x", 1, "‘x’ is not a number"),
    ("canvas 1 1 1", 1, "expected 2 numbers, found 3"),
    ("canvas 1 1\nfoo bar", 2, "‘foo’ is not expected here"),
    ("canvas 1 1\n\n  \nfoo", 4, "‘foo’ is not expected here"),
    ("canvas 1 1\nfill A", 2, "‘nonzero’ or ‘evenodd’ is expected after ‘fill’"),
    ("canvas 1 1\nfill", 2, "‘nonzero’ or ‘evenodd’ is expected after ‘fill’"),
    (
      "canvas 1 1\ngroup G\nclip odd", 3, "‘nonzero’ or ‘evenodd’ is expected after ‘clip’"
    ),
    ("canvas 1 1\ngroup G\nopacity", 3, "expected 1 numbers, found 0"),
    ("canvas 1 1\ngroup G", 3, "expected ‘end’, found ‘nothing’"),
    ("canvas 1 1\ngroup G\nmask\nfoo", 4, "expected ‘end’, found ‘foo’"),
    ("canvas 1 1\ngroup G\nclip nonzero\nfoo", 4, "expected ‘end’, found ‘foo’"),
    (fill + "text a b", 3, "characters in quotation marks are expected after ‘text’"),
    (fill + "text \"", 3, "characters in quotation marks are expected after ‘text’"),
    (fill + "text \"a", 3, "characters in quotation marks are expected after ‘text’"),
    (fill + "text a\"", 3, "characters in quotation marks are expected after ‘text’"),
    (fill + "text \"a\"\nsolid", 4, "expected ‘font’, found ‘solid’"),
    (fill + "gold", 3, "expected ‘linear’, found ‘gold’"),
    (fill + "solid gold 1", 3, "‘gold’ is not a colour such as #FFCC00"),
    (fill + "solid #FFCC00", 3, "expected 1 numbers, found 0"),
    (fill + "solid #FFCC00 1 1", 3, "expected 1 numbers, found 2"),
    (fill + "blend", 3, "a blend mode is expected after ‘blend’"),
    (fill + "blend screen screen", 3, "a blend mode is expected after ‘blend’"),
    (fill + "radial 1 2 3 4 5 6 7 8", 3, "expected 6 numbers, found 8"),
    (fill + "radial 1 2 3 4 5 6 mirror", 3, "‘mirror’ is not a number"),
    (fill + "radial 1 2 3 4 5 6\nmatrix 1", 4, "expected 6 numbers, found 1"),
    (fill + "angular 1 2 3", 3, "expected 4 numbers, found 3"),
    (fill + "linear 1 2 3 4\nstop", 4, "expected 1 numbers, found 0"),
    (fill + "linear 1 2 3 4\nstop x #FFCC00 1", 4, "‘x’ is not a number"),
    (fill + "linear 1 2 3 4\nstop 0 #FFCC0 1", 4, "‘#FFCC0’ is not a colour such as #FFCC00"),
    (fill + "image x plain", 3, "‘x’ is not a number"),
    (fill + "image", 3, "expected 1 numbers, found 0"),
    (fill + "image 1", 3, "‘smooth’ or ‘plain’ is expected after the opacity"),
    (fill + "image 1 plain pad x", 3, "‘smooth’ or ‘plain’ is expected after the opacity"),
    (fill + "image 1 plain mirror", 3, "‘smooth’ or ‘plain’ is expected after the opacity"),
    (fill + "image 1 plain\nend", 3, "the data of the picture is missing"),
    (fill + "image 1 plain\ndata", 4, "the data of the picture is missing"),
    (fill + "image 1 plain\ndata AAA", 4, "the data of the picture is not base64"),
    (fill + "image 1 plain\ndata AAAA ????", 4, "the data of the picture is not base64"),
    (
      fill + "image 1 plain\ndata AAAA", 4,
      "the picture can’t be read: The file holds only zero bytes from byte 0 on, as after a power "
        + "cut or a full disk. Restore it from version control, or record it again."
    ),
    (fill + "solid #FFCC00 1\nmove 1 2\nfoo", 5, "expected ‘end’, found ‘foo’"),
    (pen + "solid", 3, "expected ‘pen’, found ‘solid’"),
    (pen + "pen 1 round", 3, "‘pen width cap join limit’ is expected"),
    (pen + "pen 1 round round 1 1", 3, "‘pen width cap join limit’ is expected"),
    (pen + "pen 1 flat round 1", 3, "‘pen width cap join limit’ is expected"),
    (pen + "pen 1 round flat 1", 3, "‘pen width cap join limit’ is expected"),
    (pen + "pen 1 round round x", 3, "‘x’ is not a number"),
    (pen + "pen 1 round round 1\ndash", 4, "expected 2 numbers, found 0"),
    ("canvas 1 1\ngroup G\nblur 1", 3, "expected 2 numbers, found 1"),
    ("canvas 1 1\ngroup G\nblur 1 2 3", 3, "expected 6 numbers, found 3"),
    ("canvas 1 1\ngroup G\nrecolor 1 2", 3, "expected 16 numbers, found 2"),
    ("canvas 1 1\ngroup G\nthreshold #FFCC00 1 0", 3, "expected 2 numbers, found 1"),
    ("canvas 1 1\ngroup G\nthreshold red 1 0 1", 3, "‘red’ is not a colour such as #FFCC00"),
    ("canvas 1 1\ngroup G\nshadow #FFCC00 1 0 1 2", 3, "expected 4 numbers, found 3"),
    ("canvas 1 1\ngroup G\nshadow red 1 0 1 2 3", 3, "‘red’ is not a colour such as #FFCC00"),
  ]

  @Test(arguments: problems.indices) func everyProblemIsExplained(index: Int) {
    let (text, line, reason) = Self.problems[index]
    #expect(throws: CommandError(line: line, reason: reason)) { try DisplayList(commands: text) }
  }

  /// Every part of every construct is read in its place.
  @Test func everyNumberIsReadInItsPlace() throws {
    let text = """
      canvas 20 10
      group G%20H
        opacity 0.25
        blend screen
        blur 1 2 3 4 5 6
        clip evenodd
          transform 1 2 3 4 5 6
          curve 1 2 3 4 5 6
        end
        fill evenodd A B
          text " a"
          font F 1
          radial 1 2 3 4 5 6 reflect
          matrix 1 2 3 4 5 6
          stop 0.25 #010203 0.5
          transform 6 5 4 3 2 1
          quad 1 2 3 4
        end
      end
      group
        shadow #010203 0.5 1 2 3 4
      end
      group
        threshold #010203 0.5 0.25 0.75
      end
      stroke S
        pen 1 square bevel 2
        dash 3 4 5
        angular 1 2 30 40 repeat
      end
      """
    let list = try DisplayList(commands: text)
    #expect(list.size == CGSize(width: 20, height: 10))
    try #require(list.nodes.count == 4)
    guard case .group(let group) = list.nodes[0], case .leaf(let leaf) = group.nodes[0],
      case .group(let shadowed) = list.nodes[1], case .group(let cut) = list.nodes[2],
      case .leaf(let stroke) = list.nodes[3]
    else { return #expect(Bool(false)) }
    #expect(group.name.path == "G H" && group.opacity == 0.25 && group.blend == .screen)
    #expect(
      group.filter
        == .blur(
          .init(
            deviation: CGSize(width: 1, height: 2),
            frame: CGRect(x: 3, y: 4, width: 5, height: 6)
          )
        )
    )
    let matrix = CGAffineTransform(1, 2, 3, 4, 5, 6)
    var curve = Path()
    curve.addCurve(
      to: CGPoint(x: 5, y: 6),
      control1: CGPoint(x: 1, y: 2),
      control2: CGPoint(x: 3, y: 4)
    )
    #expect(group.clip == .init(path: curve, evenOdd: true, transform: matrix))
    let color = RGBA(red: UInt8(1), green: 2, blue: 3, alpha: 0.5)
    var quad = Path()
    quad.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
    #expect(
      leaf
        == .init(
          name: "A B",
          outline: .fill(quad, evenOdd: true),
          paint: .radial(
            .init(
              start: .init(center: CGPoint(x: 1, y: 2), radius: 3),
              end: .init(center: CGPoint(x: 4, y: 5), radius: 6),
              spread: .reflect,
              stops: [.init(location: 0.25, color: color)],
              transform: matrix
            )
          ),
          transform: CGAffineTransform(6, 5, 4, 3, 2, 1),
          label: TextLabel(text: " a", font: "F 1")
        )
    )
    #expect(
      shadowed.filter
        == .shadow(
          .init(
            color: color,
            deviation: CGSize(width: 1, height: 2),
            offset: CGPoint(x: 3, y: 4)
          )
        )
    )
    #expect(cut.filter == .threshold(.init(lower: 0.25, upper: 0.75, color: color)))
    #expect(
      stroke.outline
        == .stroke(
          Path(),
          StrokeStyle(
            lineWidth: 1,
            lineCap: .square,
            lineJoin: .bevel,
            miterLimit: 2,
            dash: [4, 5],
            dashPhase: 3
          )
        )
    )
    #expect(
      stroke.paint
        == .angular(
          .init(center: CGPoint(x: 1, y: 2), start: 30, end: 40, spread: .repeat, stops: [])
        )
    )
  }
}
