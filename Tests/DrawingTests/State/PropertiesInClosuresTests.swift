import Drawing
import Foundation
import Scene
import Testing

/// Closures that are called after the body has returned read the current values of its properties.
@Suite
struct PropertiesInClosuresTests {
  enum Closure: CaseIterable {
    case guide
    case visualEffect
    case containerFrame
    case environment
    case preference
    case anchor
    case changedAnchor
    case geometry
    case keyframes
  }

  struct LengthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  /// The views, with a closure that reads the length from the state.
  private struct Stateful: View {
    let closure: Closure
    @State private var length: CGFloat = 0

    var body: some View {
      PropertiesInClosuresTests.moved(by: { length }, closure)
        .onAppear { length = 30 }
    }
  }

  private struct Nested: View {
    let closure: Closure
    @Environment(\.length) private var length

    var body: some View { PropertiesInClosuresTests.moved(by: { length }, closure) }
  }

  /// Returns a red square that a closure moves to the right by a length.
  @MainActor fileprivate static func moved(
    by length: @escaping () -> CGFloat,
    _ closure: Closure
  ) -> AnyView {
    let square = Color.red.frame(width: 10, height: 10)
    let wide = Color.clear.frame(width: 100, height: 10)
    switch closure {
    case .guide:
      return AnyView(
        ZStack(alignment: .leading) {
          wide
          square.alignmentGuide(.leading) { _ in -length() }
        }
      )
    case .visualEffect:
      nonisolated(unsafe) let length = length
      return AnyView(square.visualEffect { content, _ in content.offset(x: length()) })
    case .containerFrame:
      return AnyView(
        HStack(spacing: 0) {
          Color.clear.containerRelativeFrame(.horizontal) { _, _ in length() }
          square
        }
      )
    case .environment:
      return AnyView(Offset().transformEnvironment(\.offset) { $0 = length() })
    case .preference:
      return AnyView(
        Color.clear.frame(width: 10, height: 10)
          .transformPreference(LengthKey.self) { $0 += length() }
          .overlayPreferenceValue(LengthKey.self) { square.offset(x: $0) }
      )
    case .anchor:
      return AnyView(
        Color.clear.frame(width: 10, height: 10)
          .anchorPreference(key: LengthKey.self, value: .bounds) { _ in length() }
          .overlayPreferenceValue(LengthKey.self) { square.offset(x: $0) }
      )
    case .changedAnchor:
      return AnyView(
        Color.clear.frame(width: 10, height: 10)
          .transformAnchorPreference(key: LengthKey.self, value: .bounds) { value, _ in
            value += length()
          }
          .overlayPreferenceValue(LengthKey.self) { square.offset(x: $0) }
      )
    case .geometry:
      return AnyView(Measured(length: length))
    case .keyframes:
      return AnyView(
        square.keyframeAnimator(initialValue: 0.0, trigger: length()) { content, x in
          content.offset(x: x)
        } keyframes: { _ in
          MoveKeyframe(Double(length()))
        }
      )
    }
  }

  /// A square that is moved by the environment.
  private struct Offset: View {
    @Environment(\.offset) private var offset
    var body: some View { Color.red.frame(width: 10, height: 10).offset(x: offset) }
  }

  /// A square that is moved by a value that a closure computes from its geometry.
  private struct Measured: View {
    let length: () -> CGFloat
    @State private var x: CGFloat = 0
    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width - 10 + length()
        } action: {
          x = $0
        }
        .offset(x: x)
    }
  }

  private static func left(_ view: some View) throws -> [CGFloat] {
    try view.frame(width: 100, height: 10, alignment: .leading).drawn(100, 10, at: 1).leaves
      .filter { $0.color?.red == 255 }
      .map { $0.outline.path.boundingRect.applying($0.transform).minX }
  }

  @Test(arguments: Closure.allCases)
  func stateIsCurrent(closure: Closure) throws {
    #expect(try Self.left(Stateful(closure: closure)) == [30])
  }

  // Keyframes start only when a value changes.
  @Test(arguments: Closure.allCases.filter { $0 != .keyframes })
  func environmentIsThatOfTheView(closure: Closure) throws {
    #expect(try Self.left(Nested(closure: closure).environment(\.length, 30)) == [30])
  }

  /// A bar that grows, with an animation that a closure chooses by the state.
  private struct Growing: View {
    @State private var isWide = false
    let isScoped: Bool
    var body: some View {
      let bar = Color.red.frame(width: isWide ? 30 : 10, height: 1)
      Group {
        if isScoped {
          Color.clear.transaction {
            $0.animation = isWide ? .linear(duration: 2) : nil
          } body: { _ in
            bar
          }
        } else {
          bar.transaction { $0.animation = isWide ? .linear(duration: 2) : nil }
        }
      }
      .onAppear { isWide = true }
    }
  }

  /// A square that keyframes move from its appearance on.
  private struct Moving: View {
    @State private var length: CGFloat = 0
    @State private var isShown = false
    var body: some View {
      Group {
        if isShown {
          Color.red.frame(width: 10, height: 10)
            .keyframeAnimator(initialValue: 0.0, repeating: false) { content, x in
              content.offset(x: x)
            } keyframes: { _ in
              MoveKeyframe(Double(length))
            }
        }
      }
      .onAppear { (length, isShown) = (30, true) }
    }
  }

  @Test
  func keyframesOfAnAppearanceReadTheState() throws {
    #expect(try Self.left(Moving()) == [30])
  }

  /// A bar that grows when a value changes, with an animation that depends on the state.
  private struct GrowingByValue: View {
    @State private var isWide = false
    var body: some View {
      Color.red.frame(width: isWide ? 30 : 10, height: 1)
        .transaction(value: isWide) { $0.animation = isWide ? .linear(duration: 2) : nil }
        .onAppear { isWide = true }
    }
  }

  @Test
  func transactionsOfAValueReadTheState() throws {
    #expect(try GrowingByValue().drawn(nil, nil, at: 1).leaves.map(\.width) == [20])
  }

  /// Views of which one is removed while it shows a state of a view around it.
  private struct Leaving: View {
    let isElement: Bool
    @State private var length: CGFloat = 0
    @State private var isRemoved = false

    var body: some View {
      ZStack(alignment: .leading) {
        Color.clear
        if isElement {
          ForEach(isRemoved ? [] : [1], id: \.self) { _ in
            Color.red.frame(width: 10, height: 10).offset(x: length)
          }
        } else if !isRemoved {
          Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -length }
        }
      }
      .onAppear {
        length = 30
        withAnimation(.linear(duration: 2)) { isRemoved = true }
      }
    }
  }

  nonisolated private struct Inside<Content: View>: View {
    let content: Content
    var body: some View { VStack { content } }
  }

  @Test(arguments: [false, true])
  func removedViewsReadTheState(isElement: Bool) throws {
    #expect(try Self.left(Inside(content: Leaving(isElement: isElement))) == [30])
  }

  @Test(arguments: [false, true])
  func transactionsReadTheState(isScoped: Bool) throws {
    #expect(try Growing(isScoped: isScoped).drawn(nil, nil, at: 1).leaves.map(\.width) == [20])
  }
}

extension DisplayList.Leaf {
  fileprivate var width: CGFloat { outline.path.boundingRect.applying(transform).width }
}

private struct LengthValue: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct OffsetValue: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
  fileprivate var length: CGFloat {
    get { self[LengthValue.self] }
    set { self[LengthValue.self] = newValue }
  }

  fileprivate var offset: CGFloat {
    get { self[OffsetValue.self] }
    set { self[OffsetValue.self] = newValue }
  }
}
