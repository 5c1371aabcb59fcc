import Pixels

/// A generator of test pictures that are the same everywhere.
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

  /// Returns a picture with pixels of the given colours.
  static func of(_ colors: [[UInt8]], width: Int = 13, height: Int = 7) -> Bitmap? {
    var source = Pictures(seed: UInt64(colors.count))
    var index = 0
    return source.picture(width, height) { source in
      // Every colour appears once, then random ones.
      index += 1
      return index <= colors.count ? colors[index - 1] : colors[source.next(below: colors.count)]
    }
  }
}
