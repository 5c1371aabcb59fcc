import Drawing
import DrawingTestSupport
import Foundation
import Testing

@Suite
struct LazyStackTests {
  /// The numbers of the rows whose content was created.
  ///
  /// It is unchecked `Sendable` because a rendering calls all bodies on one thread.
  private final class Rows: @unchecked Sendable {
    var numbers: Set<Int> = []

    func row(_ number: Int, _ width: CGFloat? = nil, _ height: CGFloat? = 20) -> some View {
      numbers.insert(number)
      return Color.red.frame(width: width, height: height)
    }
  }

  private static let count = 1_000_000

  @Test
  func scrollViewEvaluatesTheRowsInItsViewport() throws {
    let rows = Rows()
    let view = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<Self.count, id: \.self) { rows.row($0) } }
    }
    let start = ContinuousClock.now
    let list = try view.drawn(60, 100)
    #expect(start.duration(to: .now) < .seconds(5))
    #expect(rows.numbers == Set(0..<5))
    #expect(list.leaves.count == 5)
  }

  @Test
  func onlyVisibleRowsCountTowardsTheViewLimit() throws {
    let renderer = ImageRenderer(
      content: ScrollView {
        LazyVStack { ForEach(0..<Self.count, id: \.self) { _ in Color.red.frame(height: 20) } }
      }
    )
    renderer.proposedSize = ProposedViewSize(width: 60, height: 100)
    renderer.viewLimit = 60
    #expect(try renderer.displayList().leaves.count == 5)
  }

  @Test
  func nearestFrameLimitsTheRows() throws {
    let rows = Rows()
    let list = try ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<Self.count, id: \.self) { rows.row($0) } }.padding(10)
    }
    .frame(height: 60)
    .drawn(60, 1_000)
    #expect(rows.numbers == Set(0..<2))
    #expect(list.leaves.count == 2)
  }

  @Test
  func frameLargerThanThePictureShowsAllItsRows() throws {
    let list = try ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Rows().row($0) } }
    }
    .frame(height: 400)
    .scaleEffect(0.25)
    .drawn(60, 100)
    #expect(list.leaves.count == 20)
  }

  @Test
  func horizontalStackEvaluatesTheColumnsInItsViewport() throws {
    let columns = Rows()
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 5) { ForEach(0..<Self.count, id: \.self) { columns.row($0, 20) } }
    }
    _ = try view.drawn(100, 40)
    #expect(columns.numbers == Set(0..<4))
  }

  @Test
  func gridsEvaluateTheLinesInTheirViewport() throws {
    let (upright, level) = (Rows(), Rows())
    let columns = [GridItem(.adaptive(minimum: 20), spacing: 0)]
    _ = try ScrollView {
      LazyVGrid(columns: columns, spacing: 0) {
        ForEach(0..<Self.count, id: \.self) { upright.row($0) }
      }
    }
    .drawn(60, 100)
    _ = try ScrollView(.horizontal) {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0) {
        ForEach(0..<Self.count, id: \.self) { level.row($0, 20, nil) }
      }
    }
    .drawn(100, 40)
    #expect(upright.numbers == Set(0..<15))
    #expect(level.numbers == Set(0..<10))
  }

  @Test
  func rowsOfNestedCollectionsAreCountedOnce() throws {
    let rows = Rows()
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        Color.blue.frame(height: 10)
        ForEach(0..<Self.count, id: \.self) { section in
          ForEach(0..<3, id: \.self) { rows.row(section * 3 + $0) }
        }
      }
    }
    let list = try view.drawn(60, 100)
    #expect(rows.numbers == Set(0..<5))
    #expect(list.leaves.count == 6)
  }

  @Test
  func stackOutsideAScrollViewShowsItsFirstRows() throws {
    let rows = Rows()
    let list = try LazyVStack(spacing: 0) {
      ForEach(0..<Self.count, id: \.self) { rows.row($0, nil, 30) }
    }
    .drawn(60, 100)
    #expect(rows.numbers == Set(0..<4))
    #expect(list.leaves.first?.bounds == CGRect(0, 0, 60, 30))
  }

  @Test
  func viewAfterAShortStackIsDirectlyBelowIt() throws {
    let places = try Placements(60, 100) {
      ScrollView {
        VStack(spacing: 0) {
          LazyVStack(spacing: 2) { ForEach(0..<2, id: \.self) { Rows().row($0) } }
          Color.blue.frame(height: 7)
        }
      }
    }
    #expect(places.views.filter { $0.name.contains("Color") }.map(\.frame.minY) == [0, 22, 42])
  }

  @Test
  func lengthOfRowsThatAreNotShownIsEstimated() throws {
    var length: CGFloat = 0
    _ = try ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Rows().row($0) } }
        .background(
          GeometryReader { reader in
            let _ = length = reader.size.height
            Color.clear
          }
        )
    }
    .drawn(60, 100)
    #expect(length == 20_000)
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, 0.0), (.center, 25), (.trailing, 50),
  ])
  func stackTakesTheProposedWidth(alignment: HorizontalAlignment, left: CGFloat) throws {
    let places = try Placements(60, 100) {
      ScrollView {
        LazyVStack(alignment: alignment) { Color.red.frame(width: 10, height: 10) }
      }
    }
    #expect(places.frame("Color") == CGRect(left, 0, 10, 10))
  }

  @Test
  func onlyVisibleRowsAppear() throws {
    let rows = Rows()
    _ = try ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000, id: \.self) { number in
          Color.red.frame(height: 20).onAppear { rows.numbers.insert(number) }
        }
      }
    }
    .drawn(60, 100)
    #expect(rows.numbers == Set(0..<5))
  }
}
