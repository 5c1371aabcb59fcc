/// A file that can't be a PNG, recognised by its first bytes.
struct ForeignFile {
  /// The error that describes the file.
  let error: PNGError

  /// Checks a file, and returns `nil` if it begins like a PNG or ends within the PNG signature.
  init?(_ file: [UInt8]) {
    guard !file.isEmpty else {
      error = .empty
      return
    }
    let head = file.prefix(1024)
    if head.starts(with: Self.signature) || Self.signature.starts(with: file) {
      guard Self.isZeroed(head.dropFirst(8)) else { return nil }
      error = .zeroed(fromByte: 8)
      return
    }
    if Self.isDamagedByNewlines(head) {
      error = .lineEndingsConverted
    } else if head.allSatisfy({ $0 == 0 }) {
      error = .zeroed(fromByte: 0)
    } else {
      error = .foreign(Self.format(of: head))
    }
  }

  private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  /// Returns whether there are at least 25 bytes, all of them zero. A power cut can leave a file of
  /// the right size without content.
  private static func isZeroed(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count >= 25 && bytes.allSatisfy { $0 == 0 }
  }

  /// Returns whether the signature was damaged by a line-ending conversion, which it is designed to
  /// reveal.
  private static func isDamagedByNewlines(_ head: ArraySlice<UInt8>) -> Bool {
    let png: [UInt8] = [80, 78, 71]
    let tails: [[UInt8]] = [
      [10, 26, 10],  // CRLF became LF
      [13, 13, 10, 26, 13, 10],  // LF became CRLF, twice
      [13, 10, 26, 13, 10],  // LF became CRLF, except the existing CRLF
      [13, 26, 13],  // LF became CR, CRLF became CR
      [13, 13, 26, 13],  // LF became CR
      [10, 10, 26, 10],  // CR became LF
    ]
    // A 7-bit transfer changes the first byte, and a conversion to UTF-8 turns it into two or three
    // bytes.
    let starts: [[UInt8]] = [[137], [9], [0xC2, 0x89], [0xEF, 0xBF, 0xBD]]
    for start in starts where head.starts(with: start + png) {
      let rest = head.dropFirst(start.count + 3)
      if tails.contains(where: rest.starts(with:)) { return true }
      if start != [137] && rest.starts(with: signature[4...]) { return true }
    }
    return false
  }

  /// The known formats with the bytes that they begin with.
  private static let beginnings: [(format: PNGError.ForeignFormat, bytes: [UInt8])] = [
    (.gitLFSPointer, Array("version https://git-lfs".utf8)),
    (.gitLFSPointer, Array("version https://hawser".utf8)),
    (.gitAnnexPointer, Array("/annex/objects/".utf8)),
    (.jpeg, [0xFF, 0xD8, 0xFF]),
    (.gif, Array("GIF8".utf8)),
    (.bmp, Array("BM".utf8)),
    (.tiff, [0x49, 0x49, 0x2A, 0x00]),
    (.tiff, [0x4D, 0x4D, 0x00, 0x2A]),
    (.mng, [0x8A, 0x4D, 0x4E, 0x47]),
    (.mng, [0x8B, 0x4A, 0x4E, 0x47]),
    (.pdf, Array("%PDF".utf8)),
    (.zip, [0x50, 0x4B, 0x03, 0x04]),
    (.gzip, [0x1F, 0x8B]),
  ]

  private static func format(of head: ArraySlice<UInt8>) -> PNGError.ForeignFormat {
    if let known = beginnings.first(where: { head.starts(with: $0.bytes) }) { return known.format }
    if head.starts(with: "RIFF".utf8) && head.dropFirst(8).starts(with: "WEBP".utf8) {
      return .webp
    }
    if head.dropFirst(4).starts(with: "ftyp".utf8) { return .heif }
    return textFormat(of: head)
  }

  private static func textFormat(of head: ArraySlice<UInt8>) -> PNGError.ForeignFormat {
    let isBinary = head.contains { $0 == 0 || ($0 < 32 && !(9...13).contains($0) && $0 != 27) }
    guard !isBinary else { return .unknown }
    // The text may be cut inside a non-ASCII character; all markers are ASCII.
    let text = String(decoding: head, as: UTF8.self).lowercased()
    let lines = text.split(whereSeparator: \.isNewline)
    if lines.contains(where: { $0.hasPrefix("<<<<<<< ") || $0 == "=======" }) {
      return .conflictMarkers
    }
    if text.contains(".git/annex/objects/") { return .gitAnnexPointer }
    if text.contains("<svg") { return .svg }
    if text.contains("<!doctype html") || text.contains("<html") { return .html }
    return text.unicodeScalars.contains("\u{FFFD}") ? .unknown : .text
  }
}
