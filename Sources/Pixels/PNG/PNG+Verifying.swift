internal import CPixels

extension PNG {
  /// What makes a PNG file show something else than what is compared.
  package enum Deception: Hashable, Sendable {
    /// The file's digests are those of other pixels.
    case digest
    /// A chunk of this name makes programs show other colours.
    case colors(chunk: String)
    /// The file is animated, so programs show other pictures than the one that is decoded.
    case animation
  }

  /// Decodes a file and compares its pixels with the digests that it carries.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - allowsProfiles: Whether colour profiles count as harmless. Many programs write that of sRGB.
  ///   - limits: The most that the file may ask for.
  /// - Returns: What makes the file show something else than `matches` and `decode` see; `nil` if
  ///   nothing does.
  /// - Throws: What is wrong with the file.
  package static func deception(
    in file: [UInt8],
    allowsProfiles: Bool,
    limits: Limits = .standard
  ) throws(PNGError) -> Deception? {
    let bitmap = try decode(file, limits: limits)
    if matches(file: file, bitmap) == false { return .digest }
    return deceivingColors(in: file, allowsProfiles: allowsProfiles)
  }

  /// Returns a file with the digests of its own pixels in place of those of others.
  ///
  /// A file whose digests are right, or that has none, is returned as it is.
  ///
  /// - Throws: What is wrong with the file.
  package static func correctingDigests(
    of file: [UInt8],
    limits: Limits = .standard
  ) throws(PNGError) -> [UInt8] {
    let bitmap = try decode(file, limits: limits)
    var corrected = file
    let width = UInt32(clamping: bitmap.width)
    let height = UInt32(clamping: bitmap.height)
    guard
      cpixels_png_correct_digests(&corrected, corrected.count, bitmap.bytes, width, height)
    else { return file }
    // What only looked like a chunk of digests was part of something else, which is now damaged.
    _ = try decode(corrected, limits: limits)
    return corrected
  }

  /// Whether a file that ``decode(_:limits:)`` accepts has an animation, of any kind.
  package static func isAnimated(_ file: [UInt8]) -> Bool { chunks(of: file).contains("acTL") }

  /// The chunk that makes programs show other colours than sRGB, if there is one.
  package static func deceivingColors(in file: [UInt8], allowsProfiles: Bool) -> Deception? {
    let names = chunks(of: file)
    // These two override sRGB and gAMA. A profile that is sRGB's can't be told from another one here.
    if let profile = names.first(where: { $0 == "cICP" || $0 == "iCCP" }) {
      return allowsProfiles ? nil : .colors(chunk: profile)
    }
    guard !names.contains("sRGB"), let gamma = gamma(of: file) else { return nil }
    return (45_000...46_000).contains(gamma) ? nil : .colors(chunk: "gAMA")
  }

  /// The names of the chunks before the pixels, where all that decides how a picture looks stands.
  private static func chunks(of file: [UInt8]) -> [String] { heads(of: file).map(\.name) }

  private static func gamma(of file: [UInt8]) -> Int? {
    heads(of: file).first { $0.name == "gAMA" && $0.length == 4 }
      .map { number(at: $0.offset + 8, in: file) }
  }

  private static func heads(of file: [UInt8]) -> [(name: String, offset: Int, length: Int)] {
    var heads: [(name: String, offset: Int, length: Int)] = []
    var offset = 8
    while offset + 12 <= file.count {
      let length = number(at: offset, in: file)
      let name = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
      guard name != "IDAT", name != "IEND", offset + 12 + length <= file.count else { break }
      heads.append((name, offset, length))
      offset += 12 + length
    }
    return heads
  }

  private static func number(at offset: Int, in file: [UInt8]) -> Int {
    file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
