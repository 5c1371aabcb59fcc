import Drawing
import Testing

@Suite
struct ViewThatFitsTests {
  @Test(arguments: [(CGFloat(200), "Rectangle"), (80, "Circle"), (10, "Capsule")])
  func firstViewThatFitsIsShown(width: CGFloat, name: String) throws {
    let list = try ViewThatFits(in: .horizontal) {
      Rectangle().frame(width: 150, height: 10)
      Circle().frame(width: 50, height: 50)
      Capsule().frame(width: 20, height: 10)
    }.drawn(width, 20)
    #expect(list.leaves.count == 1)
    #expect(list.leaves.first?.name.path.contains(name) == true)
  }

  @Test
  func heightIsConsideredOnRequest() throws {
    let list = try ViewThatFits {
      Circle().frame(width: 50, height: 50)
      Capsule().frame(width: 20, height: 10)
    }.drawn(100, 20)
    #expect(list.leaves.first?.name == "ViewThatFits/Capsule[1]")
  }

  @Test
  func viewThatFitsWithoutViewsIsEmpty() throws {
    #expect(try ViewThatFits { EmptyView() }.drawn(10, 10).nodes.isEmpty)
  }

  private func chosen(_ width: CGFloat?, _ height: CGFloat?, in axes: Axis.Set?) throws -> [CGSize]
  {
    let views = TupleView(
      (
        Color.red.frame(width: 40, height: 20), Color.green.frame(width: 30, height: 30),
        Color.blue.frame(width: 10, height: 10)
      )
    )
    return try Placements(width, height) {
      if let axes { ViewThatFits(in: axes) { views } } else { ViewThatFits { views } }
    }.views.filter { $0.name.contains("Color") }.map(\.frame.size)
  }

  /// A view fits if it is exactly as large as the space.
  @Test(arguments: [
    (CGFloat?(40), CGFloat?(20), Axis.Set?.none, CGSize(width: 40, height: 20)),
    (39.9, 20, nil, CGSize(width: 10, height: 10)), (39.9, 30, nil, CGSize(width: 30, height: 30)),
    (40, 19.9, nil, CGSize(width: 10, height: 10)), (1, 1, nil, CGSize(width: 10, height: 10)),
    (nil, nil, nil, CGSize(width: 40, height: 20)), (30, nil, nil, CGSize(width: 30, height: 30)),
    (39.9, 1, .horizontal, CGSize(width: 30, height: 30)),
    (1, 20, .vertical, CGSize(width: 40, height: 20)),
    (1, 19, .vertical, CGSize(width: 10, height: 10)),
    (1, 1, Axis.Set(), CGSize(width: 40, height: 20)),
  ])
  func firstViewThatFitsIsShown(
    width: CGFloat?,
    height: CGFloat?,
    axes: Axis.Set?,
    size: CGSize
  ) throws {
    #expect(try chosen(width, height, in: axes) == [size])
  }

  @Test
  func fittingViewsAreNamed() throws {
    let placed = try Placements(10, 10) { ViewThatFits { Color.red } }
    #expect(placed["ViewThatFits"] == [CGRect(0, 0, 10, 10)])
    #expect(try ViewThatFits {}.drawn(10, 10).leaves.isEmpty)
  }
}
