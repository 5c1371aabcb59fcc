import Drawing
import Foundation
import Testing

/// The facts about subviews that a layout can read.
@Suite
struct LayoutValueTests {
  /// Calls a function with the subviews and stacks them in the top left corner.
  private struct Reading: Layout {
    let read: (LayoutSubviews) -> Void

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      read(subviews)
    }
  }

  private func read(
    _ content: some View,
    _ read: @escaping (LayoutSubviews) -> Void
  ) throws {
    var count = 0
    let layout = Reading { subviews in
      count += 1
      read(subviews)
    }
    _ = try layout { content }.drawn(100, 100)
    #expect(count > 0)
  }

  @Test
  func subviewsArePartsOfACollection() throws {
    try read(
      Group {
        Color.red.frame(width: 10, height: 1)
        Color.red.frame(width: 20, height: 2).layoutPriority(3)
        Color.red.frame(width: 30, height: 3)
      }
    ) { subviews in
      let widths = { (part: LayoutSubviews) in
        part.map { $0.sizeThatFits(.unspecified).width }
      }
      #expect(widths(subviews) == [10, 20, 30])
      #expect(widths(subviews[1..<3]) == [20, 30])
      #expect(widths(subviews[0..<1]) == [10])
      #expect(widths(subviews[[2, 0]]) == [30, 10])
      #expect(subviews.map(\.priority) == [0, 3, 0])
      #expect(subviews[0] == subviews[0] && subviews[0] != subviews[1])
      #expect(subviews.startIndex == 0 && subviews.endIndex == 3)
    }
  }

  @Test
  func subviewsHaveAlignmentGuides() throws {
    let view = Color.red.frame(width: 10, height: 20)
      .alignmentGuide(.leading) { _ in 3 }
      .alignmentGuide(.bottom) { $0.height / 4 }
    try read(view) { subviews in
      let dimensions = subviews[0].dimensions(in: .unspecified)
      #expect(dimensions.width == 10 && dimensions.height == 20)
      #expect(dimensions[.leading] == 3 && dimensions[.trailing] == 10)
      #expect(dimensions[.bottom] == 5 && dimensions[.top] == 0)
      #expect(dimensions[HorizontalAlignment.center] == 5)
      #expect(dimensions[VerticalAlignment.center] == 10)
      #expect(dimensions[explicit: HorizontalAlignment.leading] == 3)
      #expect(dimensions[explicit: HorizontalAlignment.trailing] == nil)
      #expect(dimensions[explicit: VerticalAlignment.bottom] == 5)
      #expect(dimensions[explicit: VerticalAlignment.top] == nil)
      #expect(dimensions[.firstTextBaseline] == 20 && dimensions[.lastTextBaseline] == 20)
    }
  }

  @Test
  func spacingIsTheLargerOfTwo() throws {
    let none = ViewSpacing.zero
    #expect(none.distance(to: none, along: .horizontal) == 0)
    #expect(ViewSpacing().distance(to: none, along: .horizontal) == 0)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    var both = none
    both.formUnion(ViewSpacing())
    #expect(both.distance(to: none, along: .vertical) == 0)
    // A union with zero sets the spacing of the edges only.
    let across = ViewSpacing().union(.zero, edges: .leading)
    #expect(across.distance(to: none, along: .horizontal) == 0)
    #expect(across.distance(to: ViewSpacing(), along: .horizontal) == 0)
    #expect(across.distance(to: ViewSpacing(), along: .vertical) == 8)
    let down = ViewSpacing().union(.zero, edges: .bottom)
    #expect(down.distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(down.distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().union(.zero).distance(to: ViewSpacing(), along: .vertical) == 0)
  }

  @Test
  func coordinateSpacesHaveKinds() {
    #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal)
    #expect(CoordinateSpace.local.isLocal && !CoordinateSpace.local.isGlobal)
    #expect(!CoordinateSpace.named("a").isLocal && !CoordinateSpace.named("a").isGlobal)
    #expect(GlobalCoordinateSpace().coordinateSpace == .global)
    #expect(LocalCoordinateSpace().coordinateSpace == .local)
    #expect(NamedCoordinateSpace.named("a").coordinateSpace == .named("a"))
    #expect(NamedCoordinateSpace.scrollView != .scrollView(axis: .vertical))
  }

  @Test
  func framesRelativeToTheirContainerAreAligned() throws {
    let whole = try Placements(110, 60) {
      Color.red.frame(width: 10, height: 10).containerRelativeFrame(.horizontal)
    }
    #expect(whole.frame("Color") == CGRect(50, 25, 10, 10) || whole.frame("Color")?.midX == 55)
    let both = try Placements(110, 60) {
      Color.red.frame(width: 10, height: 10)
        .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
    }
    #expect(both.frame("Color") == CGRect(100, 50, 10, 10))
    let third = try Placements(110, 60) {
      Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
    }
    #expect(third.frame("Color")?.width == 30)
    let none = try Placements(110, 60) {
      Color.red.containerRelativeFrame(.vertical, count: 0, span: 1, spacing: 10)
    }
    #expect(none.frame("Color")?.height == 60)
  }

  @Test
  func positionedViewsFillUnlessUnspecified() throws {
    func size(_ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
      try Color.red.frame(width: 10, height: 20).position(x: 3, y: 4).drawn(width, height).size
    }
    #expect(try size(50, 60) == CGSize(width: 50, height: 60))
    #expect(try size(nil, 60) == CGSize(width: 10, height: 60))
    #expect(try size(50, nil) == CGSize(width: 50, height: 20))
    let placed = try Placements(50, 60) {
      Color.red.frame(width: 10, height: 20).position(CGPoint(x: 30, y: 40))
    }
    #expect(placed.frame("Color") == CGRect(25, 30, 10, 20))
  }

  @Test
  func picturesFillTheirFrame() throws {
    let filled = try Placements(40, 20) {
      Color.red.aspectRatio(1, contentMode: .fit).scaledToFill()
    }
    #expect(filled.frame("Color")?.width == 40)
    let wide = try Placements(40, 20) { Color.red.aspectRatio(4, contentMode: .fill) }
    #expect(wide.frame("Color")?.size == CGSize(width: 80, height: 20))
    let fitted = try Placements(40, 20) { Color.red.aspectRatio(4, contentMode: .fit) }
    #expect(fitted.frame("Color")?.size == CGSize(width: 40, height: 10))
  }
}
