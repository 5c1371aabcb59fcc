import Drawing
import DrawingTestSupport
import Foundation
import Testing

/// Views collected by a builder, as a tuple.
@Suite
struct TupleViewTests {
  private static func build<First: View, Second: View>(
    @ViewBuilder _ content: () -> TupleView<(First, Second)>
  ) -> (First, Second) { content().value }

  @Test
  func builderTupleCanBeNamedAndRead() throws {
    let views = Self.build {
      Color.red
      Text("A")
    }
    #expect(views.0 == Color.red)
    #expect(views.1 == Text("A"))
  }

  @Test
  func explicitTupleIsDrawnViewByView() throws {
    let views = TupleView((Color.red, Color.blue, 3))
    let leaves = try HStack(spacing: 0) { views }.drawn(20, 10).leaves
    #expect(leaves.map(\.color) == [Color.red, .blue].map(\.rgbaBytes))
    #expect(leaves.map(\.transform.tx) == [0, 10])
  }

  @Test
  func singleViewIsATupleOfOne() throws {
    let leaves = try TupleView(Color.green).drawn(10, 10).leaves
    #expect(leaves.map(\.color) == [Color.green.rgbaBytes])
  }
}
