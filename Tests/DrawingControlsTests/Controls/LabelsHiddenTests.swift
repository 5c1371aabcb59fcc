import DrawingControls
import Foundation
import Scene
import Testing

@Suite
struct LabelsHiddenTests {
  @Test
  func onlyTheControlRemains() throws {
    let toggle = Toggle("Sound", isOn: .constant(true))
    let stepper = Stepper("Count", value: .constant(1))
    let color = ColorPicker("Colour", selection: .constant(.red))
    #expect(try size(toggle) == CGSize(width: 200, height: 31))
    #expect(try size(toggle.labelsHidden()) == CGSize(width: 51, height: 31))
    #expect(try size(stepper.labelsHidden()) == CGSize(width: 93, height: 32))
    #expect(try size(color.labelsHidden()) == CGSize(width: 20, height: 20))
  }

  @Test
  func theControlIsDrawnAsWithItsLabel() throws {
    let toggle = Toggle("Sound", isOn: .constant(true))
    let switches = try toggle.drawn(200, 40).leaves.suffix(2)
    let hidden = try toggle.labelsHidden().drawn(200, 40).leaves
    #expect(hidden.map(\.outline) == switches.map(\.outline))
    #expect(hidden.map(\.color) == switches.map(\.color))
  }

  /// The size of a view in a space of 200 × 100 points.
  private func size(_ view: some View) throws -> CGSize {
    let drawn = try view.background(Color.black).drawn(200, 100)
    let background = try #require(drawn.leaves.first)
    return background.outline.path.boundingRect.applying(background.transform).size
  }
}
