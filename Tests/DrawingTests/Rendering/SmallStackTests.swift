import Drawing
import DrawingTestSupport
import Pixels
import Scene
import TestSupport
import Testing

/// Deeply nested views and values, drawn on a thread with a small stack.
@Suite
struct SmallStackTests {
  /// Creates, draws and releases a view on a small stack, and returns the number of leaves drawn.
  private static func draw(
    at time: Double = 0,
    _ make: @escaping @Sendable () -> any View
  ) -> Result<Int, RenderingError> {
    SmallStack.run {
      do {
        return .success(try make().drawn(8, 8, at: time).leaves.count)
      } catch let error as RenderingError {
        return .failure(error)
      } catch {
        return .success(-1)
      }
    }
  }

  /// Returns a view that `wrap` wraps `levels` times.
  private static func nested(
    _ levels: Int,
    _ wrap: (AnyView) -> AnyView
  ) -> AnyView {
    (0..<levels).reduce(AnyView(Color.red)) { view, _ in wrap(view) }
  }

  // MARK: - Views

  @Test
  func longChainsOfModifiersInReadersAreReleased() {
    let inReader = SmallStackTests.draw {
      GeometryReader { _ in SmallStackTests.nested(5_000) { AnyView($0.padding(0)) } }
    }
    #expect(inReader == .success(1))
    let inOverlay = SmallStackTests.draw {
      Color.clear.overlayPreferenceValue(Depth.self) { _ in
        SmallStackTests.nested(5_000) { AnyView($0.opacity(1).padding(0)) }
      }
    }
    #expect(inOverlay == .success(1))
  }

  @Test
  func nestedForegroundColorsAreReleased() {
    let colors = SmallStackTests.draw {
      SmallStackTests.nested(5_000) { AnyView($0.foregroundColor(.red)) }
    }
    #expect(colors == .success(1))
    #expect(SmallStackTests.draw { ColoredReaders(levels: 3_000) } == .success(1))
  }

  /// Readers in readers, whose content is evaluated when they are drawn.
  private struct ColoredReaders: View {
    let levels: Int

    var body: some View {
      GeometryReader { _ in
        if levels > 0 { AnyView(ColoredReaders(levels: levels - 1)) } else { Rectangle() }
      }
      .foregroundColor(.red)
    }
  }

  private struct Depth: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test
  func thousandClipsReachEveryOutput() {
    let sizes = SmallStack.run { () -> [Int] in
      let clips = SmallStackTests.nested(1_000) { AnyView($0.clipShape(Circle())) }
      guard let list = try? clips.drawn(8, 8) else { return [] }
      let same = list.nodes == list.nodes.map { $0 } ? 1 : 0
      let read = (try? DisplayList(commands: list.commands()))?.commands() == list.commands()
      let elements = list.description.split(separator: "\n").count
      let bitmap = try? list.bitmap()
      return [
        same, read ? 1 : 0, elements, list.svg().split(separator: "\n").count, bitmap?.width ?? 0,
      ]
    }
    #expect(sizes == [1, 1, 1_002, 5_003, 8])
  }

  @Test
  func thousandMasksReachEveryOutput() {
    let sizes = SmallStack.run { () -> [Int] in
      let masks = SmallStackTests.nested(1_000) { view in AnyView(Color.red.mask { view }) }
      guard let list = try? masks.drawn(8, 8) else { return [] }
      return [list.svg().isEmpty ? 0 : 1, list.commands().isEmpty ? 0 : 1]
    }
    #expect(sizes == [1, 1])
  }

  @Test(arguments: [3_000, 5_000])
  func stacksAreDrawn(levels: Int) {
    let outcome = SmallStackTests.draw {
      SmallStackTests.nested(levels) { view in AnyView(VStack { view }) }
    }
    #expect(outcome == .success(1))
  }

  @Test
  func loopsAreDrawn() {
    let outcome = SmallStackTests.draw {
      SmallStackTests.nested(3_000) { view in AnyView(ForEach(0..<1) { _ in view }) }
    }
    #expect(outcome == .success(1))
  }

  @Test(arguments: [5_000, 20_000])
  func modifiersAreDrawnUpToTheLimit(levels: Int) {
    let outcome = SmallStackTests.draw {
      SmallStackTests.nested(levels) { AnyView($0.padding(0)) }
    }
    #expect(
      outcome == (levels < 8_000 ? .success(1) : .failure(.nestedTooDeeply(limit: 16_384)))
    )
  }

  /// A view with state, which is kept from one evaluation to the next.
  private struct Stateful: View {
    let content: AnyView
    @State private var number = 0

    var body: some View {
      content.onAppear { number = 1 }.opacity(number == 0 ? 0.5 : 1)
    }
  }

  @Test
  func statesAreKept() {
    let outcome = SmallStackTests.draw(at: 1) {
      SmallStackTests.nested(1_000) { AnyView(Stateful(content: $0)) }
    }
    #expect(outcome == .success(1))
  }

  @Test
  func viewsThatAreNeverDrawnEnd() {
    SmallStack.run {
      let views = SmallStackTests.nested(100_000) { AnyView($0.padding(0)) }
      withExtendedLifetime(views) {}
    }
  }

  // MARK: - Values

  @Test
  func mixedColorsAreDrawn() {
    let outcome = SmallStackTests.draw {
      let colors = (0..<20_000).reduce(Color.accentColor) { color, _ in
        color.mix(with: .blue, by: 0.5)
      }
      let same = (0..<20_000).reduce(Color.accentColor) { color, _ in
        color.mix(with: .blue, by: 0.5)
      }
      return Color.red.opacity(colors == same && colors.hashValue == same.hashValue ? 1 : 0)
        .background { Rectangle().fill(colors) }
    }
    #expect(outcome == .success(2))
  }

  @Test
  func stylesAreDrawn() {
    let outcome = SmallStackTests.draw {
      let styles = (0..<20_000).reduce(AnyShapeStyle(.red)) { style, _ in
        AnyShapeStyle(AnyShapeStyle(style).opacity(1))
      }
      return Rectangle().fill(styles)
    }
    #expect(outcome == .success(1))
  }

  @Test
  func shapesAreDrawn() {
    let outcome = SmallStackTests.draw {
      let shapes = (0..<20_000).reduce(AnyShape(Circle())) { shape, _ in
        AnyShape(AnyShape(shape).offset(x: 0))
      }
      return shapes.fill(.red)
    }
    #expect(outcome == .success(1))
  }

  /// A view that changes with an animation as soon as it appears.
  private struct Moving: View {
    let animation: Animation
    @State private var isOpen = false

    var body: some View {
      Color.red.frame(width: isOpen ? 4 : 2)
        .onAppear { withAnimation(animation) { isOpen = true } }
    }
  }

  @Test
  func delaysAndSpeedsAreDrawn() {
    let outcome = SmallStackTests.draw(at: 0.5) {
      let animation = (0..<20_000).reduce(Animation.linear) { animation, index in
        index.isMultiple(of: 2) ? animation.delay(1e-6) : animation.speed(1)
      }
      return Moving(animation: animation)
    }
    #expect(outcome == .success(1))
  }

  private struct Coming: View {
    let transition: AnyTransition
    @State private var isOpen = false

    var body: some View {
      ZStack {
        if isOpen { Color.red.transition(transition) }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isOpen = true } }
    }
  }

  @Test(arguments: [1_000, 20_000])
  func transitionsAreDrawnUpToTheLimit(count: Int) {
    let outcome = SmallStackTests.draw(at: 0.5) {
      let transition = (0..<count).reduce(AnyTransition.opacity) { transition, _ in
        transition.combined(with: .offset(x: 0))
      }
      return Coming(transition: transition)
    }
    #expect(
      outcome == (count == 1_000 ? .success(1) : .failure(.nestedTooDeeply(limit: 16_384)))
    )
  }

  @Test
  func bindingsAreReadAndWritten() {
    let values = SmallStack.run { () -> [Int] in
      nonisolated(unsafe) var value = 1
      let first = Binding(get: { value }, set: { value = $0 })
      let last = (0..<20_000).reduce(first) { binding, _ in
        Binding(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
      }
      let before = last.wrappedValue
      last.wrappedValue = 2
      return [before, value]
    }
    #expect(values == [1, 2])
  }
}
