import Foundation
import Scene
import SnapshotCore
import Testing

/// Different bytes are never reported as unchanged, and the reported change is correct.
@Suite struct SceneChangeMessageTests {
  /// A change of the bytes, and the expected message.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var old: String
    var new: String
    var reported: String

    init(_ description: String, _ old: String, _ new: String, _ reported: String) {
      testDescription = description
      self.old = old
      self.new = new
      self.reported = reported
    }
  }

  static let onlyWritten = "all elements are equal; only their text form differs"

  private static let svg = """
    <svg height="20" viewBox="0 0 20 20" width="20" xmlns="http://www.w3.org/2000/svg">
      <linearGradient gradientUnits="userSpaceOnUse" id="gradient-1" x1="0" x2="9" y1="0" y2="0">
        <stop offset="0" stop-color="#FF0000"/>
        <stop offset="1" stop-color="#0000FF"/>
      </linearGradient>
      <clipPath id="clip-1">
        <path d="M0 0 L5 0 L5 5 Z"/>
      </clipPath>
      <mask height="20" id="mask-1" maskUnits="userSpaceOnUse" width="20" x="0" y="0">
        <path d="M1 0 L5 0 L5 5 Z" fill="#FFFFFF"/>
      </mask>
      <g clip-path="url(#clip-1)" data-name="Box/Clipped">
        <path d="M0 0 L4 0 L4 4 Z" data-name="Box/A" fill="url(#gradient-1)"/>
      </g>
      <g data-name="Box/Masked" mask="url(#mask-1)">
        <path d="M0 0 L3 0 L3 3 Z" data-name="Box/Caf\u{E9}" fill="#00FF00" fill-opacity="0.5" \
    transform="matrix(1 0 0 1 2 3)"/>
      </g>
    </svg>

    """

  @Test(arguments: [
    Row("white space in a tag", "<path d=\"M0 0 L4", "<path  d=\"M0 0 L4", onlyWritten),
    Row("indentation", "    <stop offset=\"0\"", "   <stop offset=\"0\"", onlyWritten),
    Row("an empty line", "  <g clip-path", "\n  <g clip-path", onlyWritten),
    Row("white space at the end", "</svg>\n", "</svg> \n", onlyWritten),
    Row(
      "the order of attributes",
      "data-name=\"Box/A\" fill=\"url(#gradient-1)\"",
      "fill=\"url(#gradient-1)\" data-name=\"Box/A\"",
      onlyWritten
    ),
    Row("1.0 for 1 in a path", "M1 0 L5 0", "M1.0 0 L5 0", onlyWritten),
    Row("1.0 for 1 in a transform", "matrix(1 0", "matrix(1.0 0", onlyWritten),
    Row("0.50 for 0.5", "\"0.5\"", "\"0.50\"", onlyWritten),
    Row("20.0 for 20", "<svg height=\"20\"", "<svg height=\"20.0\"", onlyWritten),
    Row("a colour in small letters", "#00FF00", "#00ff00", onlyWritten),
    Row("a closing tag for a slash", "L5 5 Z\"/>", "L5 5 Z\"></path>", onlyWritten),
    Row("a character as a number", "Box/Caf\u{E9}", "Box/Caf&#233;", onlyWritten),
    Row("a composed character", "Caf\u{E9}", "Cafe\u{301}", "only the Unicode normalisation"),
    Row("no final newline", "</svg>\n", "</svg>", "only the reference ends with a newline"),
    Row("other line endings", "\n", "\r\n", "only line endings differ"),
    Row("an identifier", "gradient-1", "gradient-7", onlyWritten),
    Row("the order of definitions", "", "", onlyWritten),
    Row("an unused definition", "  <g clip", "  <filter id=\"f\"/>\n  <g clip", "1 inserted"),
    Row("a comment", "  <g clip", "  <!-- A -->\n  <g clip", "1 line added"),
    Row("a header", "<svg h", "<?xml version=\"1.0\"?>\n<svg h", "0 lines removed, 1 line added"),
    Row("a text between elements", "  <g clip", "  text <g clip", "1 line removed, 1 line added"),
    Row("a second document", "</svg>\n", "</svg>\n<svg></svg>\n", "0 lines removed, 1 line added"),
    Row("a gradient's stop", "#FF0000", "#FE0000", "Box/A (fill): restyled, fill"),
    Row(
      "a gradient's units",
      "userSpaceOnUse\" id=\"g",
      "objectBoundingBox\" id=\"g",
      "Box/A (fill)"
    ),
    Row("what a clip cuts", "L5 0 L5 5 Z\"/>\n  </clip", "L6 0 L5 5 Z\"/>\n  </clip", "reshaped"),
    Row(
      "where a mask ends",
      "width=\"20\" x=",
      "width=\"10\" x=",
      "Box/Masked/mask (mask): restyled"
    ),
    Row("the view box", "viewBox=\"0 0 20 20\"", "viewBox=\"1 0 20 20\"", "canvas: resized"),
    Row("the smallest step", "1 2 3)", "1 2 3.0001)", "moved by (0, 0.0001)"),
    Row("a command of another language", "L3 0 L3 3 Z", "H3 L3 3 Z", "1 reshaped"),
    Row("a transform of another language", "matrix(1 0 0 1 2 3)", "translate(2)", "Box/Caf"),
    Row("an attribute that nobody knows", "fill-opacity", "a=\"1\" fill-opacity", "now with a 1"),
  ])
  func everyChangeOfADocumentIsReportedCorrectly(row: Row) throws {
    let new =
      row.old.isEmpty
      ? try swappingDefinitions(in: Self.svg) : Self.svg.replacing(row.old, with: row.new)
    try check(Self.svg, new, row.reported)
  }

  private static let commands = DisplayList(
    size: .init(width: 20, height: 20),
    nodes: [
      .leaf(
        DisplayList.Leaf(
          name: "Box/Caf\u{E9}",
          outline: .fill(Path(.init(x: 1, y: 2, width: 3, height: 4)), evenOdd: false),
          paint: .solid(RGBA(red: UInt8(255), green: 0, blue: 0)),
          transform: .init(a: 1, b: 0, c: 0, d: 1, tx: 2, ty: 3)
        )
      )
    ]
  ).commands()

  @Test(arguments: [
    Row("white space before a line", "  solid", "   solid", onlyWritten),
    Row("an empty line", "  solid", "\n  solid", onlyWritten),
    Row("a line of white space", "  solid", "  \n  solid", onlyWritten),
    Row("fewer digits of a point", "move 1.0000", "move 1", onlyWritten),
    Row("fewer digits of an opacity", "#FF0000 1.0000", "#FF0000 1", onlyWritten),
    Row("fewer digits of the size", "canvas 20.0000", "canvas 20", onlyWritten),
    Row("a colour in small letters", "#FF0000", "#ff0000", onlyWritten),
    Row("a composed character", "Caf\u{E9}", "Cafe\u{301}", "only the Unicode normalisation"),
    Row("other line endings", "\n", "\r\n", "only line endings differ"),
    Row("something behind a point", "move 1.0000", "move x 1.0000", "1 reshaped"),
    Row("something behind a close", "close", "close x", "1 reshaped"),
    Row("a comment", "  solid", "  # A\n  solid", "now with # A"),
    Row("another name", "Box/Caf", "Box/Kaf", "was Box/Caf"),
    Row("a header", "canvas", "version 1\ncanvas", "1 line added"),
  ])
  func everyChangeOfADumpIsReportedCorrectly(row: Row) throws {
    try check(Self.commands, Self.commands.replacing(row.old, with: row.new), row.reported)
  }

  @Test func differentInvalidBytesAreDistinguished() {
    let text = Array(Self.commands.utf8)
    guard let place = text.firstIndex(of: 0xC3) else { return #expect(Bool(false)) }
    var (one, other) = (text, text)
    one[place] = 0xFE
    other[place] = 0xFF
    guard case .different(let difference) = SceneComparison.compare(reference: one, actual: other)
    else { return #expect(Bool(false)) }
    #expect(difference.summary == "1 line removed, 1 line added")
  }

  @Test func recursiveDefinitionsTerminate() throws {
    let old = Self.svg.replacing("M1 0 L5 0 L5 5 Z\"", with: "M1 0 Z\" mask=\"url(#mask-1)\"")
    try check(old, old.replacing("#00FF00", with: "#00FE00"), "restyled, fill #00FF00 → #00FE00")
  }

  // MARK: - Checking

  private func check(_ old: String, _ new: String, _ reported: String) throws {
    for (reference, actual) in [(old, new), (old, old)] {
      let comparison = SceneComparison.compare(
        reference: Array(reference.utf8),
        actual: Array(actual.utf8)
      )
      guard case .different(let difference) = comparison else {
        #expect(Array(reference.utf8) == Array(actual.utf8), "reported to be equal")
        continue
      }
      let message = difference.summary + "\n" + difference.detail
      #expect(message.contains(reported), "\(message)")
      if reported != Self.onlyWritten { #expect(!message.contains(Self.onlyWritten), "\(message)") }
    }
  }

  private func swappingDefinitions(in text: String) throws -> String {
    let start = try #require(text.firstRange(of: "  <clipPath")).lowerBound
    let middle = try #require(text.firstRange(of: "  <mask ")).lowerBound
    let end = try #require(text.firstRange(of: "  <g clip")).lowerBound
    return [text[..<start], text[middle..<end], text[start..<middle], text[end...]].joined()
  }
}
