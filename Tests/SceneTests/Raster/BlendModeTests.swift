import Foundation
import Pixels
import Scene
import Testing

@Suite
struct BlendModeTests {
  /// Straight colours with alphas that are whole bytes.
  static let colors: [RGBA] = {
    let bytes: [(UInt8, UInt8, UInt8)] = [
      (0, 0, 0), (255, 255, 255), (255, 59, 48), (10, 200, 90), (128, 127, 64), (30, 30, 220),
    ]
    return bytes.flatMap { color in
      [1, 0.6, 0.2].map { RGBA(red: color.0, green: color.1, blue: color.2, alpha: $0) }
    } + [.clear]
  }()

  @Test(arguments: BlendMode.allCases)
  func colorsBlendByTheTextbookFormulas(mode: BlendMode) throws {
    let pairs = Self.colors.flatMap { source in Self.colors.map { (source, $0) } }
    let nodes = pairs.enumerated().flatMap { index, pair in
      [Self.pixel(index, pair.1), Self.pixel(index, pair.0, mode)]
    }
    let size = CGSize(width: pairs.count, height: 1)
    let bitmap = try DisplayList(size: size, nodes: nodes).bitmap()
    var worst = 0.0
    for (index, pair) in pairs.enumerated() {
      let pixel = Self.premultiplied(bitmap, index).map { Double($0) }
      let expected = Textbook.composite(mode, Self.bytes(pair.0), Self.bytes(pair.1))
      worst = max(worst, zip(pixel, expected).map { abs($0 - $1) }.max() ?? 0)
    }
    // Half a step is exact rounding.
    #expect(worst <= 0.502)
  }

  static let replacing: Set<BlendMode> = [
    .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop,
  ]

  @Test(arguments: BlendMode.allCases)
  func coverageScalesTheSourceOrTheResult(mode: BlendMode) throws {
    let (below, above) = (Self.colors[6], Self.colors[9])
    var wide = Path(CGRect(x: 0, y: 0, width: 40, height: 0.6))
    wide.addRect(CGRect(x: 0, y: 3, width: 40, height: 1))
    let leaf = DisplayList.Leaf(
      name: "",
      outline: .fill(wide, evenOdd: false),
      paint: .solid(above),
      blend: mode
    )
    let back = DisplayList.Leaf(
      name: "",
      outline: .fill(Path(CGRect(x: 0, y: 0, width: 40, height: 4)), evenOdd: false),
      paint: .solid(below)
    )
    let list = DisplayList(size: CGSize(width: 40, height: 4), nodes: [.leaf(back), .leaf(leaf)])
    let bitmap = try list.bitmap()
    let faded = Self.bytes(above).map { ($0 * 153 / 255).rounded() }
    var expected = Textbook.composite(mode, faded, Self.bytes(below))
    if Self.replacing.contains(mode) {
      let whole = Textbook.composite(mode, Self.bytes(above), Self.bytes(below))
      expected = zip(whole, Self.bytes(below)).map { ($0.rounded() * 153 + $1 * 102) / 255 }
    }
    for column in 0..<40 {
      let pixel = Self.premultiplied(bitmap, column).map { Double($0) }
      #expect(zip(pixel, expected).allSatisfy { abs($0 - $1) <= 0.502 })
    }
  }

  @Test
  func clipsBlendWithTheBackdropUnlikeLayers() throws {
    let inner = [Self.pixel(0, .black, .difference), Self.pixel(0, .white, .difference)]
    func shown(_ group: DisplayList.Group) throws -> [UInt8] {
      let list = DisplayList(
        size: CGSize(width: 1, height: 1),
        nodes: [Self.pixel(0, .white), .group(group)]
      )
      return try list.bitmap().bytes
    }
    let clip = DisplayList.Clip(path: Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(try shown(.init(name: "", clip: clip, nodes: inner)) == [0, 0, 0, 255])
    #expect(try shown(.init(name: "", isolates: true, nodes: inner)) == [255, 255, 255, 255])
    #expect(try shown(.init(name: "", opacity: 0.9999, nodes: inner)) == [255, 255, 255, 255])
    #expect(
      try shown(.init(name: "", mask: [Self.pixel(0, .black)], nodes: inner)) == [
        255, 255, 255, 255,
      ]
    )
  }

  @Test
  func groupBlendsAsOnePicture() throws {
    // Screening with the same grey twice would be lighter than once.
    let grey = RGBA(red: UInt8(100), green: 100, blue: 100)
    let group = DisplayList.Group(
      name: "",
      opacity: 0.6,
      blend: .screen,
      nodes: [Self.pixel(0, grey), Self.pixel(0, grey)]
    )
    let list = DisplayList(
      size: CGSize(width: 1, height: 1),
      nodes: [Self.pixel(0, grey), .group(group)]
    )
    // 100 + 60 − 60·100/255 over an opaque backdrop: 0.6 of the difference that screening makes.
    #expect(try list.bitmap().bytes == [136, 136, 136, 255])
  }

  @Test(arguments: [BlendMode.clear, .copy, .sourceIn, .sourceOut, .destinationAtop])
  func shapesBlendOnlyInsideAndLayersEverywhere(mode: BlendMode) throws {
    let ground = Path(CGRect(x: 0, y: 0, width: 3, height: 1))
    let back = DisplayList.Node.leaf(
      .init(name: "", outline: .fill(ground, evenOdd: false), paint: .solid(.black))
    )
    let size = CGSize(width: 3, height: 1)
    let shape = DisplayList(size: size, nodes: [back, Self.pixel(1, .clear, mode)])
    #expect(
      try shape.bitmap().bytes.enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
        == [255, 0, 255]
    )
    let layer = DisplayList.Group(name: "", blend: mode, nodes: [Self.pixel(1, .clear)])
    let under = DisplayList(size: size, nodes: [back, .group(layer)])
    #expect(try under.bitmap().bytes.allSatisfy { $0 == 0 })
  }

  @Test
  func isolationIsKeptOnlyIfItMatters() {
    let plain = DisplayList.Group(name: "", isolates: true, nodes: [Self.pixel(0, .black)])
    let blended = [Self.pixel(0, .black, .multiply)]
    #expect(!plain.isolates)
    #expect(DisplayList.Group(name: "", isolates: true, nodes: blended).isolates)
    #expect(!DisplayList.Group(name: "", opacity: 0.5, isolates: true, nodes: blended).isolates)
    let held = DisplayList.Node.group(.init(name: "", isolates: true, nodes: blended))
    #expect(!DisplayList.Group(name: "", isolates: true, nodes: [held]).isolates)
  }

  // MARK: - Pixels

  private static func pixel(
    _ column: Int,
    _ color: RGBA,
    _ blend: BlendMode = .normal
  ) -> DisplayList.Node {
    let path = Path(CGRect(x: column, y: 0, width: 1, height: 1))
    return .leaf(
      .init(name: "", outline: .fill(path, evenOdd: false), paint: .solid(color), blend: blend)
    )
  }

  /// The pixel before its colours were divided by its alpha, recovered from the quotient.
  private static func premultiplied(_ bitmap: Bitmap, _ index: Int) -> [Int] {
    let pixel = bitmap.bytes[index * 4..<index * 4 + 4].map { Int($0) }
    return pixel.prefix(3).map { ($0 * pixel[3] * 2 + 255) / 510 } + [pixel[3]]
  }

  private static func bytes(_ color: RGBA) -> [Double] {
    [color.red, color.green, color.blue].map { (Double($0) * color.alpha).rounded() }
      + [(color.alpha * 255).rounded()]
  }
}

/// W3C's formulas as written in the recommendation: on straight colours, 0…1.
private enum Textbook {
  static func composite(_ mode: BlendMode, _ source: [Double], _ backdrop: [Double]) -> [Double] {
    let (sa, da) = (source[3] / 255, backdrop[3] / 255)
    let (s, d) = (source.map { $0 / 255 }, backdrop.map { $0 / 255 })
    switch mode {
    case .sourceAtop: return zip(s, d).map { 255 * ($0 * da + $1 * (1 - sa)) }
    case .destinationOver: return zip(s, d).map { 255 * ($1 + $0 * (1 - da)) }
    case .destinationOut: return d.map { 255 * $0 * (1 - sa) }
    case .xor: return zip(s, d).map { 255 * ($0 * (1 - da) + $1 * (1 - sa)) }
    case .clear: return [0, 0, 0, 0]
    case .copy: return source
    case .sourceIn: return s.map { 255 * $0 * da }
    case .sourceOut: return s.map { 255 * $0 * (1 - da) }
    case .destinationIn: return d.map { 255 * $0 * sa }
    case .destinationAtop: return zip(s, d).map { 255 * ($1 * sa + $0 * (1 - da)) }
    case .plusLighter: return zip(s, d).map { 255 * min($0 + $1, 1) }
    case .plusDarker:
      let alpha = min(sa + da, 1)
      return zip(s, d).map { 255 * max(0, alpha - (sa - $0) - (da - $1)) }
    default:
      let cs = s.prefix(3).map { sa > 0 ? $0 / sa : 0 }
      let cb = d.prefix(3).map { da > 0 ? $0 / da : 0 }
      let mixed = blend(mode, cb, cs)
      let colors = (0..<3).map { (channel: Int) -> Double in
        let apart = s[channel] * (1 - da) + d[channel] * (1 - sa)
        return 255 * (apart + sa * da * mixed[channel])
      }
      return colors + [255 * (sa + da - sa * da)]
    }
  }

  private static func blend(_ mode: BlendMode, _ cb: [Double], _ cs: [Double]) -> [Double] {
    switch mode {
    case .hue: setLum(setSat(cs, sat(cb)), lum(cb))
    case .saturation: setLum(setSat(cb, sat(cs)), lum(cb))
    case .color: setLum(cs, lum(cb))
    case .luminosity: setLum(cb, lum(cs))
    default: zip(cb, cs).map { channel(mode, $0, $1) }
    }
  }

  private static func channel(_ mode: BlendMode, _ cb: Double, _ cs: Double) -> Double {
    switch mode {
    case .multiply: return cb * cs
    case .screen: return cb + cs - cb * cs
    case .overlay: return channel(.hardLight, cs, cb)
    case .darken: return min(cb, cs)
    case .lighten: return max(cb, cs)
    case .colorDodge: return cb == 0 ? 0 : cs >= 1 ? 1 : min(1, cb / (1 - cs))
    case .colorBurn: return cb >= 1 ? 1 : cs == 0 ? 0 : 1 - min(1, (1 - cb) / cs)
    case .hardLight:
      return cs <= 0.5 ? cb * 2 * cs : channel(.screen, cb, 2 * cs - 1)
    case .softLight:
      let root = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
      return cs <= 0.5 ? cb - (1 - 2 * cs) * cb * (1 - cb) : cb + (2 * cs - 1) * (root - cb)
    case .difference: return abs(cb - cs)
    case .exclusion: return cb + cs - 2 * cb * cs
    default: return cs
    }
  }

  private static func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
  private static func sat(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  private static func setLum(_ c: [Double], _ goal: Double) -> [Double] {
    let raised = c.map { $0 + goal - lum(c) }
    let (light, low, high) = (lum(raised), raised.min() ?? 0, raised.max() ?? 0)
    var result = raised
    if low < 0 { result = result.map { light + ($0 - light) * light / (light - low) } }
    if high > 1 { result = result.map { light + ($0 - light) * (1 - light) / (high - light) } }
    return result
  }

  private static func setSat(_ c: [Double], _ goal: Double) -> [Double] {
    let (low, range) = (c.min() ?? 0, sat(c))
    return c.map { range > 0 ? ($0 - low) * goal / range : 0 }
  }
}
