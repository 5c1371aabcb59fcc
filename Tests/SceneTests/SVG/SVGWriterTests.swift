import Foundation
import Scene
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct SVGWriterTests {
  private let square = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
  private let orange = RGBA(red: UInt8(255), green: 204, blue: 0)

  /// Returns the document's lines inside the `svg` element.
  private func body(_ nodes: [DisplayList.Node]) -> String {
    let lines = DisplayList(size: CGSize(width: 20, height: 10), nodes: nodes).svg()
      .split(separator: "\n")
    return lines.dropFirst().dropLast().map { $0.dropFirst(2) }.joined(separator: "\n")
  }

  @Test func theDocumentHasItsSize() {
    #expect(
      DisplayList(size: CGSize(width: 20.5, height: 10)).svg() == """
        <svg height="10" viewBox="0 0 20.5 10" width="20.5" xmlns="http://www.w3.org/2000/svg">
        </svg>

        """
    )
  }

  @Test func aFillIsAPath() {
    #expect(
      body([.fill(square, .solid(orange), name: "A/B[0]")])
        == ##"<path d="M1 2 L4 2 L4 6 L1 6 Z" data-name="A/B[0]" fill="#FFCC00"/>"##
    )
  }

  @Test func eachElementHasItsPathCommand() {
    let path = Path("1 2 m 3 4 5 6 q 7 8 9 10 11 12 c 0.5 -0.25 l h 3 3 m") ?? Path()
    #expect(
      body([.fill(path)])
        == ##"<path d="M1 2 Q3 4 5 6 C7 8 9 10 11 12 L0.5 -0.25 Z M3 3" data-name="" fill="#000000"/>"##
    )
  }

  @Test func ruleOpacityAndTransformAreWrittenIfNeeded() {
    let transform = CGAffineTransform(a: 0.5, b: 0, c: -0.333333, d: 1, tx: 3, ty: 0)
    let paint = Paint.solid(orange.multiplyingAlpha(by: 0.25))
    #expect(
      body([.fill(square, evenOdd: true, paint, name: "x", transform: transform)]) == """
        <path d="M1 2 L4 2 L4 6 L1 6 Z" data-name="x" fill="#FFCC00" fill-opacity="0.25" \
        fill-rule="evenodd" transform="matrix(0.5 0 -0.333333 1 3 0)"/>
        """
    )
  }

  @Test func aMiterLimitBelowOneIsABevel() {
    let line = Path("0 0 m 5 5 l") ?? Path()
    let style = StrokeStyle(lineWidth: 2, miterLimit: 0.5)
    let text = body([.stroke(line, style, .solid(orange), name: "s")])
    #expect(text.contains("stroke-linejoin=\"bevel\""))
    #expect(!text.contains("stroke-miterlimit"))
  }

  @Test func strokeAttributesAreWritten() {
    let line = Path("0 0 m 5 5 l") ?? Path()
    #expect(
      body([.stroke(line, StrokeStyle(lineWidth: 2), .solid(orange), name: "s")]) == """
        <path d="M0 0 L5 5" data-name="s" fill="none" stroke="#FFCC00" stroke-miterlimit="10" \
        stroke-width="2"/>
        """
    )
    let style = StrokeStyle(
      lineWidth: 0.5,
      lineCap: .round,
      lineJoin: .bevel,
      dash: [1, 2.5],
      dashPhase: -1
    )
    #expect(
      body([.stroke(line, style, .solid(orange.multiplyingAlpha(by: 0.5)), name: "s")]) == """
        <path d="M0 0 L5 5" data-name="s" fill="none" stroke="#FFCC00" stroke-dasharray="1 2.5" \
        stroke-dashoffset="-1" stroke-linecap="round" stroke-linejoin="bevel" \
        stroke-opacity="0.5" stroke-width="0.5"/>
        """
    )
  }

  @Test func aGradientPrecedesItsElement() {
    let paint = Paint.linear(
      LinearPaint(
        start: CGPoint(x: 1, y: 2),
        end: CGPoint(x: 4, y: 6),
        stops: [
          .init(location: 0, color: orange),
          .init(location: 0.5, color: .black.multiplyingAlpha(by: 0.5)),
        ]
      )
    )
    #expect(
      body([.fill(square, paint, name: "g")]) == """
        <linearGradient gradientUnits="userSpaceOnUse" id="gradient-1" x1="1" x2="4" y1="2" y2="6">
          <stop offset="0" stop-color="#FFCC00"/>
          <stop offset="0.5" stop-color="#000000" stop-opacity="0.5"/>
        </linearGradient>
        <path d="M1 2 L4 2 L4 6 L1 6 Z" data-name="g" fill="url(#gradient-1)"/>
        """
    )
  }

  @Test func groupsHaveOpacityClipAndMask() {
    let group = DisplayList.Group(
      name: "g",
      opacity: 0.5,
      clip: .init(path: square, evenOdd: true, transform: CGAffineTransform(translationX: 1, y: 0)),
      mask: [.fill(square, .solid(orange.multiplyingAlpha(by: 0.5)), name: "hidden")],
      nodes: [.fill(square, .solid(orange), name: "in")]
    )
    #expect(
      body([.group(group)]) == """
        <clipPath id="clip-1">
          <path clip-rule="evenodd" d="M1 2 L4 2 L4 6 L1 6 Z" transform="matrix(1 0 0 1 1 0)"/>
        </clipPath>
        <mask height="10" id="mask-1" maskUnits="userSpaceOnUse" width="20" x="0" y="0">
          <path d="M1 2 L4 2 L4 6 L1 6 Z" fill="#FFFFFF" fill-opacity="0.5"/>
        </mask>
        <g clip-path="url(#clip-1)" data-name="g" mask="url(#mask-1)" opacity="0.5">
          <path d="M1 2 L4 2 L4 6 L1 6 Z" data-name="in" fill="#FFCC00"/>
        </g>
        """
    )
  }

  @Test func maskContentIsWhiteAndUnnamedAfterNestedMasks() {
    let inner = DisplayList.Group(name: "i", mask: [.fill(square)], nodes: [.fill(square)])
    let mask = [DisplayList.Node.group(inner), .stroke(square, StrokeStyle())]
    let text = body([.group(.init(name: "g", mask: mask, nodes: [.fill(square, name: "in")]))])
    #expect(text.matches(of: /#FFFFFF/).count == 3)
    #expect(text.matches(of: /data-name="([a-z]*)"/).map { String($0.1) } == ["g", "in"])
    #expect(text.matches(of: /#000000/).count == 1)
  }

  @Test func plainGroupIsANamedGElement() {
    #expect(
      body([.group(.init(name: "a", nodes: []))]) == "<g data-name=\"a\">\n</g>"
    )
  }

  @Test func identifiersAreNumberedInOrderOfUse() {
    let gradient = Paint.linear(
      LinearPaint(start: .zero, end: .zero, stops: [.init(location: 0, color: orange)])
    )
    let clipped = DisplayList.Node.group(
      .init(name: "", clip: .init(path: square), mask: [.fill(square, gradient)], nodes: [])
    )
    let text = body([.fill(square, gradient), clipped, .group(.init(name: "", nodes: [clipped]))])
    let ids = text.matches(of: /\bid="([a-z]+-[0-9]+)"/).map { String($0.1) }
    #expect(
      ids == ["gradient-1", "clip-1", "mask-1", "gradient-2", "clip-2", "mask-2", "gradient-3"]
    )
    #expect(
      text == body([.fill(square, gradient), clipped, .group(.init(name: "", nodes: [clipped]))])
    )
  }

  @Test(arguments: [
    "]]>", "\"'<&>", "a\u{0}b", "line\nbreak\ttab\r", "--><!--", "\u{FFFE}", "🎄é\u{301}", "&#0;",
    "\" onload=\"alert(1)", "<\u{301}", "\u{2028}", "\u{7F}",
  ])
  func hostileNamesLeaveTheDocumentWellFormed(name: String) throws {
    let list = DisplayList(
      size: CGSize(width: 5, height: 5),
      nodes: [.group(.init(name: ElementName(name), nodes: [.fill(square, name: name)]))]
    )
    let names = try XMLNames.read(list.svg())
    let shown = name.unicodeScalars.flatMap { scalar in
      switch scalar {
      case "\u{0}": Array("\u{FFFD}0\u{FFFD}".unicodeScalars)
      case "\u{FFFE}": Array("\u{FFFD}FFFE\u{FFFD}".unicodeScalars)
      default: [scalar]
      }
    }
    #expect(names.map { Array($0.unicodeScalars) } == [shown, shown])
  }

  @Test(arguments: 0..<20)
  func randomListsAreWellFormed(seed: Int) throws {
    let list = DisplayList.random(seed: seed)
    #expect(throws: Never.self) { try XMLNames.read(list.svg()) }
    #expect(!list.svg().contains(/[0-9]e|nan|inf/))
  }
}

/// Reads the `data-name` of every element with an XML parser.
private final class XMLNames: NSObject, XMLParserDelegate {
  private var names: [String] = []

  struct Malformed: Error {}

  static func read(_ text: String) throws -> [String] {
    let parser = XMLParser(data: Data(text.utf8))
    let reader = XMLNames()
    parser.delegate = reader
    guard parser.parse() else { throw Malformed() }
    return reader.names
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    if let name = attributes["data-name"] { names.append(name) }
  }
}
