import Foundation
import Pixels
import Scene
import Testing

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
}
