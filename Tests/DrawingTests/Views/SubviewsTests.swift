import Drawing
import Foundation
import Scene
import Testing

extension ContainerValues {
  fileprivate var mark: Int {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

private struct MarkKey: ContainerValueKey {
  static var defaultValue: Int { 0 }
}

@Suite
struct SubviewsTests {
  nonisolated private struct Boxes<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      HStack(spacing: 0) {
        ForEach(subviews: content) { view in
          view.frame(width: 10).background(view.containerValues.mark == 1 ? Color.red : .blue)
        }
      }
    }
  }

  private struct Appearing: View {
    @State private var width = 3

    var body: some View {
      Color.red.frame(width: CGFloat(width), height: 5).onAppear { width = 7 }
    }
  }

  /// The first evaluation keeps no state, and stops at the first `onAppear`.
  @Test
  func theClosureOfAGroupReceivesAllViewsInEachEvaluation() throws {
    let list = try Group(
      subviews: Group {
        Appearing(); Appearing()
      }
    ) { views in
      HStack(spacing: 0) {
        views[1]
        views[0]
      }
    }.drawn(nil, 5)
    #expect(list.size.width == 14)
  }

  @Test
  func eachViewOfAContainerIsWrapped() throws {
    let list = try Boxes {
      Color.clear
      Color.clear.containerValue(\.mark, 1)
      ForEach(0..<2) { _ in Color.clear }
    }.drawn(nil, 5)
    #expect(list.size.width == 40)
    let places = Dictionary(grouping: list.leaves) { $0.color }
      .mapValues { $0.map { $0.outline.path.applying($0.transform).boundingRect.minX } }
    #expect(Set(places.values) == [[10], [0, 20, 30]])
  }

  @Test
  func aSubviewIsDrawnAsOftenAsItIsUsed() throws {
    let view = Group(subviews: Color.red.padding(2).frame(width: 10, height: 10)) { views in
      HStack(spacing: 0) {
        views[0]
        views[0].overlay { views[0].offset(x: 30) }
      }
    }
    #expect(try view.drawn(nil, nil).leaves.map(\.transform.tx) == [2, 12, 42])
  }

  private final class Kept: @unchecked Sendable {
    var views: [Subview] = []
    var collection: SubviewsCollection?
  }

  /// A rendering releases the storage of its views, so others can't draw them.
  @Test
  func aSubviewOfAnotherRenderingDrawsNothing() throws {
    let kept = Kept()
    let first = Group(subviews: Color.red.onAppear {}.frame(width: 10, height: 10)) { views in
      let _ = (kept.views, kept.collection) = (Array(views), views)
      views
    }
    #expect(try first.drawn(nil, nil).leaves.count == 1)
    let second = ImageRenderer(
      content: VStack {
        kept.views[0]
        AnyView(kept.views[0]).onAppear {}
        kept.collection
        Color.blue
      }
    )
    #expect(try second.displayList().leaves.count == 1)
    let notes = try second.notes().map(\.name)
    #expect(!notes.isEmpty)
    #expect(notes.allSatisfy { $0.hasPrefix("A subview of another rendering draws nothing") })
  }

  /// A row in which marked views are twice as wide.
  private struct MarkedRow: Layout {
    private func width(_ view: LayoutSubview) -> CGFloat {
      view.containerValues.mark == 1 ? 20 : 10
    }

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      CGSize(width: subviews.map(width).reduce(0, +), height: 5)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      var x = bounds.minX
      for view in subviews {
        let proposal = ProposedViewSize(width: width(view), height: 5)
        view.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
        x += width(view)
      }
    }
  }

  @Test
  func layoutsReadTheValuesOfTheirViews() throws {
    let list = try MarkedRow {
      Color.red
      Color.blue.containerValue(\.mark, 1)
      Color.green
    }.drawn(nil, nil)
    #expect(list.size.width == 40)
    let places = list.leaves.map { $0.outline.path.applying($0.transform).boundingRect }
    #expect(places.map(\.minX) == [0, 10, 30])
    #expect(places.map(\.width) == [10, 20, 10])
  }

  @Test
  func aGroupSeesAllViewsOfAContainer() throws {
    let view = Group(subviews: HStack { Color.red }) { all in
      ForEach(0..<all.count, id: \.self) { _ in Color.green.frame(width: 4, height: 4) }
    }
    #expect(try view.drawn(20, 20).leaves.map { $0.outline.path.boundingRect.width } == [4])
  }

  /// A condition and a pair of matched views, which change together with an animation.
  private struct Changing: View {
    @State private var isOn = false
    @Namespace private var space

    @ViewBuilder private var parts: some View {
      if isOn {
        Color.red.frame(width: 5, height: 5)
      } else {
        Color.blue.frame(width: 8, height: 5)
      }
      if isOn {
        Color.green.frame(width: 5, height: 5).matchedGeometryEffect(id: "m", in: space)
      } else {
        Color.white.frame(width: 5, height: 5).matchedGeometryEffect(id: "m", in: space)
      }
    }

    var body: some View {
      HStack(spacing: 0) { ForEach(subviews: Group { parts }) { $0 } }
        .onAppear { withAnimation(.linear(duration: 0.4)) { isOn = true } }
    }
  }

  /// A subview keeps its identity when others are inserted before it, so it isn't drawn twice.
  @Test @MainActor
  func subviewsAreReplacedOnceWithAnimation() throws {
    let during = try Changing().drawn(nil, 5, at: 0.1)
    #expect(during.leaves.count == 4)
    let after = try Changing().drawn(nil, 5, at: 1)
    #expect(after.leaves.count == 2 && after.size.width == 10)
  }
}
