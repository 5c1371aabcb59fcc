import Drawing
import Testing

@Suite
struct ZStackTests {
  @Test
  func stackHasTheLargestWidthAndHeight() throws {
    let placed = try Placements(100, 100) {
      ZStack {
        Color.red.frame(width: 40, height: 10)
        Color.blue.frame(width: 10, height: 30)
      }
    }
    #expect(placed["ZStack"] == [CGRect(0, 0, 40, 30)])
    #expect(placed["Color[0]"] == [CGRect(0, 10, 40, 10)])
    #expect(placed["Color[1]"] == [CGRect(15, 0, 10, 30)])
  }

  /// The stack is measured without a proposal, and its views are then placed in its size.
  @Test
  func viewsArePlacedForTheSizeOfTheStack() throws {
    let placed = try Placements(100, 100) {
      ZStack {
        Color.red.aspectRatio(2, contentMode: .fill)
        Color.blue.frame(width: 40, height: 40)
      }
      .fixedSize()
    }
    #expect(placed["ZStack"] == [CGRect(0, 0, 40, 40)])
    #expect(placed["Color[0]"] == [CGRect(0, 0, 80, 40)])
    #expect(placed["Color[1]"] == [CGRect(20, 0, 40, 40)])
  }

  @Test
  func highestPriorityDeterminesTheSize() throws {
    let placed = try Placements(100, 100) {
      ZStack {
        Color.red.layoutPriority(-1)
        Color.blue.frame(width: 20, height: 20)
      }
    }
    #expect(placed["ZStack"] == [CGRect(0, 0, 20, 20)])
    #expect(placed["Color[0]"] == [CGRect(0, 0, 20, 20)])
  }

  @Test(arguments: [
    (Alignment.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: 20, y: 0)),
    (.trailing, CGPoint(x: 40, y: 20)), (.bottomTrailing, CGPoint(x: 40, y: 40)),
  ])
  func alignmentPlacesSmallViews(alignment: Alignment, origin: CGPoint) throws {
    let placed = try Placements(50, 50) {
      ZStack(alignment: alignment) {
        Color.red
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(placed["Color[1]"].map(\.origin) == [origin])
  }

  @Test
  func zIndexSortsStably() throws {
    let renderer = ImageRenderer(
      content: ZStack {
        Color.red.zIndex(2)
        Color.green
        Color.blue.zIndex(-1)
        Color.pink
      }
    )
    renderer.proposedSize = ProposedViewSize(width: 10, height: 10)
    let names = try renderer.displayList().leaves.map(\.name)
    #expect(
      names == ["ZStack/Color[2]", "ZStack/Color[1]", "ZStack/Color[3]", "ZStack/Color[0]"]
    )
  }

  @Test
  func zIndexAppliesThroughOtherModifiers() throws {
    let renderer = ImageRenderer(
      content: VStack {
        Color.red.zIndex(1).padding(1).opacity(0.5)
        Color.green
      }
    )
    renderer.proposedSize = ProposedViewSize(width: 10, height: 100)
    let names = try renderer.displayList().leaves.map(\.name)
    #expect(names == ["VStack/Color[1]", "VStack/Color[0]"])
  }

  private final class Counter {
    var count = 0
  }

  /// Without a cache, each stack would ask for the guides of the one inside it several times.
  @Test
  func guidesOfNestedStacksAreEvaluatedOncePerProposal() throws {
    let counter = Counter()
    let innermost = Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in
      counter.count += 1
      return 3
    }
    let nested = (0..<9).reduce(AnyView(innermost)) { view, _ in
      AnyView(
        ZStack(alignment: .leading) {
          view
          Color.blue.frame(width: 1, height: 1)
        }
      )
    }
    let placed = try Placements(100, 100) { nested }
    #expect(counter.count < 20)
    #expect(placed.views.first?.frame == CGRect(0, 0, 10, 10))
  }

  /// Only the views of the highest priority determine the size.
  @Test(arguments: [[0.0, 1, 0.5], [1, 0.5, 0], [0.5, 0, 1]])
  func highestPriorityDeterminesTheSize(priorities: [Double]) throws {
    let size = try ZStack {
      ForEach(0..<3) { index in
        Color.red.frame(width: priorities[index] == 1 ? 10 : 50, height: 20)
          .layoutPriority(priorities[index])
      }
    }.drawn(nil, nil).size
    #expect(size == CGSize(width: 10, height: 20))
  }
}
