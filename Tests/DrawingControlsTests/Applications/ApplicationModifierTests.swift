import DrawingControls
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
      .navigationBarTitleDisplayMode(.inline).toolbar { Circle() }.toolbar {}
      .ignoresSafeArea().ignoresSafeArea(edges: .top).edgesIgnoringSafeArea(.all)
      .statusBar(hidden: true).toolbarTitleDisplayMode(NavigationBarItem.TitleDisplayMode.large)
      .contextMenu(ContextMenu { Button("Copy") {} })
      .previewLayout(.sizeThatFits).previewLayout(.fixed(width: 3, height: 4))
      .previewDevice("iPhone").previewDisplayName("Circle")
      .drawn(20, 20)
    #expect(carried == plain)
  }

  @Test
  func modifiersOfListsBarsAndSheetsChangeNothing() throws {
    let plain = try Circle().drawn(20, 20)
    let carried = try Circle()
      .listStyle(.insetGrouped).listStyle(PlainListStyle()).listRowSeparator(.hidden)
      .listRowSeparatorTint(.red).badge(3).badge("new").refreshable {}
      .swipeActions { Button("Delete", role: .destructive) {} }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
        ToolbarItemGroup(placement: .bottomBar) { Circle() }
      }
      .toolbar(.hidden, for: .navigationBar, .tabBar)
      .toolbarBackground(.red, for: .navigationBar)
      .toolbarBackground(.visible, for: .tabBar).toolbarColorScheme(.dark)
      .navigationDestination(for: Int.self) { _ in Circle() }.navigationViewStyle(.stack)
      .sheet(item: .constant(Optional<Dot>.none)) { _ in Circle() }
      .popover(isPresented: .constant(true)) { Circle() }
      .confirmationDialog("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
      .alert("Sure?", isPresented: .constant(true)) {
        Button("Yes") {}
      } message: {
        Text("No")
      }
      .alert(isPresented: .constant(true)) { Alert(title: Text("No")) }
      .presentationDetents([.medium, .height(30), .fraction(0.3)])
      .presentationDragIndicator(.visible).presentationCornerRadius(3)
      .drawn(20, 20)
    #expect(carried == plain)
  }

  @Test
  func modifiersOfTypingDraggingAndBarsChangeNothing() throws {
    let plain = try Circle().drawn(20, 20)
    let carried = try Circle()
      .autocorrectionDisabled().disableAutocorrection(true).submitLabel(.done)
      .textInputAutocapitalization(.never).onKeyPress(.space) { .handled }
      .keyboardShortcut("k", modifiers: [.command, .shift])
      .draggable("x").draggable(3) { Circle() }
      .dropDestination(for: String.self) { _, _ in true }
      .navigationTransition(.automatic).buttonRepeatBehavior(.enabled)
      .accessibilityChartDescriptor(3).focusEffectDisabled().invalidatableContent()
      .digitalCrownRotation(.constant(0.5))
      .scrollPosition(.constant(ScrollPosition())).contentMargins(8)
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, _ in }
      .onScrollPhaseChange { _, phase in _ = phase.isScrolling }
      .scrollEdgeEffectStyle(.soft, for: .top).backgroundExtensionEffect()
      .redacted(reason: .placeholder).unredacted()
      .drawn(20, 20)
    #expect(carried == plain)
  }

  @Test
  func hiddenContentsAreNoted() throws {
    struct ParsedVariables: View {
      @Environment(\.redactionReasons) private var reasons

      var body: some View { Color.red.opacity(reasons.contains(.placeholder) ? 0.5 : 1) }
    }
    let plain = try ParsedVariables().drawn(20, 20)
    #expect(try ParsedVariables().redacted(reason: .placeholder).drawn(20, 20) != plain)
    #expect(
      try ParsedVariables().unredacted().redacted(reason: .placeholder).drawn(20, 20) == plain
    )
  }

  private struct Dot: Identifiable {
    let id: Int
  }

  private struct HalfPages: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = context.containerSize.width / 2
    }
  }

  @Test
  func secondaryTextScaleIsNoted() throws {
    func notes(_ view: some View) throws -> [String] {
      try ImageRenderer(content: view).notes().map(\.name)
    }
    #expect(try notes(HStack { Text("a") }.textScale(.secondary)) == ["textScale"])
    #expect(try notes(HStack { Text("a") }.textScale(.default)) == [])
  }

  @Test
  func gestureAndScrollModifiersChangeNothing() throws {
    let plain = try Circle().drawn(20, 20)
    let carried = try Circle()
      .sensoryFeedback(.success, trigger: 1)
      .sensoryFeedback(.impact(weight: .heavy, intensity: 0.3), trigger: 1) { $0 != $1 }
      .sensoryFeedback(trigger: 1) { _, _ in .selection }
      .symbolEffect(.variableColor.iterative.reversing, options: .repeat(3).speed(2))
      .symbolEffect(.bounce, value: 1).contentTransition(.symbolEffect(.replace.downUp))
      .scrollTargetBehavior(.paging).scrollBounceBehavior(.basedOnSize)
      .scrollTargetBehavior(.viewAligned).scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollTargetBehavior(.viewAligned(anchor: .center)).scrollTargetBehavior(HalfPages())
      .scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: 1)
      .textScale(.default).textScale(.secondary, isEnabled: false)
      .scrollContentBackground(.hidden).contentMargins(.horizontal, 3, for: .scrollContent)
      .scrollPosition(id: .constant(Optional(1))).keyboardShortcut(.defaultAction)
      .gesture(MagnifyGesture().onChanged { _ = $0.magnification })
      .gesture(RotateGesture().onChanged { _ = $0.rotation }, isEnabled: true)
      .gesture(SpatialTapGesture().onEnded { _ = $0.location })
      .gesture(Bool.random() ? nil : DragGesture())
      .onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: {})
      .onLongPressGesture(minimumDuration: 1, perform: {}).onLongPressGesture {}
      .onContinuousHover { _ in }.hoverEffect(.lift).textSelection(.enabled)
      .accessibilityAction {}.accessibilityAction(named: "Turn") {}.accessibilityHeading(.h2)
      .accessibilityAdjustableAction { _ in }.accessibilityRepresentation { Text("Circle") }
      .drawn(20, 20)
    #expect(carried == plain)
  }

  @Test
  func scrollTransitionsHaveTheIdentityPhase() throws {
    let scrolled = try Circle()
      .scrollTransition { $0.opacity($1.isIdentity ? 1 : 0).scaleEffect(1 - abs($1.value) / 2) }
      .drawn(20, 20)
    #expect(scrolled.leaves.map(\.name) == ["Circle"])
    let faded = try Circle().scrollTransition { effect, _ in effect.opacity(0.5) }.drawn(20, 20)
    #expect(faded != scrolled)
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

  @Test @MainActor
  func gesturesNeverHappen() throws {
    #expect(try Knob().drawn(20, 20).leaves.map(\.transform.tx) == [0])
  }

  @Test
  func buttonDrawsItsLabelInTheTint() throws {
    #expect(
      try Button("On") {}.drawn(nil, nil).leaves.map(\.color) == [Color.blue.rgbaBytes]
    )
    #expect(
      try Button(action: {}, label: { Circle() }).tint(.red).drawn(9, 9).leaves.map(\.color)
        == [Color.red.rgbaBytes]
    )
  }

  @Test
  func buttonKeepsTheColorSetAroundIt() throws {
    let button = Button(action: {}, label: { Circle() }).foregroundColor(.green).tint(.red)
    #expect(try button.drawn(9, 9).leaves.map(\.color) == [Color.green.rgbaBytes])
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
