import CPixels
import Pixels
import Testing

@Suite struct WritingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let colors: [[UInt8]]
    let colorType: UInt8
    let depth: UInt8
    var hasTransparencyChunk = false
    var side = 40
  }

  static func grays(_ values: [Int]) -> [[UInt8]] {
    values.map { [UInt8($0), UInt8($0), UInt8($0), 255] }
  }

  /// Returns different colours, opaque except those with a given alpha.
  static func mixed(_ count: Int, alphas: [Int: UInt8] = [:]) -> [[UInt8]] {
    (0..<count).map { (index: Int) -> [UInt8] in
      [UInt8(index & 255), UInt8(index >> 8), 77, alphas[index] ?? 255]
    }
  }

  static let ramp: [Int: UInt8] = {
    var alphas: [Int: UInt8] = [:]
    for index in 0..<300 { alphas[index] = UInt8(index & 255) }
    return alphas
  }()

  static let grayAlphas: [[UInt8]] = (0..<400).map { (index: Int) -> [UInt8] in
    let gray = UInt8(index & 255)
    return [gray, gray, gray, UInt8(index / 2)]
  }

  static func form(
    _ name: String,
    _ colors: [[UInt8]],
    _ type: UInt8,
    _ depth: UInt8,
    tRNS: Bool = false,
    side: Int = 40
  ) -> Case {
    Case(
      testDescription: name,
      colors: colors,
      colorType: type,
      depth: depth,
      hasTransparencyChunk: tRNS,
      side: side
    )
  }

  static let cases: [Case] = [
    form("black and white", grays([0, 255]), 0, 1),
    form("four greys", grays([0, 85, 170, 255]), 0, 2),
    form("sixteen greys", grays(Array(stride(from: 0, to: 256, by: 17))), 0, 4),
    form("all greys", grays(Array(0..<256)), 0, 8),
    form("transparent white", grays(Array(0..<255)) + [[255, 255, 255, 0]], 0, 8, tRNS: true),
    form("two uneven greys are a palette", grays([3, 200]), 3, 1),
    form("two colours", mixed(2), 3, 1),
    form("four colours", mixed(4), 3, 2),
    form("sixteen colours", mixed(16), 3, 4),
    form("256 colours", mixed(256), 3, 8, side: 60),
    form("colours with alpha", mixed(200, alphas: ramp), 3, 8, tRNS: true),
    form("257 colours", mixed(257), 2, 8),
    form("one transparent colour of many", mixed(400, alphas: [7: 0]), 2, 8, tRNS: true),
    form("two transparent colours of many", mixed(400, alphas: [7: 0, 8: 0]), 6, 8),
    form("a colour both transparent and opaque", mixed(400) + [[7, 0, 77, 0]], 6, 8),
    form("many colours with alpha", mixed(300, alphas: ramp), 6, 8),
    form("greys with many alphas", grayAlphas, 4, 8),
    form("a palette that costs more than it saves", mixed(30), 2, 8, side: 6),
  ]

  @Test(arguments: cases) func theSmallestFormKeepsEveryPixel(_ form: Case) throws {
    let picture = try #require(Pictures.of(form.colors, width: form.side, height: form.side))
    let file = try PNG.encode(picture)
    #expect(file[25] == form.colorType)
    #expect(file[24] == form.depth)
    #expect(contains(file, "tRNS") == form.hasTransparencyChunk)
    #expect(try PNG.decode(file).bytes == picture.bytes)
    #expect(PNG.matches(file: file, picture) == true)
  }

  @Test(arguments: [1, 2, 3, 7, 8, 15, 16, 17, 63, 64, 65, 300])
  func everyWidthRoundTrips(width: Int) throws {
    var source = Pictures(seed: UInt64(width))
    // Noise with little contrast is filtered, so this tests the filters as well.
    let noise = try #require(
      source.picture(width, 40) { source in
        (0..<3).map { _ in UInt8(100 + source.next(below: 20)) } + [255]
      }
    )
    #expect(try PNG.decode(PNG.encode(noise)).bytes == noise.bytes)
    let translucent = try #require(
      source.picture(width, 9) { source in (0..<4).map { _ in UInt8(source.next(below: 256)) } }
    )
    #expect(try PNG.decode(PNG.encode(translucent)).bytes == translucent.bytes)
  }

  @Test(arguments: [3, 4]) func slopesRoundTripThroughEveryFilter(channels: Int) throws {
    // Rough slopes in all directions, so that the best filter differs between rows.
    var source = Pictures(seed: 5)
    var index = 0
    let slopes = try #require(
      source.picture(150, 150) { source in
        let x = index % 150
        let y = index / 150
        index += 1
        let tilt = y / 30
        let value = [x, y, x + y, 2 * x + y, 3 * x + 2 * y][tilt]
        let pixel = (0..<channels).map { UInt8((value * ($0 + 1) + source.next(below: 3)) & 255) }
        return channels == 4 ? pixel : pixel + [255]
      }
    )
    let file = try PNG.encode(slopes)
    #expect(file.count < slopes.bytes.count / 2)
    #expect(try PNG.decode(file).bytes == slopes.bytes)
  }

  @Test func encodingIsDeterministic() throws {
    let picture = try #require(Pictures.of(Self.mixed(300)))
    #expect(try PNG.encode(picture) == PNG.encode(picture))
  }

  @Test(arguments: [(1.0, UInt32(2835)), (2, 5669), (3, 8504), (0.5, 1417)])
  func scaleIsWrittenAsDensity(scale: Double, perMeter: UInt32) throws {
    let picture = try #require(Pictures.of([[1, 2, 3, 255]]))
    let file = try PNG.encode(picture, scale: scale)
    let density = ChunkBuilder.bigEndian(perMeter)
    #expect(file[33...].starts(with: ChunkBuilder.chunk("sRGB", [0])))
    #expect(file[46...].starts(with: ChunkBuilder.chunk("pHYs", density + density + [1])))
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, 1e300])
  func invalidScalesAreRejected(scale: Double) throws {
    let picture = try #require(Pictures.of([[1, 2, 3, 255]]))
    #expect(throws: PNGError.self) { try PNG.encode(picture, scale: scale) }
  }

  private func contains(_ file: [UInt8], _ name: String) -> Bool {
    let name = Array(name.utf8)
    return file.indices.dropLast(4).contains { file[$0...].starts(with: name) }
  }

  @Test(
    arguments: [
      (0, 1, 1, false), (1, 0, 1, false), (0x2000_0000, 1, 1, false), (1, 0x8000_0000, 1, false),
      (1, 1, 0x8000_0000, false), (1, 1, 0x7FFF_FFFF, true), (1, 1, 0, true),
    ] as [(UInt32, UInt32, UInt32, Bool)]
  )
  func impossibleArgumentsAreRefused(
    width: UInt32,
    height: UInt32,
    perMeter: UInt32,
    isWritten: Bool
  ) {
    var file: UnsafeMutablePointer<UInt8>?
    var count = 9
    var error = cpixels_png_error()
    let pixel: [UInt8] = [1, 2, 3, 4]
    let written = cpixels_png_write(pixel, width, height, perMeter, &file, &count, &error)
    defer { cpixels_png_free(file) }
    #expect(written == isWritten && (file != nil) == isWritten && (count > 0) == isWritten)
    guard !isWritten else { return }
    #expect(error.problem == Int32(CPIXELS_PNG_ARGUMENT.rawValue))
    #expect(error.found == UInt64(width) && error.expected == 0x1FFF_FFFF)
    #expect(error.chunk == 0 && error.offset == 0)
  }
}
