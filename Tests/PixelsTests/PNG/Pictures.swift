import Pixels

/// Pictures to test with, from a small generator, so that they are the same everywhere.
struct Pictures {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func picture(_ width: Int, _ height: Int, pixel: (inout Pictures) -> [UInt8]) -> Bitmap?
  {
    var bytes: [UInt8] = []
    for _ in 0..<width * height { bytes += pixel(&self) }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// A picture of pixels drawn from some colours.
  static func of(_ colors: [[UInt8]], width: Int = 13, height: Int = 7) -> Bitmap? {
    var source = Pictures(seed: UInt64(colors.count))
    var index = 0
    return source.picture(width, height) { source in
      // Every colour appears, then any of them.
      index += 1
      return index <= colors.count ? colors[index - 1] : colors[source.next(below: colors.count)]
    }
  }
}
