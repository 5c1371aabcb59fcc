import Drawing
import Testing

@Suite
struct HostileInputTests {
  private static func nested(_ depth: Int) -> AnyView {
    depth == 0 ? AnyView(Color.red) : AnyView(Nest(depth: depth))
  }

  private struct Nest: View {
    let depth: Int
    var body: some View {
      VStack { HostileInputTests.nested(depth - 1).padding(0) }
    }
  }

  private struct Endless: View {
    var body: AnyView { AnyView(Endless()) }
  }

  @Test(arguments: [100, 1_000, 2_000])
  func deepNestingIsDrawn(depth: Int) async throws {
    let list = try HostileInputTests.nested(depth).drawn(50, 50)
    #expect(list.leaves.count == 1)
  }

  @Test
  func endlessNestingIsAnError() async {
    #expect(throws: RenderingError.nestedTooDeeply(limit: 16_384)) {
      try Endless().drawn(50, 50)
    }
  }

  private static func clipped(_ depth: Int) -> AnyView {
    (0..<depth).reduce(AnyView(Color.red)) { view, _ in AnyView(view.clipShape(Circle())) }
  }

  @Test(arguments: [10, 1_000])
  func deepGroupsReachEveryOutput(depth: Int) throws {
    let renderer = ImageRenderer(content: HostileInputTests.clipped(depth))
    renderer.proposedSize = ProposedViewSize(width: 8, height: 8)
    #expect(try !renderer.png().isEmpty)
    #expect(try renderer.svg().contains("<path"))
    #expect(try renderer.pathCommands().contains("clip"))
  }

  @Test
  func deeperGroupsAreAnError() {
    #expect(throws: RenderingError.groupsNestedTooDeeply(limit: 1_000)) {
      try HostileInputTests.clipped(1_001).drawn(8, 8)
    }
  }

  /// Each layer calls a closure, so unlimited nesting would overflow the stack.
  @Test(arguments: [false, true])
  func deeperLayersAreAnError(areClips: Bool) throws {
    @Sendable func draw(_ depth: Int, _ context: inout GraphicsContext) {
      guard depth > 0 else {
        return context.fill(Path(CGRect(0, 0, 8, 8)), with: .color(.red))
      }
      if areClips {
        context.clipToLayer { draw(depth - 1, &$0) }
        context.fill(Path(CGRect(0, 0, 8, 8)), with: .color(.red))
      } else {
        context.drawLayer { draw(depth - 1, &$0) }
      }
    }
    let list = try Canvas { context, _ in draw(500, &context) }.drawn(8, 8)
    #expect(!list.leaves.isEmpty)
    for depth in [1_001, 20_000] {
      #expect(throws: RenderingError.groupsNestedTooDeeply(limit: 1_000)) {
        try Canvas { context, _ in draw(depth, &context) }.drawn(8, 8)
      }
    }
    #expect(throws: RenderingError.groupsNestedTooDeeply(limit: 1_000)) {
      try Canvas { context, _ in draw(1_000, &context) }.clipShape(Circle()).drawn(8, 8)
    }
  }

  @Test
  func manySiblingsAreDrawn() throws {
    let list = try VStack(spacing: 0) {
      ForEach(0..<20_000) { _ in Color.red }
    }.drawn(10, 20_000)
    #expect(list.leaves.count == 20_000)
    #expect(list.leaves.last?.transform.ty == 19_999)
  }

  @Test(.timeLimit(.minutes(10)))
  func stacksInStacksAreNotExponential() throws {
    func tower(_ depth: Int) -> AnyView {
      guard depth > 0 else { return AnyView(Circle()) }
      return AnyView(
        HStack {
          VStack {
            tower(depth - 1)
            Circle()
          }
          Rectangle()
        }
      )
    }
    let list = try tower(30).drawn(2_000, 2_000)
    #expect(!list.leaves.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5])
  func hostileLengthsAreDrawnOrDropped(length: CGFloat) throws {
    let list = try ZStack {
      Color.red.padding(length)
      Color.green.frame(minWidth: length, idealWidth: length, maxWidth: length)
      Color.blue.offset(x: length, y: length)
      Circle().scaleEffect(length)
      Circle().rotationEffect(.degrees(Double(length)))
      Circle().position(x: length, y: length)
      Circle().inset(by: length)
      Rectangle().stroke(lineWidth: length)
      RoundedRectangle(cornerRadius: length)
      Rectangle().opacity(Double(length))
      VStack(spacing: length) {
        Color.red
        Color.blue
      }
      Color.pink.aspectRatio(length, contentMode: .fill)
    }
    .frame(width: 20, height: 20)
    .drawn(length, length)
    #expect(list.size == CGSize(width: 20, height: 20))
    #expect(list.leaves.allSatisfy { $0.transform.tx.isFinite })
  }

  @Test
  func infiniteCanvasIsAnErrorWithAFix() {
    let error = #expect(throws: RenderingError.self) {
      try Color.red.drawn(.infinity, 10)
    }
    #expect(error?.description.contains("canvasSize") == true)
  }

  @Test
  func emptyThingsAreDropped() throws {
    let list = try ZStack {
      Color.clear
      Rectangle().opacity(0)
      Color.red.frame(width: 0)
      Path()
      Color.red.hidden()
      Color.red.mask(Color.clear)
      EmptyView()
    }.drawn(10, 10)
    #expect(list.nodes.isEmpty)
  }
}
