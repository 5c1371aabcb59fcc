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
    let turned = Self.picture(24, 30) { Self.pattern($1, $0) }
    let changed = Self.picture(24, 30) { x, y in
      y == 13 && 9...10 ~= x ? Self.black : Self.pattern(y, x)
    }
    #expect(try Self.cause(turned, changed) == nil)
  }

  /// A whole period inserted looks like replaced rows, so it isn't reported.
  @Test(arguments: [1, 2, 4])
  func partsInsertedIntoAPatternAreFound(count: Int) throws {
    let reference = Self.picture(30, 24, Self.pattern)
    let rows = Self.picture(30, 24) { x, y in
      y < 9 ? Self.pattern(x, y) : y < 9 + count ? Self.black : Self.pattern(x, y - count)
    }
    #expect(try Self.cause(reference, rows) == .rows(count, at: 9))
    #expect(try Self.cause(rows, reference) == .rows(-count, at: 9))
    let turned = Self.picture(24, 30) { Self.pattern($1, $0) }
    let columns = Self.picture(24, 30) { x, y in
      x < 9 ? Self.pattern(y, x) : x < 9 + count ? Self.black : Self.pattern(y, x - count)
    }
    #expect(try Self.cause(turned, columns) == .columns(count, at: 9))
    #expect(try Self.cause(columns, turned) == .columns(-count, at: 9))
  }
}
