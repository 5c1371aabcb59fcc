import CPixels
import Foundation
import Pixels
import Testing

/// The metrics, compared with their published formulas and the platform's functions.
@Suite struct ColorFormulaTests {
  static func linear(_ byte: UInt8) -> Double {
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// CIELAB of an sRGB colour, relative to the white of the matrix.
  static func lab(_ rgb: [UInt8]) -> [Double] {
    let matrix = [
      [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
      [0.0193339, 0.1191920, 0.9503041],
    ]
    let f = matrix.map { row -> Double in
      let sum = zip(row, rgb).reduce(0) { $0 + $1.0 * linear($1.1) }
      let t = sum / row.reduce(0, +)
      return t > pow(6.0 / 29, 3) ? cbrt(t) : t * pow(29.0 / 6, 2) / 3 + 4.0 / 29
    }
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
  }

  /// Sharma, Wu and Dalal 2005, with the paper's names.
  static func ciede2000(_ first: [Double], _ second: [Double]) -> Double {
    let mean = (hypot(first[1], first[2]) + hypot(second[1], second[2])) / 2
    let g = 0.5 * (1 - sqrt(pow(mean, 7) / (pow(mean, 7) + pow(25, 7))))
    let (a1, a2) = (first[1] * (1 + g), second[1] * (1 + g))
    let (c1, c2) = (hypot(a1, first[2]), hypot(a2, second[2]))
    let degrees = { (b: Double, a: Double) -> Double in
      let angle = a == 0 && b == 0 ? 0 : atan2(b, a) * 180 / .pi
      return angle < 0 ? angle + 360 : angle
    }
    let (h1, h2) = (degrees(first[2], a1), degrees(second[2], a2))
    var (dh, h) = (h2 - h1, (h1 + h2) / 2)
    if c1 * c2 == 0 {
      (dh, h) = (0, h1 + h2)
    } else if abs(h1 - h2) > 180 {
      dh += dh > 0 ? -360 : 360
      h += h1 + h2 < 360 ? 180 : -180
    }
    let (dl, dc) = (second[0] - first[0], c2 - c1)
    let wide = 2 * sqrt(c1 * c2) * sin(dh / 2 * .pi / 180)
    let (l, c) = ((first[0] + second[0]) / 2, (c1 + c2) / 2)
    let cosine = { (degrees: Double) in cos(degrees * .pi / 180) }
    var t = 1 - 0.17 * cosine(h - 30)
    t += 0.24 * cosine(2 * h)
    t += 0.32 * cosine(3 * h + 6)
    t -= 0.20 * cosine(4 * h - 63)
    let turn = 30 * exp(-pow((h - 275) / 25, 2))
    let rt = -sin(2 * turn * .pi / 180) * 2 * sqrt(pow(c, 7) / (pow(c, 7) + pow(25, 7)))
    let sl = 1 + 0.015 * pow(l - 50, 2) / sqrt(20 + pow(l - 50, 2))
    let (x, y, z) = (dl / sl, dc / (1 + 0.045 * c), wide / (1 + 0.015 * c * t))
    let squares: Double = x * x + y * y + z * z
    return sqrt(squares + rt * y * z)
  }

  static func cie94(_ first: [Double], _ second: [Double]) -> Double {
    let (c1, c2) = (hypot(first[1], first[2]), hypot(second[1], second[2]))
    let (dl, dc) = (first[0] - second[0], c1 - c2)
    let hue = pow(first[1] - second[1], 2) + pow(first[2] - second[2], 2) - dc * dc
    let (x, y) = (dc / (1 + 0.045 * c1), max(hue, 0) / pow(1 + 0.015 * c1, 2))
    return sqrt(dl * dl + x * x + y)
  }

  /// Ottosson's OKLab with his toe for the lightness, and HyAB.
  static func hyab(_ first: [UInt8], _ second: [UInt8]) -> Double {
    func oklab(_ rgb: [UInt8]) -> [Double] {
      let lms = [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ].map { row in cbrt(zip(row, rgb).reduce(0) { $0 + $1.0 * linear($1.1) }) }
      let rows = [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ].map { row in zip(row, lms).reduce(0) { $0 + $1.0 * $1.1 } }
      let (k1, k2) = (0.206, 0.03)
      let k3 = (1 + k1) / (1 + k2)
      let shifted = k3 * rows[0] - k1
      return [(shifted + sqrt(shifted * shifted + 4 * k2 * k3 * rows[0])) / 2, rows[1], rows[2]]
    }
    let (a, b) = (oklab(first), oklab(second))
    return abs(a[0] - b[0]) + hypot(a[1] - b[1], a[2] - b[2])
  }

  @Test(arguments: 0...255 as ClosedRange<UInt8>) func everyByteHasItsCoordinates(byte: UInt8) {
    for rgb in [[byte, byte, byte], [byte, 0, 0], [0, byte, 0], [0, 0, byte], [255, byte, 9]] {
      var found = [0.0, 0, 0]
      cpixels_lab(rgb, &found)
      for (value, expected) in zip(found, Self.lab(rgb)) { #expect(abs(value - expected) < 1e-9) }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func distancesMatchTheFormulas(seed: UInt64) {
    var source = Pictures(seed: seed)
    for _ in 0..<40 {
      func color() -> [UInt8] { (0..<3).map { _ in UInt8(source.next(below: 256)) } + [255] }
      let (first, second) = (color(), color())
      let (a, b) = (Self.lab(first), Self.lab(second))
      func distance(_ metric: cpixels_metric) -> Double {
        cpixels_distance(Int32(metric.rawValue), first, second, 0)
      }
      #expect(abs(distance(CPIXELS_METRIC_DELTA_E_2000) - Self.ciede2000(a, b)) < 1e-8)
      #expect(abs(distance(CPIXELS_METRIC_DELTA_E_94) - Self.cie94(a, b)) < 1e-8)
      #expect(abs(distance(CPIXELS_METRIC_HYAB) - Self.hyab(first, second)) < 1e-9)
    }
  }

  /// Translucent colours have the larger of their distances on black and on white.
  @Test(arguments: 1...10 as ClosedRange<UInt64>) func translucentColorsAreBlended(seed: UInt64) {
    var source = Pictures(seed: seed)
    for round in 0..<20 {
      func color() -> [UInt8] { (0..<4).map { _ in UInt8(source.next(below: 256)) } }
      var (first, second) = (color(), color())
      if round % 4 == 0 { first[3] = 255 }
      if round % 4 == 1 { second[3] = 255 }
      func blended(_ pixel: [UInt8], _ ground: Int) -> [UInt8] {
        let alpha = Int(pixel[3])
        return pixel[..<3].map { channel -> UInt8 in
          let sum = Int(channel) * alpha + ground * (255 - alpha) + 127
          return UInt8(sum / 255)
        }
      }
      let expected = [0, 255].map { Self.hyab(blended(first, $0), blended(second, $0)) }
      let found = cpixels_distance(Int32(CPIXELS_METRIC_HYAB.rawValue), first, second, 0)
      #expect(abs(found - max(expected[0], expected[1])) < 1e-9)
    }
  }
}
