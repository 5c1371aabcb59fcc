import Drawing
import Testing

@Suite
struct ScrollViewTests {
  @Test
  func scrollViewFillsItsAxisAroundIdealContent() throws {
    let places = try Placements(100, 50) {
      ScrollView {
        Color.red.frame(width: 40, height: 200)
      }
    }
    #expect(places.frame("Color") == CGRect(0, 0, 40, 200))
  }

  @Test
  func overflowingContentIsClipped() throws {
    let list = try ScrollView(.horizontal) { Color.red.frame(width: 400, height: 20) }
      .drawn(100, 50)
    #expect(list.topLevelGroups.first?.clip?.path.boundingRect == CGRect(0, 0, 100, 20))
  }

  @Test
  func viewsAreStackedVertically() throws {
    let places = try Placements(100, 100) {
      ScrollViewReader { _ in
        ScrollView {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }
      }
    }
    #expect(places.views.filter { $0.name.contains("Color") }.map(\.frame.minY) == [0, 18])
  }
}
