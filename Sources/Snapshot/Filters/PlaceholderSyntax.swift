internal import Foundation

/// The notation of placeholders in scrubbed texts, such as `UUID_1`.
///
/// Different parts always result in different texts. Text that already looks like a placeholder
/// gets additional underscores. If the parts still can't be read back, for example because the
/// placeholder `X_1` precedes the digit `1` in a text that also contains `X_11`, all placeholders
/// are written in brackets: `⟦X_1⟧`.
struct PlaceholderSyntax {
  /// A part of a scrubbed text.
  enum Part: Equatable {
    /// Escaped text outside of matches, as UTF-8.
    case literal([UInt8])
    /// The name of a scrubber, as UTF-8, and the number of a match.
    case placeholder([UInt8], Int)
  }

  private struct Name {
    var bytes: [UInt8]
    /// The name without its trailing underscores.
    var stem: ArraySlice<UInt8>
    /// The number of underscores between the stem and the number of a placeholder.
    var underscores: Int
  }

  private static let underscore = UInt8(ascii: "_")
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  private static let opening = Array("⟦".utf8)
  private static let closing = Array("⟧".utf8)

  private let names: [Name]

  init(names: [String]) throws {
    if let name = names.first(where: { $0.unicodeScalars.contains { $0 == "⟦" || $0 == "⟧" } }) {
      throw ScrubbingError.bracketInName(name)
    }
    self.names = Set(names.map { Array($0.utf8) }).map { bytes in
      let underscores = bytes.reversed().prefix { $0 == PlaceholderSyntax.underscore }.count
      return Name(bytes: bytes, stem: bytes.dropLast(underscores), underscores: underscores + 1)
    }
  }

  /// Returns the text of parts. Their placeholders must be numbered in order of first use.
  func text(of parts: [Part]) -> String {
    let text = bytes(of: parts)
    let isUnambiguous = !hasBrackets(text) && self.parts(of: text) == parts
    let bytes =
      isUnambiguous ? text : bytes(of: parts, PlaceholderSyntax.opening, PlaceholderSyntax.closing)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func bytes(
    of parts: [Part],
    _ opening: [UInt8] = [],
    _ closing: [UInt8] = []
  ) -> [UInt8] {
    parts.reduce(into: []) { bytes, part in
      switch part {
      case .literal(let text): bytes += text
      case .placeholder(let name, let number): bytes += opening + name + "_\(number)".utf8 + closing
      }
    }
  }

  /// Returns the text with additional underscores wherever it would look like a placeholder.
  func escaped(_ text: [UInt8]) -> [UInt8] {
    var escaped: [UInt8] = []
    var position = 0
    for run in runs(in: text) {
      let underscores = names.filter { text[..<run.lowerBound].ends(with: $0.stem) }
        .map(\.underscores)
      guard let shortest = underscores.min(), let longest = underscores.max(), run.count >= shortest
      else {
        continue
      }
      escaped += text[position..<run.upperBound]
      escaped += Array(repeating: PlaceholderSyntax.underscore, count: longest - shortest + 1)
      position = run.upperBound
    }
    return escaped + text[position...]
  }

  /// Parses a text without brackets into parts.
  private func parts(of text: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var counts: [[UInt8]: Int] = [:]
    var position = 0
    for run in runs(in: text) where run.lowerBound >= position {
      let candidates = names.filter {
        $0.underscores == run.count && text[position..<run.lowerBound].ends(with: $0.stem)
      }
      guard let name = candidates.max(by: { $0.stem.count < $1.stem.count }) else { continue }
      let count = counts[name.bytes, default: 0]
      var end = run.upperBound
      var number = 0
      while end < text.count, PlaceholderSyntax.digits.contains(text[end]) {
        let longer = number * 10 + Int(text[end] - PlaceholderSyntax.digits.lowerBound)
        guard longer <= count + 1 else { break }
        number = longer
        end += 1
      }
      guard number > 0 else { continue }
      counts[name.bytes] = max(count, number)
      let start = run.lowerBound - name.stem.count
      if position < start { parts.append(.literal(Array(text[position..<start]))) }
      parts.append(.placeholder(name.bytes, number))
      position = end
    }
    if position < text.count { parts.append(.literal(Array(text[position...]))) }
    return parts
  }

  /// Returns whether something in a text looks like a placeholder in brackets.
  private func hasBrackets(_ text: [UInt8]) -> Bool {
    runs(in: text).contains { run in
      let end = text[run.upperBound...].drop { PlaceholderSyntax.digits.contains($0) }
      return end.starts(with: PlaceholderSyntax.closing)
        && names.contains {
          $0.underscores <= run.count
            && text[..<run.lowerBound].ends(with: PlaceholderSyntax.opening + $0.stem)
        }
    }
  }

  /// Returns the ranges of consecutive underscores that precede a digit.
  private func runs(in text: [UInt8]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var position = 0
    while let start = PlaceholderSyntax.underscore(in: text, from: position) {
      position = text[start...].firstIndex { $0 != PlaceholderSyntax.underscore } ?? text.count
      if position < text.count, PlaceholderSyntax.digits.contains(text[position]) {
        runs.append(start..<position)
      }
    }
    return runs
  }

  private static func underscore(in text: [UInt8], from position: Int) -> Int? {
    text.withUnsafeBytes { bytes -> Int? in
      guard position < bytes.count, let start = bytes.baseAddress else { return nil }
      return memchr(start + position, Int32(underscore), bytes.count - position).map {
        UnsafeRawPointer($0) - start
      }
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with end: some Collection<UInt8>) -> Bool {
    suffix(end.count).elementsEqual(end)
  }
}
