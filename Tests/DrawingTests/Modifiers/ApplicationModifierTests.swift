import Drawing
import Testing

@Suite
struct ApplicationModifierTests {
  @Test
  func modifiersOfApplicationsChangeNothing() throws {
    let plain = try Circle().drawn(20, 20)
    let carried = try Circle()
      .accessibilityLabel("Circle").accessibilityHidden(true).accessibilityValue("\(3)")
      .accessibilityElement(children: .ignore).accessibilityAddTraits([.isImage, .isButton])
      .accessibilityAddTraits(.isButton)
      .onTapGesture {}.onTapGesture(count: 2) {}.onLongPressGesture {}.onHover { _ in }
      .allowsHitTesting(false).contentShape(Rectangle()).disabled(true)
      .navigationTitle("Circle").navigationBarTitle("Circle", displayMode: .inline)
      .navigationBarTitleDisplayMode(.inline).toolbar { Circle() }
      .ignoresSafeArea().ignoresSafeArea(edges: .top).edgesIgnoringSafeArea(.all)
      .statusBar(hidden: true)
      .previewLayout(.sizeThatFits).previewLayout(.fixed(width: 3, height: 4))
      .previewDevice("iPhone").previewDisplayName("Circle")
      .drawn(20, 20)
    #expect(carried == plain)
  }

  private struct Knob: View {
    @GestureState private var shift = CGSize.zero
    @State private var last = CGPoint.zero

    var body: some View {
      Circle().offset(shift).gesture(
        DragGesture(minimumDistance: 0)
          .updating($shift) { value, state, _ in state = value.translation }
          .onChanged { last = $0.location }
          .onEnded { _ in last = .zero }
      )
      .simultaneousGesture(TapGesture(count: 2).onEnded { last = .zero })
      .highPriorityGesture(RotationGesture().onChanged { _ in })
    }
  }

  @Test
  func gesturesNeverHappen() throws {
    #expect(try Knob().drawn(20, 20).leaves.map(\.transform.tx) == [0])
  }

  @Test
  func buttonIsItsLabelInTheTint() throws {
    #expect(
      try Button("On") {}.drawn(nil, nil).leaves.map(\.color) == [Color.blue.rgbaBytes]
    )
    #expect(
      try Button(action: {}, label: { Circle() }).tint(.red).drawn(9, 9).leaves.map(\.color)
        == [Color.red.rgbaBytes]
    )
  }

  @Test
  func traitsAreASet() {
    var traits: AccessibilityTraits = [.isButton, .isHeader]
    #expect(traits.contains(.isButton))
    traits.remove(.isButton)
    #expect(traits == .isHeader)
    #expect(traits.union(.isLink).symmetricDifference(.isHeader) == .isLink)
  }

  private struct Dots_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        Circle()
        ForEach(0..<2) { _ in Rectangle() }
      }
      HStack { Capsule() }
    }
  }

  @Test
  func previewsCanBeListed() throws {
    let names = try Dots_Previews.all.map { try $0.drawn(10, 10).leaves.map(\.name) }
    #expect(names == [["Circle"], ["Rectangle"], ["Rectangle"], ["HStack/Capsule"]])
  }
}
