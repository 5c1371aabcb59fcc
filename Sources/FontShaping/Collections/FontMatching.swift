#if Fonts

/// The selection of a font in a family by width, then slant, then weight (CSS Fonts Module Level 4,
/// section 5.2).
struct FontMatching {
  private let weight: Double
  private let width: Double
  private let isItalic: Bool
  private let opticalSize: Double?

  init(_ request: FontRequest) {
    weight = request.weight ?? 400
    width = request.width ?? 100
    isItalic = request.isItalic
    opticalSize = request.opticalSize
  }

  /// Returns the nearest font of a family; the first one if several are equally near.
  func best(of family: [FontFace]) -> FoundFont? {
    var best: (rank: Rank, face: FontFace)?
    for face in family {
      let rank = rank(of: face)
      if best.map({ rank.precedes($0.rank) }) ?? true { best = (rank, face) }
    }
    guard let face = best?.face, let instance = face.instance(settings(for: face)) else {
      return nil
    }
    return FoundFont(instance: instance, isSlanted: isItalic && !canSlant(face))
  }

  /// The distance of a font from the requested one.
  private struct Rank {
    let width: (Int, Double)
    let slant: Int
    let weight: (Int, Double)

    func precedes(_ other: Rank) -> Bool {
      if width != other.width { return width < other.width }
      if slant != other.slant { return slant < other.slant }
      return weight < other.weight
    }
  }

  private func rank(of face: FontFace) -> Rank {
    let widths = face.range(of: "wdth") ?? face.style.width...face.style.width
    let weights = face.range(of: "wght") ?? face.style.weight...face.style.weight
    let slant = isItalic == face.style.isItalic ? 0 : isItalic && canSlant(face) ? 1 : 2
    return Rank(width: widthRank(widths), slant: slant, weight: weightRank(weights))
  }

  private func widthRank(_ range: ClosedRange<Double>) -> (Int, Double) {
    if range.contains(width) { return (0, 0) }
    let isNarrower = range.upperBound < width
    let distance = isNarrower ? width - range.upperBound : range.lowerBound - width
    return (isNarrower == (width <= 100) ? 1 : 2, distance)
  }

  private func weightRank(_ range: ClosedRange<Double>) -> (Int, Double) {
    if range.contains(weight) { return (0, 0) }
    let isLighter = range.upperBound < weight
    let distance = isLighter ? weight - range.upperBound : range.lowerBound - weight
    // For a weight of 400 to 500, heavier fonts up to 500 are preferred, then lighter ones, then
    // those above 500.
    if 400...500 ~= weight, !isLighter { return (range.lowerBound <= 500 ? 1 : 3, distance) }
    if 400...500 ~= weight { return (2, distance) }
    return (isLighter == (weight < 400) ? 1 : 2, distance)
  }

  private func canSlant(_ face: FontFace) -> Bool {
    face.style.isItalic || (face.range(of: "ital")?.upperBound ?? 0) >= 1
      || (face.range(of: "slnt")?.lowerBound ?? 0) < 0
  }

  private func settings(for face: FontFace) -> [FontSetting] {
    var settings = [
      FontSetting(tag: "wght", value: weight), FontSetting(tag: "wdth", value: width),
    ]
    if let opticalSize { settings.append(FontSetting(tag: "opsz", value: opticalSize)) }
    if isItalic, !face.style.isItalic {
      settings.append(FontSetting(tag: "ital", value: 1))
      if let slant = face.range(of: "slnt") {
        settings.append(FontSetting(tag: "slnt", value: slant.lowerBound))
      }
    }
    return settings
  }
}

extension FontFace {
  /// Returns the range of an axis; `nil` if the font doesn't have the axis.
  fileprivate func range(of tag: FontTag) -> ClosedRange<Double>? {
    axes.first { $0.tag == tag }.map { $0.minimum...$0.maximum }
  }
}

#endif
