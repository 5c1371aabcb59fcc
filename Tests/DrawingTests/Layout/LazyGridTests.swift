import Testing

@testable import Drawing

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
  func flexibleColumnsShareTheSpace() throws {
    #expect(
      try LazyGridTests.frames([GridItem(), GridItem(.fixed(20))], 108) == [
        CGRect(0, 0, 80, 10), CGRect(88, 0, 20, 10), CGRect(0, 14, 80, 10),
      ]
    )
  }

  @Test
  func adaptiveColumnsFillTheWidth() throws {
    #expect(
      try LazyGridTests.frames([GridItem(.adaptive(minimum: 40), spacing: 10)], 110) == [
        CGRect(0, 0, 50, 10), CGRect(60, 0, 50, 10), CGRect(0, 14, 50, 10),
      ]
    )
  }

  /// Adaptive columns, the available width in points, and the expected number and width of columns.
  struct AdaptiveCase: CustomTestStringConvertible, Sendable {
    var minimum: CGFloat
    var spacing: CGFloat
    var space: CGFloat?
    var count = 1
    var width: CGFloat

    var testDescription: String { "\(minimum) and \(spacing) in \(space ?? -1)" }

    static let all = [
      AdaptiveCase(minimum: 8, spacing: -8, space: 8, width: 8),
      AdaptiveCase(minimum: 8, spacing: -8, space: 20, width: 20),
      AdaptiveCase(minimum: 8, spacing: -9, space: 20, width: 20),
      AdaptiveCase(minimum: 8, spacing: -4, space: 20, count: 4, width: 8),
      AdaptiveCase(minimum: 8, spacing: -.greatestFiniteMagnitude, space: 20, width: 20),
      AdaptiveCase(minimum: 8, spacing: .greatestFiniteMagnitude, space: 20, width: 20),
      AdaptiveCase(minimum: 0, spacing: -1, space: 5, width: 5),
      AdaptiveCase(minimum: 0, spacing: 0, space: 5, count: 5, width: 1),
      AdaptiveCase(minimum: -3, spacing: 0, space: 5, count: 5, width: 1),
      AdaptiveCase(minimum: .nan, spacing: .nan, space: 5, count: 5, width: 1),
      AdaptiveCase(minimum: .infinity, spacing: .infinity, space: 5, count: 5, width: 1),
      AdaptiveCase(minimum: 4, spacing: -.infinity, space: 10, count: 2, width: 5),
      AdaptiveCase(minimum: 4, spacing: 0, space: nil, width: 4),
      AdaptiveCase(minimum: 4, spacing: 0, space: .nan, width: 4),
      AdaptiveCase(minimum: 4, spacing: 0, space: -.infinity, width: 4),
      AdaptiveCase(minimum: 1, spacing: 0, space: 50_000, count: 10_000, width: 5),
      AdaptiveCase(minimum: 1, spacing: 0, space: .infinity, count: 10_000, width: 100),
    ]
  }

  @Test(arguments: AdaptiveCase.all)
  func adaptiveColumnsAreCounted(of column: AdaptiveCase) {
    let item = GridItem(.adaptive(minimum: column.minimum), spacing: column.spacing)
    let tracks = GridTracks([item], in: column.space)
    #expect(tracks.tracks.count == column.count)
    #expect(tracks.tracks.allSatisfy { $0.length == column.width })
  }

  @Test
  func adaptiveColumnsInInfiniteSpaceAreLimited() {
    let items = [
      GridItem(.flexible(), spacing: 0), GridItem(.adaptive(minimum: 100_000), spacing: 0),
    ]
    let tracks = GridTracks(items, in: .infinity)
    #expect(tracks.tracks.map(\.length) == [.infinity] + Array(repeating: 100_000, count: 10))
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

  @Test(arguments: [(HorizontalAlignment.leading, 0.0), (.center, 30), (.trailing, 60)])
  func columnsAreAlignedInTheirSpace(alignment: HorizontalAlignment, start: CGFloat) throws {
    let placed = try Placements(108, 200) {
      LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))], alignment: alignment) {
        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
      }
    }
    #expect(
      placed.views.filter { $0.name.contains("Color") }.map(\.frame) == [
        CGRect(start, 0, 20, 10), CGRect(start + 28, 0, 20, 10), CGRect(start, 18, 20, 10),
      ]
    )
  }

  @Test(arguments: [(VerticalAlignment.top, 0.0), (.center, 30), (.bottom, 60)])
  func rowsAreAlignedInTheirSpace(alignment: VerticalAlignment, start: CGFloat) throws {
    let placed = try Placements(200, 108) {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], alignment: alignment) {
        ForEach(0..<3) { _ in Color.red.frame(width: 10) }
      }
    }
    #expect(
      placed.views.filter { $0.name.contains("Color") }.map(\.frame) == [
        CGRect(0, start, 10, 20), CGRect(0, start + 28, 10, 20), CGRect(18, start, 10, 20),
      ]
    )
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 0, 1e300])
  func columnsOfAnySizeAreDrawn(value: CGFloat) throws {
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
