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

nonisolated extension View {
  fileprivate func reporting(_ name: String) -> some View {
    preference(key: Names.self, value: [name])
  }
}

@Suite
struct PreferenceTests {
  /// Returns the values that an observer of the views' preference receives, in order.
  private static func reported<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) throws -> [[String]] {
    let box = Box()
    _ = try content().onPreferenceChange(Names.self) { box.reported.append($0) }.drawn(100, 100)
    return box.reported
  }

  private final class Box {
    var reported: [[String]] = []
  }

  @Test
  func nestedReadersReadTheSameValues() throws {
    let inner = Box()
    let reported = try PreferenceTests.reported {
      ZStack {
        Color.red.reporting("a").zIndex(1)
        VStack {
          Color.blue.reporting("b")
          Color.green.reporting("c")
        }
        .onPreferenceChange(Names.self) { inner.reported.append($0) }
        .overlayPreferenceValue(Names.self) { names in Color.red.reporting("\(names.count)") }
      }
    }
    #expect(inner.reported == [["b", "c"]])
    #expect(reported == [["a", "b", "c", "2"]])
  }

  @Test
  func valuesAreJoinedInTheOrderOfTheTree() throws {
    let reported = try PreferenceTests.reported {
      VStack {
        Color.red.reporting("a").zIndex(1)
        HStack {
          Color.red.reporting("b")
          Color.red.reporting("c")
        }
        .background(Color.blue.reporting("d"))
        GeometryReader { _ in Color.red.reporting("e") }
      }
    }
    #expect(reported == [["a", "b", "c", "d", "e"]])
  }

  @Test
  func outerValueReplacesInnerValues() throws {
    let reported = try PreferenceTests.reported {
      VStack { Color.red.reporting("inner") }.reporting("outer")
    }
    #expect(reported == [["outer"]])
  }

  @Test
  func valuesCanBeTransformed() throws {
    let reported = try PreferenceTests.reported {
      VStack { Color.red.reporting("a") }
        .transformPreference(Names.self) { $0.append("b") }
    }
    #expect(reported == [["a", "b"]])
  }

  @Test
  func invisibleViewsSetPreferences() throws {
    let reported = try PreferenceTests.reported {
      VStack {
        Color.red.reporting("hidden").hidden()
        Color.red.reporting("clear").opacity(0)
      }
    }
    #expect(reported == [["hidden", "clear"]])
  }

  @Test
  func unchangedPreferencesCallNoObserver() throws {
    #expect(try PreferenceTests.reported { Color.red } == [])
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

  /// Overlays are evaluated after the view has been drawn.
  @Test
  func overlaysAreAlignedWithGuidesInsideTheView() throws {
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { _ in 6 }
    }
    let list = try view.overlayPreferenceValue(Widest.self, alignment: .top) { _ in
      Rectangle().frame(width: 4, height: 2)
    }.drawn(nil, nil)
    #expect(list.leaves.map(\.transform.ty) == [0, 6])
  }

  /// The guide is the height of the subview for an unspecified proposal.
  private struct IdealGuide: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize { CGSize(width: 60, height: 60) }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }

    func explicitAlignment(
      of guide: VerticalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGFloat? { subviews.first?.sizeThatFits(.unspecified).height }
  }

  @Test
  func guidesMayMeasureAViewThatHasBeenDrawn() throws {
    let view = IdealGuide {
      Color.red.frame(minHeight: 5, idealHeight: 23).padding(2)
    }
    let list = try view.overlayPreferenceValue(Widest.self, alignment: .top) { _ in
      Rectangle().frame(width: 4, height: 2)
    }.drawn(nil, nil)
    #expect(list.leaves.last?.transform.ty == 27)
  }

  @Test
  func manyViewsSetPreferences() throws {
    let reported = try PreferenceTests.reported {
      VStack(spacing: 0) {
        ForEach(0..<20_000) { number in Color.red.reporting("\(number)") }
      }
    }
    #expect(reported.first?.count == 20_000)
    #expect(reported.first?.last == "19999")
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
  nonisolated private struct RemovedMiddleView: View {
    var isAnimated = true
    let hear: ([String]) -> Void
    @State private var hasGone = false

    var body: some View {
      HStack {
        Color.red.reporting("first")
        if !hasGone {
          Color.green.reporting("going")
        }
        Color.blue.reporting("last")
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
    _ = try RemovedMiddleView(isAnimated: isAnimated) { box.reported.append($0) }.drawn(
      100,
      100,
      at: time
    )
    #expect(box.reported == Array([["first", "going", "last"], ["first", "last"]].prefix(count)))
  }
}
