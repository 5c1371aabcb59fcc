import Testing

@testable import Pixels

/// Causes in regular patterns, which look the same when they are moved.
extension CauseFindingTests {
  private static func pattern(_ x: Int, _ y: Int) -> Pixel { noise(x % 3, y % 3) }

  @Test func aChangedPartOfAPatternIsNotInserted() throws {
    let reference = Self.picture(30, 24, Self.pattern)
    let actual = Self.picture(30, 24) { x, y in
      x == 13 && 9...10 ~= y ? Self.black : Self.pattern(x, y)
    }
    #expect(try Self.cause(reference, actual) == nil)
    #expect(try Self.cause(actual, reference) == nil)
  }

  @Test(arguments: [1, 2, 4])
  func partsInsertedIntoAPatternAreFound(count: Int) throws {
    let reference = Self.picture(30, 24, Self.pattern)
    let rows = Self.picture(30, 24) { x, y in
      y < 9 ? Self.pattern(x, y) : y < 9 + count ? Self.black : Self.pattern(x, y - count)
    }
    #expect(try Self.cause(reference, rows) == .rows(count, at: 9))
    #expect(try Self.cause(rows, reference) == .rows(-count, at: 9))
  }
}
