import DrawingControls
import Foundation
import Scene
import Testing

@Suite struct TextFieldStyleTests {
  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(8).background(Color.blue)
    }
  }

  private func colors(_ view: some View) throws -> [DisplayList.Leaf] {
    try view.drawn(100, 40).leaves
  }

  @Test func aStyleSurroundsTheField() throws {
    let field = TextField("Name", text: .constant("Ada"))
    let expected = field.padding(8).background(Color.blue)
    #expect(
      try colors(field.textFieldStyle(Boxed())).map(\.outline) == colors(expected).map(\.outline)
    )
  }

  @Test func aRoundedBorderIsDrawn() throws {
    let field = TextField("Name", text: .constant("Ada"))
    let plain = try colors(field.textFieldStyle(.plain)).count
    #expect(try colors(field).count == plain)
    #expect(try colors(field.textFieldStyle(.roundedBorder)).count == plain + 2)
  }

  @Test func placeholdersKeepTheirColor() throws {
    let field = TextField("Name", text: .constant(""))
    let styled = try colors(field.textFieldStyle(Boxed()))
    #expect(try styled.last?.paint == colors(field).last?.paint)
  }
}
