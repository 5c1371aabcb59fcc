import Foundation
import TestSupport
import Testing

@testable import Scene

/// Reading scenes from command dumps and from SVG.
@Suite struct SceneOutlineTests {
  static let rejected = [
    "", "canvas", " canvas 1 1\n", "svg", "<svg", "<svg>", "<svgx/>", "<svg></g>", "<svg/>x",
    "canvas 1 1\nend\n", "canvas 1 1\n  fill nonzero A\n", "canvas 1 1\nfill nonzero A\nend\nend\n",
    "<svg><g></svg></g>", "<svg a=1/>", "<svg a=\"1/>", "<svg a/>", "<svg / >", "<svg>text</svg>",
    "<svg><></svg>", "<svg", "<svg width=\"1\"", "<svg></svg", "<svg></svg>>",
    "<svg><g/></svg><g/>",
  ]

  @Test(arguments: rejected) func otherTextsAreRejected(text: String) {
    #expect(SceneOutline(text: text) == nil)
  }

  @Test(arguments: [
    "canvas 1 1\n", "canvas 1 1", "<svg/>", "<svg></svg>", "<svg />\n", "<svg>\n</svg>\n \n",
  ])
  func emptyScenesHaveNoElements(text: String) {
    #expect(SceneOutline(text: text)?.elements == [])
  }

  @Test func commandsHaveElements() throws {
    let text = """
      canvas 20 10
      group G
        opacity 0.5
        clip nonzero
          transform 1 2 3 4 5 6
          move 1 2
        end
        mask
          fill evenodd M%20
          end
        end
        stroke S T
          pen 2 round
          move 1 2
          line 3 4
          quad 1 2 3 4
          curve 1 2 3 4 5 6
          close
          bounds 1 2 3 4
          move 5
        end
      end

      fill nonzero
      end
      """
    let outline = try #require(SceneOutline(text: text))
    #expect(outline.size == "20 10")
    var clip = SceneElement(kind: "clip", name: "G/clip")
    clip.properties = [.init(key: "rule", value: "nonzero")]
    clip.transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    clip.path.move(to: CGPoint(x: 1, y: 2))
    var mask = SceneElement(kind: "mask", name: "G/mask")
    var fill = SceneElement(kind: "fill", name: "M ")
    fill.properties = [.init(key: "rule", value: "evenodd")]
    mask.children = [fill]
    var stroke = SceneElement(kind: "stroke", name: "S T")
    stroke.properties = [.init(key: "pen", value: "2 round"), .init(key: "move", value: "5")]
    stroke.path.move(to: CGPoint(x: 1, y: 2))
    stroke.path.addLine(to: CGPoint(x: 3, y: 4))
    stroke.path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
    stroke.path.addCurve(
      to: CGPoint(x: 5, y: 6),
      control1: CGPoint(x: 1, y: 2),
      control2: CGPoint(x: 3, y: 4)
    )
    stroke.path.closeSubpath()
    stroke.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    var group = SceneElement(kind: "group", name: "G")
    group.properties = [.init(key: "opacity", value: "0.5")]
    group.children = [clip, mask, stroke]
    var last = SceneElement(kind: "fill", name: "")
    last.properties = [.init(key: "rule", value: "nonzero")]
    #expect(outline.elements == [group, last])
  }

  /// A line with an invalid number is read as a property.
  @Test(arguments: [
    ("move 1 x", "move", "1 x"), ("move inf 1", "move", "inf 1"), ("move #1 2", "move", "#1 2"),
    ("close 1", "close", "1"), ("line 1", "line", "1"), ("quad 1 2 3", "quad", "1 2 3"),
    ("curve 1 2 3 4 5", "curve", "1 2 3 4 5"), ("transform 1 2 3", "transform", "1 2 3"),
    ("bounds 1 2 3 4 5", "bounds", "1 2 3 4 5"), ("move :1 2", "move", ":1 2"),
    ("isolate", "isolate", ""), ("move 1e999 2", "move", "1e999 2"), ("a  b", "a", " b"),
  ])
  func otherLinesAreProperties(line: String, key: String, value: String) throws {
    let outline = try #require(SceneOutline(text: "canvas 1 1\ngroup G\n  \(line)\nend\n"))
    var group = SceneElement(kind: "group", name: "G")
    group.properties = [.init(key: key, value: value)]
    #expect(outline.elements == [group])
  }

  @Test func nestingIsLimited() {
    let nested = { (depth: Int) in
      "canvas 1 1\n"
        + (0..<depth).map { String(repeating: "  ", count: $0) + "group G\n" }.joined()
        + (0..<depth).reversed().map { String(repeating: "  ", count: $0) + "end\n" }.joined()
    }
    #expect(SceneOutline(text: nested(40)) != nil)
    let deep = "canvas 1 1\ngroup\n"
    #expect(SceneOutline(text: deep + String(repeating: " ", count: 2000) + "a\n") != nil)
    #expect(SceneOutline(text: deep + String(repeating: " ", count: 2001) + "a\n") == nil)
    let tags = { (depth: Int) in
      "<svg>" + String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)
        + "</svg>"
    }
    #expect(SceneOutline(text: tags(999)) != nil)
    #expect(SceneOutline(text: tags(1000)) == nil)
  }

  @Test func deepTextsAreReadOnSmallStacks() {
    let depth = 990
    let commands =
      "canvas 1 1\n"
      + (0..<depth).map { String(repeating: " ", count: $0) + "group G\n" }.joined()
    let tags =
      "<svg>" + String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)
      + "</svg>"
    let definitions =
      "<svg><defs><mask id=\"m\">" + String(repeating: "<g>", count: depth)
      + String(repeating: "</g>", count: depth)
      + "</mask></defs><g mask=\"url(#m)\" fill=\"url(#m)\"/></svg>"
    for text in [commands, tags, definitions] {
      #expect(SmallStack.run { SceneOutline(text: text) != nil })
    }
  }

  /// Each definition uses the next one twice.
  @Test(arguments: ["mask", "fill"])
  func definitionsThatMultiplyAreRejected(attribute: String) {
    let definitions = { (count: Int) in
      "<svg><defs>"
        + (0..<count).map { number in
          let user = "<g \(attribute)=\"url(#d\(number + 1))\"/>"
          return "<mask id=\"d\(number)\">\(user)\(user)</mask>"
        }.joined() + "</defs><g \(attribute)=\"url(#d0)\"/></svg>"
    }
    #expect(SceneOutline(text: definitions(8)) != nil)
    #expect(SceneOutline(text: definitions(60)) == nil)
  }

  @Test func textsOfMoreThanFourMegabytesAreRejected() {
    let start = "canvas 1 1\ngroup G\n  note "
    let fill = String(repeating: "x", count: 4_194_304 - start.utf8.count)
    #expect(SceneOutline(text: start + fill) != nil)
    #expect(SceneOutline(text: start + fill + "x") == nil)
  }

  @Test func svgHasElements() throws {
    let text = """
      <svg height="10" viewBox="0 0 20 10" width="20" xmlns="http://www.w3.org/2000/svg">
        <linearGradient gradientUnits="userSpaceOnUse" id="gradient-1" x1="0">
          <stop offset="0" stop-color="#FF0000"/>
        </linearGradient>
        <clipPath id="clip-1">
          <path clip-rule="evenodd" d="M1 2"/>
        </clipPath>
        <mask id="mask-1" x="0">
          <path data-name="M" d="M1 2"/>
        </mask>
        <g clip-path="url(#clip-1)" data-name="G" mask="url(#mask-1)" opacity="0.5">
          <path d="M1 2 L3 4 Q1 2 3 4 C1 2 3 4 5 6 Z" data-name="A" fill="url(#gradient-1)"/>
          <path d="" fill="none" stroke="#000000" transform="matrix(1 2 3 4 5 6)"/>
          <path aria-label="a&amp;b" d="M1 2" data-font="F 1" data-name="T" role="img"/>
          <path d="M1" role="none" transform="rotate(3)"/>
        </g>
        <text data-font="F 2" data-name="U" font-size="3" textLength="9">a &lt; b</text>
        <image href="url(#nothing)" width="3"/>
      </svg>
      """
    let outline = try #require(SceneOutline(text: text))
    #expect(outline.size == "20 10")
    #expect(outline.elements.map(\.kind) == ["group", "text", "image"])
    let group = try #require(outline.elements.first)
    #expect(group.name == "G")
    #expect(group.properties == [.init(key: "opacity", value: "0.5")])
    #expect(group.children.map(\.kind) == ["clip", "mask", "fill", "stroke", "fill", "fill"])
    #expect(
      group.children.map(\.name) == ["G/clip", "G/mask", "A", "G/path", "T", "G/path"]
    )
    #expect(group.children[0].children.map(\.name) == ["G/clip/path"])
    #expect(group.children[0].children[0].properties == [.init(key: "clip-rule", value: "evenodd")])
    #expect(group.children[0].properties == [])
    #expect(group.children[1].properties == [.init(key: "x", value: "0")])
    #expect(group.children[1].children.map(\.name) == ["M"])
    #expect(
      group.children[2].properties == [
        .init(key: "fill", value: "linearGradient x1 0 stop offset 0 stop-color #FF0000")
      ]
    )
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 1, y: 2))
    path.addCurve(
      to: CGPoint(x: 5, y: 6),
      control1: CGPoint(x: 1, y: 2),
      control2: CGPoint(x: 3, y: 4)
    )
    path.closeSubpath()
    #expect(group.children[2].path == path)
    #expect(group.children[3].properties == [.init(key: "stroke", value: "#000000")])
    #expect(group.children[3].transform == CGAffineTransform(1, 2, 3, 4, 5, 6))
    #expect(group.children[3].path.isEmpty)
    #expect(
      group.children[4].properties == [
        .init(key: "text", value: "\"a&b\""), .init(key: "font", value: "F 1"),
      ]
    )
    #expect(
      group.children[5].properties == [
        .init(key: "d", value: "M1"), .init(key: "role", value: "none"),
        .init(key: "transform", value: "rotate(3)"),
      ]
    )
    #expect(
      outline.elements[1].properties == [
        .init(key: "text", value: "\"a < b\""), .init(key: "font", value: "F 2"),
      ]
    )
    #expect(
      outline.elements[2].properties == [
        .init(key: "href", value: "url(#nothing)"), .init(key: "width", value: "3"),
      ]
    )
    #expect(outline.elements[2].name == "/image")
  }

  @Test(arguments: [
    ("width=\"3\" height=\"4\"", "3 4"), ("height=\"4\"", "? 4"), ("width=\"3\"", "3 ?"),
    ("", "? ?"), ("width=\"3\" height=\"4\" viewBox=\"0 0 3 4\"", "3 4"),
    ("width=\"3\" height=\"4\" viewBox=\"0 0 3.0 4\"", "3 4"),
    ("width=\"3\" height=\"4\" viewBox=\"0 0 4 4\"", "3 4 viewBox 0 0 4 4"),
    ("width=\"3\" height=\"4\" xmlns=\"x\" b=\"2\" a=\"1\"", "3 4 a 1 b 2"),
  ])
  func sizeIncludesOtherAttributesOfTheRoot(attributes: String, size: String) {
    #expect(SceneOutline(text: "<svg \(attributes)/>")?.size == size)
  }

  /// Invalid data of a path or matrix is read as a property.
  @Test(arguments: [
    "M1 2 3", "L1", "Q1 2", "C1 2 3 4", "Z1", "M1 2 A3", "1 2", "M1 x", "M1 2 L", "m1 2",
    "M1 inf", "M1 2 Z3",
  ])
  func invalidPathDataIsAProperty(data: String) throws {
    let outline = try #require(SceneOutline(text: "<svg><path d=\"\(data)\"/></svg>"))
    #expect(outline.elements[0].properties == [.init(key: "d", value: data)])
    #expect(outline.elements[0].path.isEmpty)
  }

  @Test(arguments: [
    "matrix(1 2 3 4 5)", "matrix(1 2 3 4 5 6 7)", "matrix(1 2 3 4 5 x)", "matrix(1 2 3 4 5 inf)",
    "matrix(1 2 3 4 5 6", "matri(1 2 3 4 5 6)", "matrix(1 2 3 4 5 6 x)",
  ])
  func invalidTransformsAreProperties(value: String) throws {
    let outline = try #require(SceneOutline(text: "<svg><path transform=\"\(value)\"/></svg>"))
    #expect(outline.elements[0].properties == [.init(key: "transform", value: value)])
    #expect(outline.elements[0].transform.isIdentity)
  }

  /// Definitions that refer to each other are expanded once.
  @Test func circularDefinitionsEnd() throws {
    let text = """
      <svg><mask id="a"><g mask="url(#b)"/></mask><mask id="b"><g mask="url(#a)"/></mask>\
      <g mask="url(#a)"/></svg>
      """
    let outline = try #require(SceneOutline(text: text))
    let mask = outline.elements[0].children[0]
    #expect(mask.kind == "mask" && mask.children[0].children[0].kind == "mask")
    let inner = mask.children[0].children[0].children[0]
    #expect(inner.children == [] && inner.properties == [.init(key: "mask", value: "url(#a)")])
    let own = "<svg><pattern id=\"p\" fill=\"url(#p)\"/><path fill=\"url(#p)\"/></svg>"
    #expect(
      SceneOutline(text: own)?.elements[0].properties
        == [.init(key: "fill", value: "pattern fill url(#p)")]
    )
  }

  /// Definitions without references are elements.
  @Test func unusedDefinitionsAreElements() {
    let text = "<svg><g id=\"a\"/><g id=\"b\"/><path fill=\"url(#b)\"/></svg>"
    #expect(SceneOutline(text: text)?.elements.map(\.name) == ["/g", "/path"])
    #expect(
      SceneOutline(text: text)?.elements[0].properties == [.init(key: "id", value: "a")]
    )
  }

  @Test(arguments: [
    ("a&amp;b", "a&b"), ("&lt;&gt;&quot;", "<>\""), ("&#10;&#9731;", "\n☃"), ("&", "&"),
    ("a&b;c", "a&b;c"), ("&amp", "&amp"), ("&#x41;", "&#x41;"), ("&#55296;", "&#55296;"),
    ("&;", "&;"), ("&amp;amp;", "&amp;"), ("&#-1;", "&#-1;"), ("a;b", "a;b"), ("&&amp;", "&&"),
    ("&apos;", "&apos;"), ("x&lt", "x&lt"),
  ])
  func referencesAreResolved(text: String, characters: String) {
    #expect(XMLText.unescaped(text) == characters)
  }

  @Test func namesOfAttributesHaveLettersDigitsAndMarks() throws {
    var reader = XMLReader("<aZ09-:_ zA:_-90=\"v\" b=\"\"\t c=\"<>\"/>")
    let document = reader.readDocument()
    let element = try #require(document)
    #expect(element.name == "aZ09-:_")
    #expect(element.attributes.map(\.key) == ["zA:_-90", "b", "c"])
    #expect(element.attributes.map(\.value) == ["v", "", "<>"])
    #expect(element["b"] == "" && element["d"] == nil)
    for name in ["a@", "a[", "a`", "a{", "a/b", "a;", "a.b"] {
      var other = XMLReader("<\(name)/>")
      let read = other.readDocument()
      #expect(read?.name == nil, "\(name)")
    }
  }

  @Test func onlyTextsHaveCharacters() throws {
    var reader = XMLReader("<svg><text> a &amp; b </text><text/><text>c</text></svg>")
    let document = reader.readDocument()
    let root = try #require(document)
    #expect(root.children.map(\.characters) == [" a & b ", "", "c"])
    #expect(root.characters == "")
  }

  @Test func boundsAreThoseOfTheTransformedPath() {
    var element = SceneElement(kind: "fill", name: "A")
    element.path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    element.transform = CGAffineTransform(2, 0, 0, 3, 10, 20)
    #expect(element.bounds == CGRect(x: 12, y: 26, width: 6, height: 12))
  }
}
