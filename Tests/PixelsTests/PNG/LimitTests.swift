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

  @Test func standardLimits() {
    let limits = PNG.Limits.standard
    #expect(limits == PNG.Limits())
    #expect(limits.side == 16_384 && limits.pixels == 100_000_000)
    #expect(limits.fileBytes == 256_000_000 && limits.memoryBytes == 512_000_000)
    let other = PNG.Limits(side: 1, pixels: 2, fileBytes: 3, memoryBytes: 4)
    #expect([other.side, other.pixels, other.fileBytes, other.memoryBytes] == [1, 2, 3, 4])
  }

  /// Each limit is the largest accepted number: 4 bytes per pixel, 32 per column, and 2^18 more.
  @Test func everyLimitIsInclusive() throws {
    let picture = try #require(Pictures.of([[1, 2, 3, 4]], width: 4, height: 9))
    let file = try PNG.encode(picture)
    let memory = 4 * 9 * 4 + 4 * 32 + 262_144
    let exact = PNG.Limits(side: 9, pixels: 36, fileBytes: file.count, memoryBytes: memory)
    #expect(try PNG.decode(file, limits: exact) == picture)
    var limits = exact
    limits.side = 8
    #expect(throws: PNGError.limit(.side, found: 9, allowed: 8)) {
      try PNG.decode(file, limits: limits)
    }
    limits = exact
    limits.fileBytes -= 1
    let count = UInt64(file.count)
    #expect(throws: PNGError.limit(.fileBytes, found: count, allowed: count - 1)) {
      try PNG.decode(file, limits: limits)
    }
    limits = exact
    limits.memoryBytes -= 1
    #expect(
      throws: PNGError.limit(.memoryBytes, found: UInt64(memory), allowed: UInt64(memory - 1))
    ) { try PNG.decode(file, limits: limits) }
  }

  @Test(arguments: 0..<4) func negativeLimitsAllowNothing(index: Int) throws {
    let file = try PNG.encode(#require(Pictures.of([[1, 2, 3, 4]], width: 1, height: 1)))
    let limits = [
      PNG.Limits(side: -1), PNG.Limits(pixels: -1), PNG.Limits(fileBytes: -1),
      PNG.Limits(memoryBytes: -1),
    ][index]
    let names = [PNGError.Limit.side, .pixels, .fileBytes, .memoryBytes]
    let found = [1, 1, UInt64(file.count), 262_180][index]
    #expect(throws: PNGError.limit(names[index], found: found, allowed: 0)) {
      try PNG.decode(file, limits: limits)
    }
  }
}
