import Drawing
import Testing

@Suite
struct LazyGridTests {
  private static func frames(_ columns: [GridItem], _ width: CGFloat) throws -> [CGRect] {
    let placed = try Placements(width, 200) {
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
      }
    }
    return placed.views.filter { $0.name.contains("Color") }.map(\.frame)
  }

  @Test
  func flexibleColumnsShareTheRoom() throws {
    #expect(
      try LazyGridTests.frames([GridItem(), GridItem(.fixed(20))], 108) == [
        CGRect(0, 0, 80, 10), CGRect(88, 0, 20, 10), CGRect(0, 14, 80, 10),
      ]
    )
  }

  @Test
  func asManyAdaptiveColumnsAsFitInAreMade() throws {
    #expect(
      try LazyGridTests.frames([GridItem(.adaptive(minimum: 40), spacing: 10)], 110) == [
        CGRect(0, 0, 50, 10), CGRect(60, 0, 50, 10), CGRect(0, 14, 50, 10),
      ]
    )
  }

  @Test
  func rowsFillFromTheTop() throws {
    let placed = try Placements(200, 48) {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0) {
        ForEach(0..<3) { _ in Color.red.frame(width: 10) }
      }
    }
    #expect(
      placed.views.filter { $0.name.contains("Color") }.map(\.frame) == [
        CGRect(0, 0, 10, 20), CGRect(0, 28, 10, 20), CGRect(10, 0, 10, 20),
      ]
    )
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 0, 1e300])
  func hostileColumnsAreDrawn(value: CGFloat) throws {
    let list = try LazyVGrid(
      columns: [
        GridItem(.adaptive(minimum: value, maximum: value), spacing: value),
        GridItem(.flexible(minimum: value, maximum: value)), GridItem(.fixed(value)),
      ],
      spacing: value
    ) {
      ForEach(0..<5) { _ in Color.red.frame(height: 10) }
    }.frame(width: 100, height: 100).drawn(100, 100)
    #expect(list.size == CGSize(width: 100, height: 100))
    #expect(try LazyVGrid(columns: []) { Color.red }.drawn(50, 50).size.width == 50)
  }
}
