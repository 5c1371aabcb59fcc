import Drawing
import DrawingTestSupport
import Scene
import TestSupport
import Testing

/// Deeply nested views and groups on a small stack, while the system can't create larger ones.
@Suite
struct NoLargerStackTests {
  /// Calls `draw` on a small stack and returns the error that it throws.
  private static func error(
    size: Int = 512 << 10,
    _ draw: @escaping @Sendable () throws -> Void
  ) -> String {
    SmallStack.run(size: size) {
      LargeThread.$sizes.withValue([]) {
        do {
          try draw()
          return ""
        } catch {
          return "\(error)"
        }
      }
    }
  }

  private static func nested(_ levels: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
    (0..<levels).reduce(AnyView(Color.red)) { view, _ in wrap(view) }
  }

  private static let noStack = RenderingError.noLargerStack.description

  private static func padded<Content: View>(_ view: Content, _ levels: Int) -> AnyView {
    levels == 0 ? AnyView(view) : padded(view.padding(1), levels - 1)
  }

  /// The views are nested in their type, not only in the tree.
  @Test
  func nestedTypesAreAnError() throws {
    let view = Self.padded(Color.red, 200)
    #expect(try view.drawn(1_000, 1_000).leaves.count == 1)
    #expect(Self.error(size: 256 << 10) { _ = try view.drawn(1_000, 1_000) } == Self.noStack)
  }

  @Test
  func theErrorHasACauseAndAFix() {
    let text = Self.noStack
    #expect(text.contains("nested too deeply for the stack of this thread"))
    #expect(text.contains("`swift test --no-parallel`") && text.contains("`ulimit -a`"))
  }

  @Test
  func nestedViewsAreAnError() {
    let error = Self.error {
      _ = try Self.nested(2_000) { view in AnyView(VStack { view }) }.drawn(8, 8)
    }
    #expect(error == Self.noStack)
  }

  /// The stack of the calling thread is used as long as it is large enough.
  @Test(arguments: [(20, 512 << 10), (32, 512 << 10), (100, 8 << 20)])
  func viewsAreDrawnIfTheStackIsLargeEnough(levels: Int, size: Int) {
    let error = Self.error(size: size) {
      _ = try Self.nested(levels) { view in AnyView(VStack { view }) }.drawn(8, 8)
    }
    #expect(error.isEmpty)
  }

  /// Views whose layout might overflow the stack are an error, although they could be evaluated.
  @Test
  func viewsAreNotLaidOutIfTheStackMayBeTooSmall() {
    let error = Self.error(size: 800 << 10) {
      _ = try Self.nested(60) { view in AnyView(VStack { view }) }.drawn(8, 8)
    }
    #expect(error == Self.noStack)
  }

  private static func draw(_ depth: Int, _ context: inout GraphicsContext) {
    guard depth > 0 else {
      return context.fill(Path(CGRect(0, 0, 8, 8)), with: .color(.red))
    }
    context.drawLayer { draw(depth - 1, &$0) }
  }

  @Test
  func nestedLayersAreAnError() {
    let error = Self.error {
      _ = try Canvas { context, _ in Self.draw(999, &context) }.drawn(8, 8)
    }
    #expect(error == Self.noStack)
  }

  @Test
  func nestedClipLayersAreAnError() {
    @Sendable func draw(_ depth: Int, _ context: inout GraphicsContext) {
      guard depth > 0 else { return }
      context.clipToLayer { draw(depth - 1, &$0) }
    }
    let error = Self.error {
      _ = try Canvas { context, _ in draw(999, &context) }.drawn(8, 8)
    }
    #expect(error == Self.noStack)
  }

  @Test
  func layersAreDrawnOnSmallStacks() {
    let list = SmallStack.run {
      try? Canvas { context, _ in Self.draw(999, &context) }.drawn(8, 8)
    }
    #expect(list?.leaves.count == 1)
  }

  private struct Problem: Error {}

  /// The closure of a layer may run on another thread, whose errors are rethrown.
  @Test
  func layersRethrowErrors() {
    nonisolated(unsafe) var caught = 0
    @Sendable func draw(_ depth: Int, _ context: inout GraphicsContext) throws {
      guard depth > 0 else { throw Problem() }
      try context.drawLayer { try draw(depth - 1, &$0) }
    }
    SmallStack.run {
      _ = try? Canvas { context, _ in
        do { try draw(999, &context) } catch { caught += error is Problem ? 1 : 0 }
      }.drawn(8, 8)
    }
    #expect(caught == 1)
  }

  /// Filters in filters, as a canvas with nested shadows contains them.
  private static func filters(_ count: Int) -> DisplayList {
    let path = Path(CGRect(0, 0, 5, 5))
    let leaf = DisplayList.Leaf(
      name: "",
      outline: .fill(path, evenOdd: false),
      paint: .solid(.black)
    )
    let blur = Scene.Filter.blur(.init(deviation: CGSize(width: 0.01, height: 0.01)))
    let nodes = (0..<count).reduce([DisplayList.Node.leaf(leaf)]) { nodes, _ in
      [.group(DisplayList.Group(name: "", filter: blur, nodes: nodes))]
    }
    return DisplayList(size: CGSize(width: 20, height: 20), nodes: nodes)
  }

  @Test
  func nestedFiltersAreAnErrorOfTheBitmap() {
    let error = Self.error { _ = try Self.filters(999).bitmap() }
    #expect(error == RasterError.noLargerStack.description)
    #expect(Self.error { _ = try Self.filters(5).bitmap() } == "")
  }

  @Test
  func nestedCommandsAreAnError() {
    let text = Self.filters(999).commands()
    let error = Self.error { _ = try DisplayList(commands: text) }
    #expect(error.contains("nested too deeply for the stack of this thread"))
  }

  /// Values whose release would overflow the stack are kept.
  @Test
  func nestedValuesEnd() {
    SmallStack.run {
      LargeThread.$sizes.withValue([]) {
        let lists = Self.filters(20_000)
        let animation = (0..<20_000).reduce(Animation.linear) { animation, _ in
          animation.delay(1e-6)
        }
        withExtendedLifetime((lists, animation)) {}
      }
    }
  }
}
