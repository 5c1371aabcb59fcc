import DrawingControls
import Foundation
import Scene
import Testing

private struct Choice: View {
  @State var pins = 48
  var body: some View {
    Picker("Pins", selection: $pins) {
      Text("16").tag(16)
      Text("48").tag(48)
      Text("64").tag(64)
    }
    .pickerStyle(SegmentedPickerStyle())
  }
}

@Suite
struct PickerTests {
  private static func boxes(_ view: some View, _ color: Color) throws -> [CGRect] {
    try view.drawn(300, 100).leaves.filter { $0.color == color.rgbaBytes }
      .map { $0.outline.path.boundingRect.applying($0.transform) }
  }

  @Test
  func segmentOfTheSelectionIsRaised() throws {
    #expect(try PickerTests.boxes(Choice(), .white) == [CGRect(102, 2, 96, 28)])
  }

  @Test
  func otherStylesAreDrawnAsSegmentsToo() throws {
    let plain = try Choice().drawn(300, 100)
    #expect(try Choice().pickerStyle(.inline).pickerStyle(.palette).drawn(300, 100) == plain)
    #expect(try Choice().pickerStyle(.navigationLink).drawn(300, 100) == plain)
    #expect(try Choice().pickerStyle(.radioGroup).drawn(300, 100) == plain)
  }

  @Test
  func noSegmentIsRaisedWithoutASelectedTag() throws {
    #expect(try PickerTests.boxes(Choice(pins: 5), .white).isEmpty)
    let separators = try Choice(pins: 5).drawn(300, 100).leaves.filter {
      $0.outline.path.boundingRect.width == 1
    }
    #expect(separators.count == 2)
  }

  @Test
  func elementsWithoutATagAreSelectedByIdentity() throws {
    let picker = Picker("Pins", selection: .constant("b")) {
      ForEach(["a", "b"], id: \.self) { Text($0) }
    }
    #expect(try PickerTests.boxes(picker, .white) == [CGRect(152, 2, 146, 28)])
  }

  @Test
  func labelsAreCentredInTheirSegments() throws {
    let placed = try Placements(300, 100) { Choice() }
    let middles = placed.views.filter { $0.name.contains("Text") }.map {
      (Double($0.frame.midX * 100).rounded() / 100, Double($0.frame.midY * 100).rounded() / 100)
    }
    #expect(middles.map(\.0) == [50, 150, 250])
    #expect(middles.map(\.1) == [16, 16, 16])
  }

  @Test
  func segmentsAreAsWideAsTheWidestLabel() throws {
    let size = try Picker("", selection: .constant(0)) {
      Text("H").tag(0)
      Text("l").tag(1)
    }.drawn(nil, nil).size
    #expect(abs(size.width - 2 * (12.6 / 20 * 13 + 24)) < 0.001)
    #expect(size.height == 32)
  }

  @Test
  func pickersAreNamedAfterTheirType() throws {
    #expect(try Choice().drawn(300, 100).leaves.first?.name.path == "Choice/Picker")
    let placed = try Placements(300, 100) { Choice() }
    #expect(placed["Choice/Picker"] == [CGRect(0, 0, 300, 32)])
  }

  /// A divider in a segment has the same size inside and outside a stack.
  @Test
  func segmentsDontUseTheSurroundingStack() throws {
    let divided = HStack {
      Picker("", selection: .constant(0)) { Divider() }
    }
    let line = try divided.drawn(100, 32).leaves.map(\.outline.path.boundingRect.size)
    let alone = try Picker("", selection: .constant(0)) { Divider() }.drawn(100, 32).leaves
    #expect(line == alone.map(\.outline.path.boundingRect.size))
  }

  @Test
  func emptyPickerIsDrawn() throws {
    let picker = Picker("", selection: .constant(0)) { EmptyView() }
    #expect(try picker.drawn(nil, nil).leaves.isEmpty)
    #expect(try picker.drawn(50, nil).leaves.count == 1)
  }

  /// The selection of four segments, and the horizontal positions of the lines between them.
  @Test(arguments: [
    (0, [149.5, 224.5]), (1, [224.5]), (2, [74.5]), (3, [74.5, 149.5]), (9, [74.5, 149.5, 224.5]),
  ])
  func linesSeparateSegmentsThatAreNotRaised(selection: Int, lines: [CGFloat]) throws {
    let picker = Picker("Pins", selection: .constant(selection)) {
      ForEach(0..<4, id: \.self) { _ in Color.clear.frame(width: 0, height: 0) }
    }
    var expected = [
      PickerTests.fill(
        Path(roundedRect: CGRect(0, 0, 300, 32), cornerRadius: 8),
        .bytes(118, 118, 128, 0.12)
      )
    ]
    expected += lines.map {
      PickerTests.fill(Path(CGRect($0, 8, 1, 16)), .bytes(60, 60, 67, 0.29))
    }
    if selection < 4 {
      let raised = CGRect(CGFloat(selection) * 75 + 2, 2, 71, 28)
      expected.append(PickerTests.fill(Path(roundedRect: raised, cornerRadius: 7), .white))
    }
    #expect(try picker.painted(300, 100) == expected)
  }

  private static func fill(_ path: Path, _ color: Color) -> PaintedPath {
    PaintedPath(
      DisplayList.Leaf(
        name: "",
        outline: .fill(path, evenOdd: false),
        paint: .solid(color.rgbaBytes ?? .black)
      )
    )
  }

  @Test
  func pickerFollowsOpacityBlendModeAndPosition() throws {
    let picker = Picker(selection: .constant(0), label: Text("Pins")) {
      Color.clear.frame(width: 0, height: 0).tag(0)
      Color.clear.frame(width: 0, height: 0).tag(1)
    }
    let leaves = try picker.opacity(0.5).padding(10).drawn(120, 52).leaves
    #expect(leaves.map { $0.color?.alpha }.last == 0.5)
    #expect(
      leaves.map(\.transform) == [
        CGAffineTransform(translationX: 10, y: 10), CGAffineTransform(translationX: 10, y: 10),
      ]
    )
    let blended = try picker.blendMode(.multiply).drawn(100, 32)
    #expect(blended.leaves.contains { $0.blend == .multiply } || !blended.topLevelGroups.isEmpty)
  }

  @Test(arguments: [0.0, -5])
  func pickerWithoutWidthDrawsNothing(width: Double) throws {
    let picker = Picker("", selection: .constant(0)) { Color.red.tag(0) }
    #expect(try picker.frame(width: 0).drawn(width, 40).leaves.isEmpty)
  }

  private static let title = "Pins"

  static let pickers: [@Sendable () -> AnyView] = [
    { AnyView(Picker("Pins", selection: .constant(1)) { options() }) },
    { AnyView(Picker(title, selection: .constant(1)) { options() }) },
    { AnyView(Picker(selection: .constant(1), label: Text("Pins")) { options() }) },
    {
      AnyView(
        Picker(selection: .constant(1)) {
          options()
        } label: {
          Text("Pins")
        }
      )
    },
    { AnyView(Picker("Pins", selection: .constant(1)) { options() }.pickerStyle(.menu)) },
    { AnyView(Picker("Pins", selection: .constant(1)) { options() }.pickerStyle(.wheel)) },
    { AnyView(Picker("Pins", selection: .constant(1)) { options() }.pickerStyle(.automatic)) },
  ]

  @ViewBuilder private static func options() -> some View {
    Text(verbatim: "first").tag(0)
    Text(verbatim: String(repeating: "second ", count: 9)).tag(1)
  }

  @Test(arguments: pickers.indices)
  func labelsAreOneLineOfThirteenPoints(index: Int) throws {
    let labels = ZStack(alignment: .topLeading) {
      Text(verbatim: "first").frame(width: 100, height: 32)
      Text(verbatim: String(repeating: "second ", count: 9)).frame(width: 100, height: 32)
        .offset(x: 100)
    }
    .font(.system(size: 13)).lineLimit(1)
    let expected = try labels.painted(200, 32)
    #expect(expected.count == 2)
    let drawn = try PickerTests.pickers[index]().painted(200, 32)
    #expect(Array(drawn.suffix(2)) == expected)
    #expect(
      drawn.dropLast(2).map(\.outline.path.boundingRect) == [
        CGRect(0, 0, 200, 32), CGRect(102, 2, 96, 28),
      ]
    )
  }
}
