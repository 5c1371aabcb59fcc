import Drawing
import Testing

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Widest: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

extension View {
  fileprivate func telling(_ name: String) -> some View {
    preference(key: Names.self, value: [name])
  }
}

@Suite
struct PreferenceTests {
  /// Returns the values that an observer of the views' preference receives, in order.
  private static func heard<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) throws -> [[String]] {
    let box = Box()
    _ = try content().onPreferenceChange(Names.self) { box.heard.append($0) }.drawn(100, 100)
    return box.heard
  }

  private final class Box {
    var heard: [[String]] = []
  }

  @Test
  func valuesAreJoinedInTheOrderOfTheTree() throws {
    let heard = try PreferenceTests.heard {
      VStack {
        Color.red.telling("a").zIndex(1)
        HStack {
          Color.red.telling("b")
          Color.red.telling("c")
        }
        .background(Color.blue.telling("d"))
        GeometryReader { _ in Color.red.telling("e") }
      }
    }
    #expect(heard == [["a", "b", "c", "d", "e"]])
  }

  @Test
  func outerValueReplacesInnerValues() throws {
    let heard = try PreferenceTests.heard {
      VStack { Color.red.telling("inner") }.telling("outer")
    }
    #expect(heard == [["outer"]])
  }

  @Test
  func valuesCanBeTransformed() throws {
    let heard = try PreferenceTests.heard {
      VStack { Color.red.telling("a") }
        .transformPreference(Names.self) { $0.append("b") }
    }
    #expect(heard == [["a", "b"]])
  }

  @Test
  func invisibleViewsSetPreferences() throws {
    let heard = try PreferenceTests.heard {
      VStack {
        Color.red.telling("hidden").hidden()
        Color.red.telling("clear").opacity(0)
      }
    }
    #expect(heard == [["hidden", "clear"]])
  }

  @Test
  func unchangedPreferencesCallNoObserver() throws {
    #expect(try PreferenceTests.heard { Color.red } == [])
  }

  private struct Matched: View {
    @State private var width: CGFloat = 10

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 30, height: 10)
          .background(
            GeometryReader { reader in
              Color.clear.preference(key: Widest.self, value: reader.size.width)
            }
          )
        Color.blue.frame(width: width, height: 10)
      }
      .onPreferenceChange(Widest.self) { width = $0 }
    }
  }

  @Test
  func preferencesCanChangeTheLayout() throws {
    let list = try Matched().drawn(100, 100)
    #expect(list.leaves.map { $0.outline.path.boundingRect.width } == [30, 30])
  }

  private struct Restless: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width, height: 10)
        .preference(key: Widest.self, value: width + 1)
        .onPreferenceChange(Widest.self) { width = $0 }
    }
  }

  @Test
  func valuesThatNeverSettleAreAnError() {
    #expect(throws: RenderingError.self) { try Restless().drawn(10, 10) }
  }

  @Test
  func overlaysAreAboveAndBackgroundsBelow() throws {
    let view = Color.red.frame(width: 10, height: 10).preference(key: Widest.self, value: 4)
    let over = try view.overlayPreferenceValue(Widest.self) { width in
      Circle().frame(width: width)
    }.drawn(nil, nil)
    #expect(over.leaves.map { $0.outline.path.boundingRect.width } == [10, 4])
    let behind = try view.backgroundPreferenceValue(Widest.self, alignment: .leading) { width in
      Circle().frame(width: width)
    }.drawn(nil, nil)
    #expect(behind.leaves.map { $0.outline.path.boundingRect.width } == [4, 10])
    #expect(behind.leaves[0].transform.tx == 0)
  }

  @Test
  func manyViewsSetPreferences() throws {
    let heard = try PreferenceTests.heard {
      VStack(spacing: 0) {
        ForEach(0..<20_000) { number in Color.red.telling("\(number)") }
      }
    }
    #expect(heard.first?.count == 20_000)
    #expect(heard.first?.last == "19999")
  }

  private struct Measured: View {
    @State private var size = CGSize.zero

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 30, height: 12)
          .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { size = $0 })
        Color.blue.frame(width: size.height, height: size.width)
      }
    }
  }

  @Test
  func geometryChangesAreObserved() throws {
    let list = try Measured().drawn(100, 100)
    #expect(
      list.leaves.map { $0.outline.path.boundingRect.size }.last == CGSize(width: 12, height: 30)
    )
  }

  /// Three views, of which the middle one is removed, over one second if it is animated.
  private struct RemovedMiddleView: View {
    var isAnimated = true
    let hear: ([String]) -> Void
    @State private var hasGone = false

    var body: some View {
      HStack {
        Color.red.telling("first")
        if !hasGone {
          Color.green.telling("going")
        }
        Color.blue.telling("last")
      }
      .onPreferenceChange(Names.self, perform: hear)
      .onAppear {
        withAnimation(isAnimated ? .linear(duration: 1) : nil) { hasGone = true }
      }
    }
  }

  @Test(arguments: [(true, 0.5, 1), (true, 2, 2), (false, 0, 2)])
  func removedViewSetsPreferencesDuringItsTransition(isAnimated: Bool, time: Double, count: Int)
    throws
  {
    let box = Box()
    _ = try RemovedMiddleView(isAnimated: isAnimated) { box.heard.append($0) }.drawn(
      100,
      100,
      at: time
    )
    #expect(box.heard == Array([["first", "going", "last"], ["first", "last"]].prefix(count)))
  }
}
