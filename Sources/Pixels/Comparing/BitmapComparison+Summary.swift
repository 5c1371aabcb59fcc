extension BitmapComparison {
  /// One line with the measured numbers and the allowed ones.
  public var summary: String {
    if isIdentical { return "identical, \(grouped(comparedPixels)) pixels" }
    var parts: [String] = []
    if referenceSize != actualSize {
      parts.append("reference \(referenceSize), actual \(actualSize)")
    }
    parts.append(count)
    if toleratedPixels > 0 { parts.append("\(grouped(toleratedPixels)) within the metric's limit") }
    if antialiasedPixels > 0 {
      parts.append("\(grouped(antialiasedPixels)) ignored as anti-aliasing")
    }
    if let worst { parts.append("worst \(phrase(worst))") }
    if let boundingBox { parts.append("within \(boundingBox)") }
    if let cause, cause != .size, cause != .tolerated { parts.append("probable cause: \(cause)") }
    return parts.joined(separator: ", ")
  }

  /// The number of differing pixels, and each limit with the measured value.
  private var count: String {
    let counted =
      "\(grouped(differingPixels)) of \(grouped(comparedPixels)) pixels differ (\(percent))"
    var windows = densestWindows.makeIterator()
    let limits = tolerance.limits.map { limit in
      switch limit {
      case .pixels(let limit): "\(grouped(limit)) allowed"
      case .fraction(let limit): "\(decimal(limit * 100, digits: 4)) % allowed"
      case .window(let limit, let side):
        "\(grouped(windows.next() ?? 0)) in \(side) × \(side), \(grouped(limit)) allowed"
      }
    }
    return ([counted] + limits).joined(separator: ", ")
  }

  private func phrase(_ worst: Worst) -> String {
    let spot = "at (\(worst.x), \(worst.y))"
    switch tolerance.metric {
    case .channel(let limit):
      return "\(Int(worst.distance))/255 \(spot)" + (limit > 0 ? " (\(limit) allowed)" : "")
    case .yiq(let limit):
      return
        "YIQ \(decimal(worst.distance, digits: 4)) \(spot) (\(decimal(limit, digits: 4)) allowed)"
    case .deltaE2000(let limit):
      return
        "ΔE2000 \(decimal(worst.distance, digits: 2)) \(spot) (\(decimal(limit, digits: 2)) allowed)"
    case .deltaE94(let limit):
      return
        "ΔE94 \(decimal(worst.distance, digits: 2)) \(spot) (\(decimal(limit, digits: 2)) allowed)"
    case .hyab(let limit):
      return
        "HyAB \(decimal(worst.distance, digits: 4)) \(spot) (\(decimal(limit, digits: 4)) allowed)"
    }
  }

  /// The percentage of differing pixels, shown as 0 or 100 only if it is exactly that.
  private var percent: String {
    let hundredths = fraction * 10_000
    if differingPixels > 0 && hundredths < 0.5 { return "< 0.01 %" }
    if differingPixels < comparedPixels && hundredths > 9_999.5 { return "> 99.99 %" }
    return decimal(fraction * 100, digits: 2) + " %"
  }
}

extension BitmapComparison.PixelSize: CustomStringConvertible {
  /// The size, such as `640 × 480`.
  public var description: String { "\(width) × \(height)" }
}

/// Returns a number with commas between groups of three digits.
private func grouped(_ number: Int) -> String {
  let digits = String(number.magnitude)
  var text = number < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0 && (digits.count - index) % 3 == 0 { text.append(",") }
    text.append(digit)
  }
  return text
}

/// Returns a number with at most `digits` decimals and no trailing zero.
private func decimal(_ number: Double, digits: Int) -> String {
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let scaled = number * scale + (number < 0 ? -0.5 : 0.5)
  guard scaled.magnitude < 1e15 else { return String(number) }
  let whole = Int(scaled)
  let unit = Int(scale)
  var fraction = String((whole % unit).magnitude)
  fraction = String(repeating: "0", count: digits - fraction.count) + fraction
  while fraction.last == "0" { fraction.removeLast() }
  let integer = (number < 0 && whole < 0 ? "-" : "") + String((whole / unit).magnitude)
  return fraction.isEmpty ? integer : integer + "." + fraction
}
