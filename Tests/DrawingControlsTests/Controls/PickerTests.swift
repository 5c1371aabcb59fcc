import DrawingControls
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
  func emptyPickerIsDrawn() throws {
    let picker = Picker("", selection: .constant(0)) { EmptyView() }
    #expect(try picker.drawn(nil, nil).leaves.isEmpty)
    #expect(try picker.drawn(50, nil).leaves.count == 1)
  }
}
