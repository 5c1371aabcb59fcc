import Foundation
import Testing

@testable import Scene

@Suite struct DisplayListElementsTests {
  static let square = Path(CGRect(x: 1, y: 2, width: 3, height: 4))

  static func leaf(
    _ name: String,
    _ outline: DisplayList.Outline = .fill(square, evenOdd: false),
    transform: CGAffineTransform = .identity,
    line: UInt? = nil,
    label: TextLabel? = nil
  ) -> DisplayList.Node {
    .leaf(
      .init(
        name: ElementName(name, line: line.flatMap { SourceLine("Module/Folder/File.swift", $0) }),
        outline: outline,
        paint: .solid(.black),
        transform: transform,
        label: label
      )
    )
  }

  @Test func elementsShowWhatIsPainted() throws {
    let line = Path("0 0 m 10 0 l") ?? Path()
    let list = DisplayList(
      size: CGSize(width: 20, height: 10.5),
      nodes: [
        Self.leaf("A", transform: CGAffineTransform(2, 0, 0, 3, 10, 20), line: 7),
        .group(
          .init(
            name: "G H ",
            clip: .init(
              path: Path(CGRect(x: 0, y: 0, width: 5, height: 5)),
              transform: CGAffineTransform(1, 0, 0, 1, 0, 1)
            ),
            nodes: [
              Self.leaf("B", label: TextLabel(text: "b", font: "F")),
              Self.leaf(
                "C",
                .stroke(line, StrokeStyle(lineWidth: 2)),
                transform: .init(2, 0, 0, 2, 0, 0)
              ),
            ]
          )
        ),
        .group(.init(name: "E", nodes: [])),
      ]
    )
    let elements = list.elements
    #expect(elements.map(\.kind) == [.fill, .group, .group])
    #expect(elements.map(\.name) == ["A", "G H ", "E"])
    #expect(elements[0].line == SourceLine("Module/Folder/File.swift", 7))
    #expect(elements[0].path == Self.square.applying(CGAffineTransform(2, 0, 0, 3, 10, 20)))
    #expect(elements[0].bounds == CGRect(x: 12, y: 26, width: 6, height: 12))
    #expect(elements[0].text == nil && elements[0].elements == [])
    #expect(elements[1].elements.map(\.kind) == [.fill, .stroke])
    #expect(elements[1].elements.map(\.text) == ["b", nil])
    #expect(elements[1].path.isEmpty && elements[1].text == nil && elements[1].line == nil)
    #expect(elements[1].elements[1].bounds == CGRect(x: 0, y: -2, width: 20, height: 4))
    #expect(elements[1].elements[1].path == line.applying(CGAffineTransform(2, 0, 0, 2, 0, 0)))
    // The union of both, within the clip.
    #expect(elements[1].bounds == CGRect(x: 0, y: 1, width: 5, height: 5))
    #expect(elements[2].bounds.isNull)
    #expect(
      list.description == """
        canvas 20 10.5
        fill A (File.swift:7) 12 26 6 12
        group G H%20 0 1 5 5
          fill B 1 2 3 4
          stroke C 0 -2 20 4
        group E
        """
    )
  }

  @Test func reflectionShowsTheProperties() {
    let list = DisplayList(
      size: CGSize(width: 9, height: 9),
      nodes: [Self.leaf("A"), Self.leaf("B", label: TextLabel(text: "b", font: "F"))]
    )
    let labels = list.elements.map { element in
      element.customMirror.children.map { $0.label ?? "" }
    }
    #expect(labels[0] == ["kind", "name", "line", "path", "bounds", "elements"])
    #expect(labels[1] == labels[0] + ["text"])
    #expect(list.elements[0].customMirror.displayStyle == .struct)
    let group = DisplayList.Group(name: "G", nodes: [])
    #expect(
      group.customMirror.children.map { $0.label ?? "" }
        == ["name", "opacity", "blend", "isolates", "filter", "clip", "mask", "nodes"]
    )
  }

  @Test func groupsGrowByTheirFilter() {
    let blur = Filter.blur(.init(deviation: CGSize(width: 1, height: 2)))
    let group = DisplayList.Group(name: "G", filter: blur, nodes: [Self.leaf("A")])
    let list = DisplayList(size: CGSize(width: 9, height: 9), nodes: [.group(group)])
    let box = CGRect(x: -5, y: -7, width: 15, height: 22)
    #expect(list.elements[0].bounds == box)
    #expect(group.bounds == box)
    #expect(DisplayList.Node.group(group).bounds == box)
    #expect(list.nodes.bounds == box)
  }

  @Test(arguments: [
    (CGLineJoin.miter, 10.0, 10.0), (.miter, 1, 1.5), (.miter, 1.5, 1.5), (.miter, 2, 2),
    (.round, 10, 1.5), (.bevel, 10, 1.5),
  ])
  func boundsOfStrokesLeaveRoomForMiters(join: CGLineJoin, limit: Double, reach: Double) {
    let style = StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit)
    let margin = 2 * reach
    #expect(
      DisplayList.Outline.stroke(Self.square, style).bounds
        == CGRect(x: 1 - margin, y: 2 - margin, width: 3 + 2 * margin, height: 4 + 2 * margin)
    )
    #expect(DisplayList.Outline.stroke(Path(), style).bounds.isNull)
    #expect(DisplayList.Outline.fill(Self.square, evenOdd: true).bounds == Self.square.boundingRect)
  }

  private func squares(_ count: Int, gap: Double) -> DisplayList.Group {
    DisplayList.Group(
      name: "G",
      nodes: (0..<count).map { index in
        Self.leaf(
          "A",
          .fill(
            Path(CGRect(x: Double(index) * (1 + gap), y: 0, width: 1, height: 1)),
            evenOdd: false
          )
        )
      }
    )
  }

  /// Leaves overlap if pixels may belong to both: if they are closer than two pixels.
  @Test(arguments: [
    (2, 2.1, false), (2, 1.9, true), (32, 3, false), (33, 3, true), (1, 0, false), (0, 0, false),
  ])
  func leavesWithinAPixelOverlap(count: Int, gap: Double, overlap: Bool) {
    #expect(squares(count, gap: gap).leavesOverlap(scale: .identity) == overlap)
    let outer = DisplayList.Group(name: "O", nodes: [.group(squares(count, gap: gap))])
    #expect(outer.leavesOverlap(scale: .identity) == overlap)
    #expect(squares(2, gap: 1.1).leavesOverlap(scale: CGAffineTransform(scaleX: 2, y: 1)) == false)
    #expect(squares(2, gap: 0.9).leavesOverlap(scale: CGAffineTransform(scaleX: 2, y: 1)))
  }

  @Test func filteredGroupsOverlap() {
    let blur = Filter.blur(.init(deviation: .zero))
    let group = DisplayList.Group(name: "G", filter: blur, nodes: [Self.leaf("A")])
    let outer = DisplayList.Group(name: "O", nodes: [.group(group)])
    #expect(outer.leavesOverlap(scale: .identity))
  }

  // MARK: - Groups

  @Test func groupsWithEffectsAreLayers() {
    let blend = DisplayList.Node.leaf(
      .init(
        name: "A",
        outline: .fill(Self.square, evenOdd: false),
        paint: .solid(.black),
        blend: .screen
      )
    )
    let plain = DisplayList.Group(name: "G", nodes: [blend])
    #expect(!plain.isLayer && plain.opacity == 1 && plain.blend == .normal && !plain.isolates)
    #expect(plain.filter == nil && plain.clip == nil && plain.mask == nil)
    #expect(DisplayList.Group(name: "G", opacity: 0.9999, nodes: []).isLayer)
    #expect(DisplayList.Group(name: "G", blend: .screen, nodes: []).isLayer)
    #expect(DisplayList.Group(name: "G", filter: .recolor(.init(numbers: [])), nodes: []).isLayer)
    #expect(DisplayList.Group(name: "G", mask: [], nodes: []).isLayer)
    #expect(!DisplayList.Group(name: "G", clip: .init(path: Self.square), nodes: []).isLayer)
    // A group isolates only nodes that would blend with what is behind it.
    #expect(DisplayList.Group(name: "G", isolates: true, nodes: [blend]).isolates)
    #expect(DisplayList.Group(name: "G", isolates: true, nodes: [.group(plain)]).isolates)
    #expect(!DisplayList.Group(name: "G", isolates: true, nodes: [Self.leaf("A")]).isolates)
    #expect(!DisplayList.Group(name: "G", opacity: 0.5, isolates: true, nodes: [blend]).isolates)
    #expect([DisplayList.Node.group(plain)].blendWithBackdrop && [blend].blendWithBackdrop)
    #expect(![Self.leaf("A")].blendWithBackdrop)
    let layer = DisplayList.Node.group(.init(name: "G", opacity: 0.5, nodes: [blend]))
    #expect(![layer].blendWithBackdrop)
    #expect([DisplayList.Node.group(.init(name: "G", blend: .hue, nodes: []))].blendWithBackdrop)
  }

  // MARK: - Strips

  @Test func framesArePlacedSideBySide() throws {
    let frames = [
      DisplayList(size: CGSize(width: 10, height: 5), nodes: [Self.leaf("A")]),
      DisplayList(size: CGSize(width: 3, height: 2)),
      DisplayList(size: CGSize(width: 4, height: 8), nodes: [Self.leaf("B")]),
    ]
    let strip = DisplayList.strip(frames)
    #expect(strip.size == CGSize(width: 10 + 8 + 3 + 8 + 4, height: 8))
    #expect(strip.nodes.map(\.name.path) == ["frame[0]", "frame[2]"])
    guard case .group(let last) = strip.nodes[1], case .leaf(let leaf) = last.nodes[0] else {
      return #expect(Bool(false))
    }
    #expect(leaf.transform == CGAffineTransform(translationX: 29, y: 0))
    #expect(
      last.clip
        == .init(
          path: Path(CGRect(x: 0, y: 0, width: 4, height: 8)),
          transform: CGAffineTransform(translationX: 29, y: 0)
        )
    )
    let scaled = DisplayList.strip(frames, gap: 1, scale: 2)
    #expect(scaled.size == CGSize(width: 20 + 1 + 6 + 1 + 8, height: 16))
    guard case .group(let second) = scaled.nodes[1], case .leaf(let other) = second.nodes[0] else {
      return #expect(Bool(false))
    }
    #expect(other.transform == CGAffineTransform(2, 0, 0, 2, 28, 0))
    #expect(DisplayList.strip([]).size == .zero && DisplayList.strip([]).nodes.isEmpty)
  }

  @Test func groupsMoveWithTheirClipsAndMasks() throws {
    let inner = DisplayList.Group(
      name: "G",
      clip: .init(path: Self.square, transform: CGAffineTransform(translationX: 1, y: 1)),
      mask: [Self.leaf("M")],
      nodes: [Self.leaf("A", transform: CGAffineTransform(scaleX: 2, y: 2))]
    )
    let move = CGAffineTransform(translationX: 3, y: 4)
    guard case .group(let moved) = DisplayList.Node.group(inner).moved(by: move),
      case .leaf(let leaf) = moved.nodes[0], case .leaf(let mask) = try #require(moved.mask)[0]
    else { return #expect(Bool(false)) }
    #expect(moved.clip?.transform == CGAffineTransform(translationX: 4, y: 5))
    #expect(leaf.transform == CGAffineTransform(2, 0, 0, 2, 3, 4))
    #expect(mask.transform == move)
  }

  // MARK: - Names

  @Test func namesAreComparedWithoutTheirLine() {
    let line = SourceLine("Module/File.swift", 3)
    let name = ElementName("A", line: line)
    #expect(name == "A" && name != "B" && name.hashValue == ElementName("A").hashValue)
    #expect(ElementName("A").hashValue != ElementName("B").hashValue)
    #expect(name.at(nil).line == line)
    #expect(name.at(SourceLine("Module/File.swift", 9)).line?.line == 9)
    #expect(ElementName("A").at(line).line == line && ElementName("A").at(line).path == "A")
    let interpolated: ElementName = "A[\(3)]"
    #expect(interpolated.path == "A[3]" && interpolated.line == nil)
  }

  @Test(arguments: [("", 4, ":4"), ("File.swift", 65_535, "File.swift:65535")])
  func aLineIsDescribedByFileAndNumber(file: StaticString, number: UInt, text: String) {
    #expect(SourceLine(file, number)?.description == text)
  }

  @Test(arguments: [65_536, UInt.max])
  func lateLinesAreUnknown(number: UInt) {
    #expect(SourceLine("File.swift", number) == nil)
  }

  @Test func linesAreComparedByFileAndNumber() throws {
    let line = try #require(SourceLine("Module/Folder/File.swift", 3))
    #expect(line.fileID == "Module/Folder/File.swift" && line.line == 3)
    #expect("\(line)" == "File.swift:3")
    #expect(line == SourceLine("Module/Folder/File.swift", 3))
    #expect(line != SourceLine("Module/Folder/File.swift", 4))
    #expect(line != SourceLine("Module/Other/File.swift", 3))
    let hash = line.hashValue
    #expect(hash == SourceLine("Module/Folder/File.swift", 3)?.hashValue)
    #expect(hash != SourceLine("Module/Folder/File.swift", 4)?.hashValue)
    #expect(hash != SourceLine("Module/Other/File.swift", 3)?.hashValue)
  }

  @Test func labelsAreComparedByTextAndFont() {
    var label = TextLabel(text: "a", font: "F")
    #expect(label.run == nil && label.quotedText == "\"a\"")
    let other = label
    label.run = GlyphRun(family: "F", size: 1, width: 2)
    #expect(label == other && label.hashValue == other.hashValue)
    #expect(label != TextLabel(text: "b", font: "F") && label != TextLabel(text: "a", font: "G"))
    #expect(label.hashValue != TextLabel(text: "b", font: "F").hashValue)
    #expect(label.hashValue != TextLabel(text: "a", font: "G").hashValue)
  }

  @Test(arguments: [
    ("\"a\"", "a"), ("\"\"", ""), ("\"", nil), ("", nil), ("a", nil), ("\"a", nil), ("a\"", nil),
    ("\"\"\"", "\""), ("\" a \"", " a "),
  ])
  func textsAreQuoted(text: String, unquoted: String?) {
    #expect(TextLabel.unquoted(text) == unquoted)
  }
}
