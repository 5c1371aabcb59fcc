import Foundation
import Testing

@testable import Drawing

@Suite
struct StandardGuidesTests {
  private static let sizes = [
    CGSize.zero, CGSize(width: 7, height: 0.3), CGSize(width: CGFloat.infinity, height: 5),
  ]

  /// The guides must be where the types that identify them put them.
  @Test(arguments: [
    Alignment.center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing,
    .bottomLeading, .bottomTrailing,
  ])
  func pointsAreThoseOfTheGuides(alignment: Alignment) throws {
    let guides = try #require(StandardGuides(alignment))
    for size in Self.sizes {
      let dimensions = ViewDimensions(size: size, node: nil, proposal: .unspecified)
      let expected = CGPoint(
        x: dimensions[alignment.horizontal],
        y: dimensions[alignment.vertical]
      )
      #expect(guides.point(in: size) == expected)
    }
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  @Test(arguments: [
    Alignment.centerFirstTextBaseline, .leadingLastTextBaseline,
    Alignment(horizontal: .center, vertical: VerticalAlignment(Third.self)),
    Alignment(horizontal: HorizontalAlignment(Third.self), vertical: .top),
  ])
  func otherGuidesAreNotStandard(alignment: Alignment) {
    #expect(StandardGuides(alignment) == nil)
  }
}
