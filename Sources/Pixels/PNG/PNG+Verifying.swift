internal import CPixels

extension PNG {
  /// A reason that viewers show something other than the compared pixels.
  package enum Deception: Hashable, Sendable {
    /// The file's digests are those of other pixels.
    case digest
    /// A chunk of this name makes viewers show other colours.
    case colors(chunk: String)
    /// An `eXIf` chunk makes viewers turn or mirror the picture.
    case orientation
    /// The file is animated, so viewers show pictures other than the decoded one.
    case animation
  }

  /// Decodes a file and compares its pixels with the digests that it carries.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - allowsProfiles: Whether colour profiles count as harmless. Many programs embed an sRGB
  ///     profile.
  ///   - limits: The largest resources that the file may use.
  /// - Returns: The reason that the file shows something other than what `matches` and `decode`
  ///   read; `nil` if there is none.
  /// - Throws: The reason that the file can't be read.
  package static func deception(
    in file: [UInt8],
    allowsProfiles: Bool,
    limits: Limits = .standard
  ) throws(PNGError) -> Deception? {
    let bitmap = try decode(file, limits: limits)
    if matches(file: file, bitmap) == false { return .digest }
    return deceivingMetadata(in: file, allowsProfiles: allowsProfiles)
  }

  /// Returns a file with its digests replaced by those of its own pixels.
  ///
  /// A file with correct digests, or without any, is returned unchanged.
  ///
  /// - Throws: The reason that the file can't be read.
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
    // Decoding fails if the supposed digest chunk was part of other data, which is now damaged.
    _ = try decode(corrected, limits: limits)
    return corrected
  }

  /// Returns whether a file that ``decode(_:limits:)`` accepts has an animation.
  package static func isAnimated(_ file: [UInt8]) -> Bool { chunks(of: file).contains("acTL") }

  /// Returns the chunk that makes viewers show other colours, or the picture turned, if there is
  /// one.
  package static func deceivingMetadata(in file: [UInt8], allowsProfiles: Bool) -> Deception? {
    if let colors = deceivingColors(in: file, allowsProfiles: allowsProfiles) { return colors }
    let isTurned = heads(of: file, afterPixels: true).contains { head in
      let start = head.offset + 8
      return head.name == "eXIf" && !Exif(file[start..<start + head.length]).isUpright
    }
    return isTurned ? .orientation : nil
  }

  /// Returns the chunk that makes viewers show colours other than sRGB, if there is one.
  package static func deceivingColors(in file: [UInt8], allowsProfiles: Bool) -> Deception? {
    let names = chunks(of: file)
    // These two override sRGB and gAMA. An sRGB profile can't be distinguished from another one
    // here.
    if let profile = names.first(where: { $0 == "cICP" || $0 == "iCCP" }) {
      return allowsProfiles ? nil : .colors(chunk: profile)
    }
    guard !names.contains("sRGB"), let gamma = gamma(of: file) else { return nil }
    return (45_000...46_000).contains(gamma) ? nil : .colors(chunk: "gAMA")
  }

  /// Returns the names of the chunks before the pixels, which include all that affect colours.
  private static func chunks(of file: [UInt8]) -> [String] { heads(of: file).map(\.name) }

  private static func gamma(of file: [UInt8]) -> Int? {
    heads(of: file).first { $0.name == "gAMA" && $0.length == 4 }
      .map { number(at: $0.offset + 8, in: file) }
  }

  /// Returns the chunks before the pixels, or all but those with pixels.
  private static func heads(
    of file: [UInt8],
    afterPixels: Bool = false
  ) -> [(name: String, offset: Int, length: Int)] {
    var heads: [(name: String, offset: Int, length: Int)] = []
    var offset = 8
    while offset + 12 <= file.count {
      let length = number(at: offset, in: file)
      let name = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
      guard name != "IDAT" || afterPixels, name != "IEND", offset + 12 + length <= file.count else {
        break
      }
      if name != "IDAT" { heads.append((name, offset, length)) }
      offset += 12 + length
    }
    return heads
  }

  private static func number(at offset: Int, in file: [UInt8]) -> Int {
    file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
