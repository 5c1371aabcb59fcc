import Drawing
import Testing

/// A layout that places each view further down and to the right.
private struct Stairs: Layout {
  var step: CGFloat = 20

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGSize]
  ) -> CGSize {
    let steps = step * CGFloat(subviews.count - 1)
    return CGSize(
      width: (cache.map(\.width).max() ?? 0) + steps,
      height: (cache.map(\.height).max() ?? 0) + steps
    )
  }

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGSize]
  ) {
    for (index, subview) in subviews.enumerated() where !subview[Skipped.self] {
      let offset = step * CGFloat(index)
      let point = CGPoint(x: bounds.minX + offset, y: bounds.minY + offset)
      subview.place(at: point, proposal: ProposedViewSize(cache[index]))
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGSize]
  ) -> CGFloat? {
    guide == .center ? 0 : nil
  }
}

private struct Skipped: LayoutValueKey {
  static let defaultValue = false
}

/// A layout that places the centres of its views on a circle.
private struct Radial: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = Angle.degrees(90 * Double(index))
      let point = CGPoint(x: bounds.midX + 40 * angle.cos, y: bounds.midY + 40 * angle.sin)
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

@Suite
struct LayoutProtocolTests {
  @Test
  func layoutPlacesItsViews() throws {
    let placed = try Placements(200, 200) {
      Stairs() {
        Color.red.frame(width: 30, height: 10)
        Color.blue
      }
    }
    #expect(placed["Stairs"] == [CGRect(0, 0, 50, 30)])
    #expect(placed["Color[0]"] == [CGRect(0, 0, 30, 10)])
    #expect(placed["Color[1]"] == [CGRect(20, 20, 10, 10)])
  }

  @Test
  func anchorOfAViewIsPlacedAtThePoint() throws {
    let placed = try Placements(100, 100) {
      Radial() {
        ForEach(0..<4) { _ in Circle().frame(width: 20, height: 20) }
      }
    }
    let corners = (0..<4).compactMap { placed.frame("Circle[\($0)]") }
    #expect(corners.count == 4)
    #expect(corners[0].isNear(CGRect(80, 40, 20, 20)))
    #expect(corners[1].isNear(CGRect(40, 80, 20, 20)))
  }

  @Test
  func viewThatIsNotPlacedIsCentred() throws {
    let placed = try Placements(nil, nil) {
      Stairs() {
        Color.red.frame(width: 60, height: 60)
        Color.blue.frame(width: 10, height: 10).layoutValue(key: Skipped.self, value: true)
      }
    }
    #expect(placed["Color[1]"] == [CGRect(35, 35, 10, 10)])
  }

  @Test
  func layoutDefinesItsAlignmentGuides() throws {
    let placed = try Placements(200, 100) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 40)
        Stairs() { Color.blue.frame(width: 30, height: 10) }
      }
    }
    #expect(placed["Stairs[1]"] == [CGRect(10, 20, 30, 10)])
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func typeErasedStackLayoutBehavesLikeItsStack(axis: Axis) throws {
    let layout =
      axis == .horizontal ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout())
    let placed = try Placements(104, 108) {
      layout {
        Color.red
        Color.blue
      }
    }
    let second = axis == .horizontal ? CGRect(54, 0, 50, 108) : CGRect(0, 58, 104, 50)
    #expect(placed["Color[1]"] == [second])
  }

  @Test
  func spacerFollowsTheDirectionOfAStackLayout() throws {
    let placed = try Placements(100, 100) {
      HStackLayout(spacing: 0)() {
        Color.red.frame(width: 10, height: 10)
        Spacer()
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(placed["Color[2]"] == [CGRect(90, 0, 10, 10)])
  }

  @Test
  func layeredLayoutIsAsLargeAsItsLargestView() throws {
    let placed = try Placements(nil, nil) {
      ZStackLayout(alignment: .bottomTrailing)() {
        Color.red.frame(width: 50, height: 20)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(placed["Color[1]"] == [CGRect(40, 10, 10, 10)])
  }

  private struct Widening: Layout {
    var width: CGFloat
    var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize { CGSize(width: width, height: 10) }
    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .init(bounds.size)) }
    }
  }

  private struct Growing: View {
    let isErased: Bool
    @State private var isWide = false
    var body: some View {
      let layout = Widening(width: isWide ? 40 : 20)
      (isErased ? AnyView(AnyLayout(layout) { Color.red }) : AnyView(layout { Color.red }))
        .onAppear { withAnimation(.linear(duration: 2)) { isWide = true } }
    }
  }

  @Test(arguments: [(0.0, 20.0), (0.5, 25), (1, 30), (2, 40)], [false, true])
  func layoutsAreAnimatedByTheirData(moment: (time: Double, width: CGFloat), isErased: Bool) throws
  {
    let (time, width) = moment
    let leaf = try #require(Growing(isErased: isErased).drawn(nil, nil, at: time).leaves.first)
    #expect(abs(leaf.outline.path.boundingRect.width - width) < 0.01)
  }

  @Test
  func coordinateSpacesHaveTheirNames() {
    #expect(GlobalCoordinateSpace.global.coordinateSpace == .global)
    #expect(LocalCoordinateSpace.local.coordinateSpace == .local)
    #expect(NamedCoordinateSpace.named("a").coordinateSpace == .named(AnyHashable("a")))
    #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal)
    #expect(CoordinateSpace.local.isLocal && !CoordinateSpace.local.isGlobal)
    #expect(NamedCoordinateSpace.scrollView != .scrollView(axis: .vertical))
    #expect(NamedCoordinateSpace.scrollView(axis: .horizontal) != .scrollView(axis: .vertical))
  }
}
