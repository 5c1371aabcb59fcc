import Drawing
import Scene
import Testing

@Suite
struct ModifierTests {
  private struct Framed: ViewModifier {
    @Environment(\.geometryReaderPlacement) private var placement

    func body(content: Content) -> some View {
      VStack(spacing: 0) {
        content
        if placement == .center { content.opacity(0.5) }
      }
    }
  }

  private struct Reading: View {
    @Environment(\.geometryReaderPlacement) private var placement

    var body: some View {
      GeometryReader { _ in
        placement == .center ? Color.red : Color.blue
      }
      .geometryReaderPlacement(.topLeading)
    }
  }

  @Test
  func modifierOnSeveralViewsAppliesToEach() throws {
    let list = try ZStack {
      ForEach(0..<3) { index in
        Color.red.frame(width: CGFloat(index + 1))
      }
      .padding(.leading, 10)
      .opacity(0.5)
    }.drawn(100, 10)
    #expect(list.leaves.map(\.color?.alpha) == [0.5, 0.5, 0.5])
    #expect(list.leaves.map(\.transform.tx) == [11, 10.5, 10])
  }

  @Test
  func customModifierMayRepeatItsContent() throws {
    let view = Color.red.modifier(Framed())
    #expect(try view.drawn(10, 10).leaves.count == 1)
    let leaves = try view.geometryReaderPlacement(.center).drawn(10, 10).leaves
    #expect(leaves.map(\.name) == ["Framed/VStack/Color[0]", "Framed/VStack/Color[1]"])
  }

  @Test
  func closureReadsTheEnvironmentOfItsDefiningView() throws {
    let leaves = try Reading().geometryReaderPlacement(.center).drawn(10, 10).leaves
    #expect(leaves.map(\.color) == [Color.red].map(\.rgbaBytes))
  }

  @Test
  func innermostForegroundWins() throws {
    let list = try HStack {
      Rectangle().foregroundColor(.blue)
      Circle()
      Rectangle().foregroundColor(nil)
      Rectangle().fill(.green)
    }
    .foregroundColor(.red)
    .drawn(100, 10)
    #expect(
      list.leaves.map(\.color)
        == [Color.blue, .red, .black, .green].map(\.rgbaBytes)
    )
  }

  @Test
  func backgroundIsDrawnBelowAndOverlayAbove() throws {
    let list = try Color.red.overlay(Circle()).background(Ellipse()).drawn(10, 10)
    #expect(
      list.leaves.map(\.name) == ["Color/background/Ellipse", "Color", "Color/overlay/Circle"]
    )
  }

  @Test
  func identifiedElementsAreNamedByTheirIdentity() throws {
    let list = try VStack { ForEach(["a", "b"], id: \.self) { _ in Color.red } }.drawn(10, 20)
    #expect(list.leaves.map(\.name) == ["VStack/Color[a]", "VStack/Color[b]"])
  }
}
