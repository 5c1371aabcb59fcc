/// Random texts that are the same in every run, with characters that need escaping.
package struct SeededTextGenerator: RandomNumberGenerator {
  private var state: UInt64
  private let pieces: [String]

  /// - Parameter pieces: Pieces of the texts, in addition to those that are special everywhere.
  package init(seed: UInt64, _ pieces: [String] = []) {
    state = seed
    self.pieces =
      pieces + [
        "\\", "\\\\", "n", "t", "r", "u{", "20}", "}", "x", "FF", "\n", "\t", "\r", "\r\n", " ",
        "  ",
        "·", "\"", "'", "\u{301}", "é", "e\u{301}", "\u{200B}", "\u{202E}", "\u{FFFD}", "\u{FFFE}",
        "\u{FFFF}",
        "\u{0}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{FEFF}", "&", "&amp;", "&#10;", "<", ">", "%",
        "%0A", "$",
        "`", "-", "_", "1", "a", "🎄", "1B", ",", ":", ": ", "│",
      ]
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Returns a text of at most `most` pieces.
  package mutating func text(_ most: Int = 5) -> String {
    let count = Int.random(in: 0...most, using: &self)
    return (0..<count).map { _ in pieces.randomElement(using: &self) ?? "" }.joined()
  }

  /// Returns two different texts with equal escapes among many random ones, or `nil` if there are
  /// none.
  package mutating func collision(
    among count: Int = 20_000,
    _ escaped: (String) throws -> String
  ) rethrows -> (String, String)? {
    var known: [[UInt8]: [UInt8]] = [:]
    for _ in 0..<count {
      let text = text()
      let shown = [UInt8](try escaped(text).utf8)
      let bytes = [UInt8](text.utf8)
      if let other = known.updateValue(bytes, forKey: shown), other != bytes {
        return (String(decoding: other, as: UTF8.self), text)
      }
    }
    return nil
  }
}
