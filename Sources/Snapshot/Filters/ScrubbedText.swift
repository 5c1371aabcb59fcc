internal import Foundation

/// A text whose varying parts are replaced by placeholders.
struct ScrubbedText {
  private struct Find {
    var range: Range<String.Index>
    var scrubber: Int
  }

  private let scrubbers: [Scrubber]
  /// The numbers of the matches, by the scrubbers' names.
  private var numbers: [String: [String: Int]] = [:]
  private var result = ""

  /// Returns a text in which every match of the scrubbers is replaced.
  static func make(_ text: String, _ scrubbers: [Scrubber]) throws -> String {
    var scrubbed = ScrubbedText(scrubbers: scrubbers)
    var place = text.startIndex
    for find in try scrubbed.finds(in: text) where find.range.lowerBound >= place {
      scrubbed.keep(text[place..<find.range.lowerBound])
      scrubbed.replace(text[find.range], scrubbers[find.scrubber])
      place = find.range.upperBound
    }
    scrubbed.keep(text[place...])
    return scrubbed.result
  }

  private init(scrubbers: [Scrubber]) {
    self.scrubbers = scrubbers
  }

  private func finds(in text: String) throws -> [Find] {
    var finds: [Find] = []
    for (index, scrubber) in scrubbers.enumerated() {
      finds += try scrubber.find(text).filter { !$0.isEmpty }.map {
        Find(range: $0, scrubber: index)
      }
    }
    return finds.sorted { ($0.range.lowerBound, $0.scrubber) < ($1.range.lowerBound, $1.scrubber) }
  }

  private mutating func replace(_ found: Substring, _ scrubber: Scrubber) {
    let key = scrubber.ignoresCase ? found.lowercased() : String(found)
    let known = numbers[scrubber.name, default: [:]]
    let number = known[key] ?? known.count + 1
    numbers[scrubber.name, default: [:]][key] = number
    result += "\(scrubber.name)_\(number)"
  }

  /// Appends text that isn't replaced, with an additional underscore in text that looks like a
  /// placeholder.
  private mutating func keep(_ text: Substring) {
    var kept = String(text)
    for (index, scrubber) in scrubbers.enumerated()
    where kept.contains("\(scrubber.name)_")
      && !scrubbers[..<index].contains(where: { $0.name == scrubber.name })
    {
      let bytes = ScrubbedText.kept(Array(kept.utf8), name: Array(scrubber.name.utf8))
      kept = String(decoding: bytes, as: UTF8.self)
    }
    result += kept
  }

  private static func kept(_ text: [UInt8], name: [UInt8]) -> [UInt8] {
    let underscore = UInt8(ascii: "_")
    var kept: [UInt8] = []
    var place = 0
    while place < text.count {
      guard !name.isEmpty, text[place...].starts(with: name) else {
        kept.append(text[place])
        place += 1
        continue
      }
      kept += name
      place += name.count
      let underscores = text[place...].prefix { $0 == underscore }
      let next = text[place...].dropFirst(underscores.count).first
      let isDigit = next.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
      if !underscores.isEmpty, isDigit { kept.append(underscore) }
      kept += underscores
      place += underscores.count
    }
    return kept
  }
}
