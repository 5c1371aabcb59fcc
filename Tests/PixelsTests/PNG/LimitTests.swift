import Pixels
import Testing

@Suite struct LimitTests {
  static func file(width: UInt32, height: UInt32) -> [UInt8] {
    ChunkBuilder.signature + ChunkBuilder.header(width: width, height: height)
      + ChunkBuilder.data([0]) + ChunkBuilder.end
  }

  @Test(arguments: [
    (2_147_483_647, 2_147_483_647, PNGError.Limit.side, UInt64(2_147_483_647), UInt64(16_384)),
    (16_385, 1, .side, 16_385, 16_384),
    (16_384, 16_384, .pixels, 268_435_456, 100_000_000),
  ])
  func hugeSizesAreRejectedBeforeAllocation(
    width: UInt32,
    height: UInt32,
    limit: PNGError.Limit,
    found: UInt64,
    allowed: UInt64
  ) {
    let error = PNGError.limit(limit, found: found, allowed: allowed)
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(throws: error) { try PNG.decode(Self.file(width: width, height: height)) }
    }
    #expect(time < .milliseconds(100))
    #expect("\(error)".contains("raise \(limit.rawValue) of PNG.Limits"))
  }

  @Test func limitsAreInclusiveAndCanBeRaised() throws {
    let picture = try #require(Pictures.of([[1, 2, 3, 4]], width: 9, height: 4))
    let file = try PNG.encode(picture)
    #expect(try PNG.decode(file, limits: PNG.Limits(side: 9, pixels: 36)).width == 9)
    #expect(throws: PNGError.limit(.side, found: 9, allowed: 8)) {
      try PNG.decode(file, limits: PNG.Limits(side: 8))
    }
    #expect(throws: PNGError.limit(.pixels, found: 36, allowed: 35)) {
      try PNG.decode(file, limits: PNG.Limits(pixels: 35))
    }
    #expect(throws: PNGError.limit(.fileBytes, found: UInt64(file.count), allowed: 10)) {
      try PNG.decode(file, limits: PNG.Limits(fileBytes: 10))
    }
    #expect(throws: PNGError.limit(.memoryBytes, found: 262_576, allowed: 1000)) {
      try PNG.decode(file, limits: PNG.Limits(memoryBytes: 1000))
    }
    #expect(throws: PNGError.self) { try PNG.decode(file, limits: PNG.Limits(side: -1)) }
  }

  /// The message names the unit, both numbers and the option.
  @Test(arguments: [
    (PNGError.Limit.side, "pixels in a row or column", "side"),
    (.pixels, "pixels", "pixels"),
    (.fileBytes, "bytes of file data", "fileBytes"),
    (.memoryBytes, "bytes of memory", "memoryBytes"),
  ])
  func limitMessageNamesUnitNumbersAndOption(limit: PNGError.Limit, unit: String, option: String) {
    #expect(
      "\(PNGError.limit(limit, found: 12, allowed: 5))" == """
        The PNG needs 12 \(unit); the limit is 5. If that is intended, raise \(option) of PNG.Limits.
        """
    )
  }

  @Test func dataAfterTheLastRowIsRejected() throws {
    // 2 × 2 pixels, then zeros. Decoding stops at the first of them.
    let rows = ChunkBuilder.rows + [UInt8](repeating: 0, count: 60_000)
    let file =
      ChunkBuilder.signature + ChunkBuilder.header() + ChunkBuilder.data(rows) + ChunkBuilder.end
    #expect(throws: PNGError.rowsExtra) { try PNG.decode(file) }
  }
}
