import Foundation
import Scene
import Testing

/// Runs of glyphs in SVG, as outlines and as `text` elements.
@Suite struct SVGTextTests {
  private func list(
    _ text: String = "Sales",
    size: Double = 17,
    x: CGFloat = 3,
    _ change: (inout GlyphRun) -> Void = { _ in }
  ) -> DisplayList {
    var run = GlyphRun(family: "Inter", size: size, width: 40.25)
    change(&run)
    let leaf = DisplayList.Leaf(
      name: "Chart/Text",
      outline: .fill(
        Path(CGRect(x: 1, y: -12, width: 7 * CGFloat(text.count), height: size)),
        evenOdd: false
      ),
      paint: .solid(RGBA(red: UInt8(255), green: 204, blue: 0)),
      transform: CGAffineTransform(translationX: x, y: 20),
      label: TextLabel(text: text, font: "Inter \(DecimalFormat.shortest(size))", run: run)
    )
    return DisplayList(size: CGSize(width: 60, height: 30), nodes: [.leaf(leaf)])
  }

  /// Returns the only line inside the `svg` element.
  private func element(_ list: DisplayList, _ text: SVGText = .elements) -> String {
    let lines = list.svg(text: text).split(separator: "\n")
    return lines.count == 3 ? String(lines[1].dropFirst(2)) : lines.joined(separator: "\n")
  }

  @Test func outlinesArePathsWithALabel() {
    let path = element(list(), .outlines)
    #expect(path.hasPrefix(##"<path aria-label="Sales" d="M1 -12 "##))
    #expect(path.contains(##"data-font="Inter 17""##))
    #expect(path == element(list() { $0.width = 1 }, .outlines))
  }

  @Test func elementsHaveTheFontAndTheCharacters() {
    #expect(
      element(list()) == ##"<text data-font="Inter 17" data-name="Chart/Text" fill="#FFCC00" "##
        + ##"font-family="'Inter'" font-size="17" style="white-space:pre" textLength="40.25" "##
        + ##"transform="matrix(1 0 0 1 3 20)">Sales</text>"##
    )
  }

  @Test func elementsHaveTheStyleOfTheFont() {
    let text = element(
      list {
        $0.weight = 600
        $0.stretch = 75
        $0.slant = 12
        $0.axes = ["'wdth' 75", "'wght' 600"]
        $0.features = ["'tnum' 1"]
        $0.letterSpacing = 1.5
      }
    )
    #expect(text.contains(##"font-stretch="75%" font-style="oblique 12deg" font-weight="600""##))
    #expect(text.contains(##"letter-spacing="1.5""##))
    #expect(text.contains("font-feature-settings:'tnum' 1;"))
    #expect(text.contains("font-variation-settings:'wdth' 75,'wght' 600\""))
    #expect(element(list { $0.isItalic = true }).contains(##"font-style="italic""##))
  }

  @Test func textFromRightToLeftStartsAtItsRightEnd() {
    let text = element(list { $0.isRightToLeft = true })
    #expect(text.contains(##"direction="rtl""##))
    #expect(text.contains(##"text-anchor="end""##))
    #expect(text.contains(##"unicode-bidi="bidi-override""##))
  }

  @Test func charactersAndNamesAreEscaped() {
    let text = element(list("a<b&\"c\"") { $0.family = "O'Neil \\ Sons" })
    #expect(text.contains(">a&lt;b&amp;&quot;c&quot;</text>"))
    #expect(text.contains(##"font-family="'O\'Neil \\ Sons'""##))
  }

  @Test func labelsReadFromCommandsHaveNoRun() throws {
    let back = try DisplayList(commands: list().commands())
    #expect(back == list())
    #expect(element(back).hasPrefix("<path "))
  }

  enum TextFormat: CaseIterable, Sendable {
    case outlines, elements, commands

    func text(of list: DisplayList) -> String {
      switch self {
      case .outlines: list.svg()
      case .elements: list.svg(text: .elements)
      case .commands: list.commands()
      }
    }
  }

  private func changes(
    from old: DisplayList,
    to new: DisplayList,
    in format: TextFormat
  ) throws -> [SceneChange.Kind] {
    let before = try #require(SceneOutline(text: format.text(of: old)))
    let after = try #require(SceneOutline(text: format.text(of: new)))
    return SceneDifference(old: before, new: after).changes.map(\.kind)
  }

  @Test(arguments: TextFormat.allCases)
  func changedCharactersAreReported(in format: TextFormat) throws {
    #expect(
      try changes(from: list("Sales"), to: list("Sale"), in: format)
        == [.restyled(property: "text", old: "\"Sales\"", new: "\"Sale\"")]
    )
  }

  @Test(arguments: TextFormat.allCases)
  func aChangedFontIsReported(in format: TextFormat) throws {
    #expect(
      try changes(from: list(size: 17), to: list(size: 18), in: format)
        == [.restyled(property: "font", old: "Inter 17", new: "Inter 18")]
    )
  }

  @Test(arguments: TextFormat.allCases)
  func movedTextIsReported(in format: TextFormat) throws {
    #expect(
      try changes(from: list(x: 3), to: list(x: 5), in: format) == [.moved(dx: 2, dy: 0)]
    )
  }
}
