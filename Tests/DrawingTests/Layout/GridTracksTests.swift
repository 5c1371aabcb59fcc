import Foundation
import Testing

@testable import Drawing

/// The tracks of lazy grids: their starts and lengths, with gaps of 8 points unless given.
@Suite
struct GridTracksTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let items: [GridItem]
    let space: CGFloat?
    let starts: [CGFloat]
    let lengths: [CGFloat]
  }

  private static func item(_ size: GridItem.Size, _ spacing: CGFloat? = 0) -> GridItem {
    GridItem(size, spacing: spacing)
  }

  static let cases = [
    Case("fixed and flexible", [GridItem(.fixed(20)), GridItem()], 108, [0, 28], [20, 80]),
    Case(
      "own gaps",
      [item(.fixed(5), 3), item(.fixed(7), 4), item(.fixed(9), 5)],
      99,
      [0, 8, 19],
      [5, 7, 9]
    ),
    Case("half each", [item(.flexible()), item(.flexible())], 100, [0, 50], [50, 50]),
    Case("limited", [item(.flexible(maximum: 20)), item(.flexible())], 100, [0, 20], [20, 80]),
    Case("at least", [item(.flexible(minimum: 70)), item(.flexible())], 100, [0, 70], [70, 30]),
    Case(
      "overflow",
      [item(.flexible(minimum: 70)), item(.flexible(minimum: 60))],
      100,
      [0, 70],
      [70, 60]
    ),
    Case("least by default", [item(.flexible()), item(.flexible())], 4, [0, 10], [10, 10]),
    Case("no proposal", [item(.flexible()), item(.fixed(3))], nil, [0, 10], [10, 3]),
    Case("no number", [item(.flexible()), item(.fixed(3))], .nan, [0, 10], [10, 3]),
    Case(
      "fixed alone",
      [item(.fixed(-5)), item(.fixed(.infinity)), item(.fixed(4))],
      9,
      [0, 0, 0],
      [0, 0, 4]
    ),
    Case("longest", [item(.fixed(2e6)), item(.fixed(1))], 9, [0, 1e6], [1e6, 1]),
    Case("widest gap", [item(.fixed(1), 2e6), item(.fixed(1))], 9, [0, 1_000_001], [1, 1]),
    Case("infinite gap", [item(.fixed(1), .infinity), item(.fixed(1))], 9, [0, 1], [1, 1]),
    Case("negative gap", [item(.fixed(9), -4), item(.fixed(9))], 9, [0, 5], [9, 9]),
    Case(
      "adaptive",
      [item(.adaptive(minimum: 30))],
      100,
      [0, 100 / 3, 200 / 3],
      [100 / 3, 100 / 3, 100 / 3]
    ),
    Case("adaptive exactly", [item(.adaptive(minimum: 50))], 100, [0, 50], [50, 50]),
    Case("adaptive with a gap", [item(.adaptive(minimum: 46), 8)], 100, [0, 54], [46, 46]),
    Case("adaptive with a larger gap", [item(.adaptive(minimum: 46), 9)], 100, [0], [100]),
    Case(
      "adaptive and limited",
      [item(.adaptive(minimum: 30, maximum: 32), 2)],
      100,
      [0, 34, 68],
      [32, 32, 32]
    ),
    Case(
      "adaptive after fixed",
      [item(.fixed(40)), item(.adaptive(minimum: 30))],
      100,
      [0, 40, 70],
      [40, 30, 30]
    ),
    Case(
      "adaptive and flexible",
      [item(.adaptive(minimum: 20)), item(.flexible())],
      100,
      [0, 25, 50],
      [25, 25, 50]
    ),
  ]

  @Test(arguments: cases)
  func tracksHaveStartsAndLengths(example: Case) {
    let tracks = GridTracks(example.items, in: example.space)
    #expect(tracks.tracks.count == example.starts.count)
    #expect(zip(tracks.tracks, example.starts).allSatisfy { abs($0.start - $1) < 1e-6 })
    #expect(zip(tracks.tracks, example.lengths).allSatisfy { abs($0.length - $1) < 1e-6 })
    let end = (example.starts.last ?? 0) + (example.lengths.last ?? 0)
    #expect(abs(tracks.length - end) < 1e-6)
  }

  @Test
  func withoutItemsThereAreNoTracks() {
    #expect(GridTracks([], in: 100).tracks.isEmpty)
    #expect(GridTracks([], in: 100).length == 0)
  }

  @Test
  func gridItemsHaveDefaults() {
    let item = GridItem()
    guard case .flexible(let minimum, let maximum) = item.size else {
      return #expect(Bool(false), "not flexible")
    }
    #expect(minimum == 10 && maximum == .infinity)
    #expect(item.spacing == nil && item.alignment == nil)
    guard case .adaptive(_, let limit) = GridItem.Size.adaptive(minimum: 3) else { return }
    #expect(limit == .infinity)
  }
}

extension GridTracksTests.Case {
  init(
    _ name: String,
    _ items: [GridItem],
    _ space: CGFloat?,
    _ starts: [CGFloat],
    _ lengths: [CGFloat]
  ) {
    self.init(testDescription: name, items: items, space: space, starts: starts, lengths: lengths)
  }
}
