import SnapshotCore
import Testing

@Suite struct LineDifferenceTests {
  /// A generator of numbers that are the same in every run.
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// The length of the longest common subsequence, by dynamic programming.
  private func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for a in old {
      var diagonal = 0
      for (index, b) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = a == b ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }

  private func kept(_ list: [Int], _ marks: [Bool]) -> [Int] {
    zip(list, marks).filter { !$1 }.map(\.0)
  }

  @Test(arguments: 0..<300)
  func isValidAndShortest(seed: Int) {
    var random = Seeded(state: UInt64(seed))
    let letters = Int.random(in: 1...6, using: &random)
    let list = { (random: inout Seeded) in
      (0..<Int.random(in: 0...24, using: &random)).map { _ in
        Int.random(in: 0..<letters, using: &random)
      }
    }
    let (old, new) = (list(&random), list(&random))
    let difference = LineDifference(old: old, new: new)
    let common = kept(old, difference.removed)
    #expect(common == kept(new, difference.added))
    #expect(common.count == longestCommon(old, new))
  }

  @Test func staysValidWhenTheBudgetIsUsedUp() {
    var random = Seeded(state: 1)
    let old = (0..<2_000).map { _ in Int.random(in: 0..<10, using: &random) }
    let new = (0..<2_000).map { _ in Int.random(in: 0..<10, using: &random) }
    let difference = LineDifference(old: old, new: new, budget: 1_000)
    #expect(kept(old, difference.removed) == kept(new, difference.added))
  }

  @Test func withoutBudgetOnlyEqualEndsAreKept() {
    let difference = LineDifference(old: [1, 2, 3, 4, 9], new: [1, 4, 3, 2, 9], budget: 1)
    #expect(difference.removed == [false, true, true, true, false])
    #expect(difference.added == [false, true, true, true, false])
  }

  /// A moved block of lines is found; the search for a huge one is limited.
  @Test(arguments: [(100, 100), (4_000, 0)])
  func searchStopsAtItsBudget(lines: Int, found: Int) {
    let (first, second) = (Array(0..<lines), Array(lines..<2 * lines))
    let difference = LineDifference(old: first + second, new: second + first)
    #expect(difference.removed.count { !$0 } == found)
  }

  @Test(.timeLimit(.minutes(10))) func isFastForTextsWithoutCommonLines() {
    let difference = LineDifference(old: Array(0..<50_000), new: Array(50_000..<100_000))
    #expect(difference.removed.allSatisfy { $0 })
  }
}
