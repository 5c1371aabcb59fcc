import Scene

/// Source-over compositing in integers: every division is rounded to nearest.
struct SourceOver {
  /// The red, green, blue and alpha, premultiplied.
  private(set) var pixel = [0, 0, 0, 0]

  static func product(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }

  static func premultiplied(_ color: RGBA) -> [Int] {
    let alpha = Int(color.alpha * 65_535 + 0.5)
    let channels = [color.red, color.green, color.blue].map { Int($0) * 257 }
    let full = 65_535 * 65_535
    return channels.map { (2 * $0 * alpha * 255 + full) / (2 * full) }
      + [(2 * alpha * 255 + 65_535) / (2 * 65_535)]
  }

  mutating func paint(_ source: [Int], coverage: Int = 255) {
    let part = source.map { SourceOver.product($0, coverage) }
    pixel = zip(part, pixel).map { $0 + SourceOver.product($1, 255 - part[3]) }
  }

  mutating func paint(_ color: RGBA, coverage: Int = 255) {
    paint(SourceOver.premultiplied(color), coverage: coverage)
  }

  /// Paints a finished layer. Its opacity, 0…1, is rounded to a multiple of 1/65,535.
  mutating func paint(layer: SourceOver, opacity: Double, coverage: Int = 255) {
    let factor = Int(opacity * 65_535 + 0.5)
    paint(layer.pixel.map { (2 * $0 * factor + 65_535) / (2 * 65_535) }, coverage: coverage)
  }

  /// The pixel with straight alpha.
  var straight: [UInt8] {
    let alpha = pixel[3]
    guard alpha > 0 else { return [0, 0, 0, 0] }
    return pixel.prefix(3).map { UInt8(($0 * 255 + alpha / 2) / alpha) } + [UInt8(alpha)]
  }
}
