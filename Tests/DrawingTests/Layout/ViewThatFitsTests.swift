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
}
