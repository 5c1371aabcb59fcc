internal import CPixels

extension BitmapComparison {
  /// The cause of a difference between two pictures.
  ///
  /// Except for the first three, a cause is stated only if applying it to the reference gives the
  /// actual picture, up to rounding.
  public enum Cause: Hashable, Sendable {
    /// The pictures have different sizes.
    case size
    /// All differences are within the tolerance.
    case tolerated
    /// All differences are ignored as anti-aliasing.
    case antialiasing
    /// The edges are the same, moved by at most half a pixel; the number is the largest distance.
    case edges(within: Double)
    /// Content was moved, positive to the right and down, in pixels.
    case moved(x: Int, y: Int)
    /// Content has another size, in pixels.
    case resized(from: PixelSize, to: PixelSize)
    /// The opacity was multiplied by this number.
    case opacity(Double)
    /// The shapes are equal and colours were replaced; the pair given has the most pixels.
    case colors(from: [UInt8], to: [UInt8])
    /// Rows were inserted at a row; if the count is negative, they were removed.
    case rows(Int, at: Int)
    /// Columns were inserted at a column; if the count is negative, they were removed.
    case columns(Int, at: Int)
    /// The actual picture is this part of the reference.
    case cropped(PixelRect)
    /// The reference is this part of the actual picture.
    case extended(PixelRect)
    /// The picture was drawn this many times as large.
    case scaled(Double)
    /// All colours were converted.
    case profile(Profile)
  }

  /// A conversion of colours.
  public enum Profile: Hashable, Sendable {
    /// From sRGB to Display P3.
    case toDisplayP3
    /// From Display P3 to sRGB.
    case fromDisplayP3
    /// From sRGB to linear light.
    case toLinear
    /// From linear light to sRGB.
    case fromLinear
  }
}

extension PixelDifference {
  /// Returns the cause that turns the reference into the actual picture, if there is one.
  func cause(reference: Bitmap, actual: Bitmap) -> BitmapComparison.Cause? {
    let isSameSize = reference.width == actual.width && reference.height == actual.height
    guard numbers.different > 0 else {
      guard isSameSize else { return .size }
      if numbers.unequal == 0 { return nil }
      return numbers.antialiased > 0 ? .antialiasing : .tolerated
    }
    var found = cpixels_cause()
    let isFound = withPictures(reference, actual) { first, second in
      withUnsafePointer(to: numbers) {
        cpixels_find_cause(&first, &second, marks, $0, &found)
      }
    }
    return (isFound ? BitmapComparison.Cause(found) : nil) ?? (isSameSize ? nil : .size)
  }
}

extension BitmapComparison.Cause {
  fileprivate init?(_ found: cpixels_cause) {
    let (x, y) = (Int(found.x), Int(found.y))
    let (from, to) = (PixelRect(found.from_area), PixelRect(found.to_area))
    switch cpixels_cause_kind(UInt32(found.kind)) {
    case CPIXELS_CAUSE_MOVED: self = .moved(x: x, y: y)
    case CPIXELS_CAUSE_RESIZED:
      self = .resized(
        from: .init(width: from.width, height: from.height),
        to: .init(width: to.width, height: to.height)
      )
    case CPIXELS_CAUSE_RECOLORED:
      let (old, new) = (found.from, found.to)
      self = .colors(from: [old.0, old.1, old.2, old.3], to: [new.0, new.1, new.2, new.3])
    case CPIXELS_CAUSE_OPACITY: self = .opacity(found.number)
    case CPIXELS_CAUSE_EDGES: self = .edges(within: found.number.squareRoot())
    case CPIXELS_CAUSE_ROWS: self = .rows(x, at: y)
    case CPIXELS_CAUSE_COLUMNS: self = .columns(x, at: y)
    case CPIXELS_CAUSE_CROPPED: self = .cropped(to)
    case CPIXELS_CAUSE_EXTENDED: self = .extended(to)
    case CPIXELS_CAUSE_SCALED: self = .scaled(found.number)
    case CPIXELS_CAUSE_PROFILE:
      guard let profile = BitmapComparison.Profile(found.x) else { return nil }
      self = .profile(profile)
    default: return nil
    }
  }
}

extension BitmapComparison.Profile {
  fileprivate init?(_ number: Int32) {
    switch cpixels_profile(UInt32(number)) {
    case CPIXELS_PROFILE_TO_DISPLAY_P3: self = .toDisplayP3
    case CPIXELS_PROFILE_FROM_DISPLAY_P3: self = .fromDisplayP3
    case CPIXELS_PROFILE_LINEAR: self = .toLinear
    case CPIXELS_PROFILE_ENCODED_TWICE: self = .fromLinear
    default: return nil
    }
  }
}

extension BitmapComparison.Cause: CustomStringConvertible {
  /// The cause in a few words.
  public var description: String {
    switch self {
    case .size: "the sizes differ"
    case .tolerated: "the differences are within the tolerance"
    case .antialiasing: "only anti-aliasing differs"
    case .edges(let distance):
      "only anti-aliasing differs, edges within \(Self.decimal(distance)) pixels"
    case .moved(let x, let y): "moved by (\(x), \(y))"
    case .resized(let from, let to): "resized from \(from) to \(to)"
    case .opacity(let factor): "opacity × \(Self.decimal(factor))"
    case .colors(let from, let to): "\(Self.hex(from)) became \(Self.hex(to))"
    case .rows(let count, let position): Self.inserted(count, "row", at: "y \(position)")
    case .columns(let count, let position): Self.inserted(count, "column", at: "x \(position)")
    case .cropped(let part): "cropped to \(part)"
    case .extended(let part): "extended around \(part)"
    case .scaled(let factor): "drawn at \(Self.decimal(factor)) × the scale"
    case .profile(let profile): "colour profile, \(profile)"
    }
  }

  private static func inserted(_ count: Int, _ noun: String, at position: String) -> String {
    let verb = count > 0 ? "inserted" : "removed"
    return "\(count.magnitude) \(noun)\(count.magnitude == 1 ? "" : "s") \(verb) at \(position)"
  }

  /// Returns a number with at most two decimals.
  private static func decimal(_ number: Double) -> String {
    guard number.magnitude < 1e9 else { return "\(number)" }
    let hundredths = Int((number * 100).rounded())
    let fraction = String(hundredths % 100 + 100).dropFirst()
    guard hundredths % 100 != 0 else { return "\(hundredths / 100)" }
    return "\(hundredths / 100)." + (fraction.hasSuffix("0") ? fraction.dropLast() : fraction)
  }

  private static func hex(_ color: [UInt8]) -> String {
    let shown = color.last == 255 ? color.dropLast() : color[...]
    return "#"
      + shown.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension BitmapComparison.Profile: CustomStringConvertible {
  /// The conversion in a few words.
  public var description: String {
    switch self {
    case .toDisplayP3: "sRGB became Display P3"
    case .fromDisplayP3: "Display P3 became sRGB"
    case .toLinear: "sRGB became linear light"
    case .fromLinear: "linear light became sRGB"
    }
  }
}
