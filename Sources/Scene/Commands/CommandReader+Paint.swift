internal import Foundation
internal import Pixels

extension CommandReader {
  mutating func readBlend() throws(CommandError) -> BlendMode {
    guard let words = take("blend") else { return .normal }
    guard let mode = words.first.flatMap({ BlendMode(keyword: $0) }), words.count == 1
    else { throw errorInLastLine("a blend mode is expected after ‘blend’") }
    return mode
  }

  mutating func readPaint() throws(CommandError) -> Paint {
    if let words = take("solid") { return .solid(try color(words)) }
    if let words = take("radial") { return .radial(try readRadial(words)) }
    if let words = take("angular") {
      let (v, spread) = try gradient(words, 4)
      return .angular(
        AngularPaint(
          center: CGPoint(x: v[0], y: v[1]),
          start: v[2],
          end: v[3],
          spread: spread,
          stops: try readStops()
        )
      )
    }
    if let words = take("image") { return .image(try readImage(words)) }
    let words = try require("linear")
    let (v, spread) = try gradient(words, 4)
    return .linear(
      LinearPaint(
        start: CGPoint(x: v[0], y: v[1]),
        end: CGPoint(x: v[2], y: v[3]),
        spread: spread,
        stops: try readStops()
      )
    )
  }

  private mutating func readRadial(_ words: [Substring]) throws(CommandError) -> RadialPaint {
    let (v, spread) = try gradient(words, 6)
    let transform = try readTransform("matrix")
    return RadialPaint(
      start: .init(center: CGPoint(x: v[0], y: v[1]), radius: v[2]),
      end: .init(center: CGPoint(x: v[3], y: v[4]), radius: v[5]),
      spread: spread,
      stops: try readStops(),
      transform: transform
    )
  }

  private mutating func readImage(_ words: [Substring]) throws(CommandError) -> BitmapPaint {
    let opacity = try numbers(words.prefix(1), 1)[0]
    let kind = words.dropFirst().first
    let spread = words.count == 3 ? SpreadMethod(rawValue: String(words[2])) : .pad
    guard words.count <= 3, let spread, kind == "smooth" || kind == "plain" else {
      throw errorInLastLine("‘smooth’ or ‘plain’ is expected after the opacity")
    }
    let transform = try readTransform("matrix")
    var text = ""
    while let words = take("data") { text += words.joined() }
    guard !text.isEmpty else {
      throw errorInLastLine("the data of the picture is missing")
    }
    guard let data = Data(base64Encoded: text) else {
      throw errorInLastLine("the data of the picture is not base64")
    }
    let bitmap: Bitmap
    do throws(PNGError) {
      bitmap = try PNG.decode(Array(data))
    } catch {
      throw errorInLastLine("the picture can’t be read: \(error)")
    }
    return BitmapPaint(
      bitmap: bitmap,
      spread: spread,
      isSmooth: kind == "smooth",
      opacity: opacity,
      transform: transform
    )
  }

  /// Reads a gradient's numbers and its optional spread.
  private func gradient(_ words: [Substring], _ count: Int) throws(CommandError)
    -> ([Double], SpreadMethod)
  {
    guard words.count == count + 1, let spread = SpreadMethod(rawValue: String(words[count]))
    else { return (try numbers(words, count), .pad) }
    return (try numbers(words.prefix(count), count), spread)
  }

  private mutating func readStops() throws(CommandError) -> [GradientStop] {
    var stops: [GradientStop] = []
    while let words = take("stop") {
      let location = try numbers(words.prefix(1), 1)[0]
      stops.append(.init(location: location, color: try color(Array(words.dropFirst()))))
    }
    return stops
  }

  private func color(_ words: [Substring]) throws(CommandError) -> RGBA {
    let alpha = try numbers(words.dropFirst(), 1)[0]
    guard let color = RGBA(hexadecimal: words[0], alpha: alpha) else {
      throw errorInLastLine("‘\(words[0])’ is not a colour such as #FFCC00")
    }
    return color
  }

  mutating func readFilter() throws(CommandError) -> Filter? {
    if let words = take("blur") {
      let v = try numbers(words, words.count > 2 ? 6 : 2)
      let frame = v.count == 6 ? CGRect(x: v[2], y: v[3], width: v[4], height: v[5]) : nil
      return .blur(.init(deviation: CGSize(width: v[0], height: v[1]), frame: frame))
    }
    if let words = take("recolor") {
      return .recolor(.init(numbers: try numbers(words, 16).map { Double($0) }))
    }
    if let words = take("threshold") {
      let v = try numbers(words.dropFirst(2), 2)
      let color = try color(Array(words.prefix(2)))
      return .threshold(.init(lower: Double(v[0]), upper: Double(v[1]), color: color))
    }
    guard let words = take("shadow") else { return nil }
    let v = try numbers(words.dropFirst(2), 4)
    return .shadow(
      .init(
        color: try color(Array(words.prefix(2))),
        deviation: CGSize(width: v[0], height: v[1]),
        offset: CGPoint(x: v[2], y: v[3])
      )
    )
  }
}
