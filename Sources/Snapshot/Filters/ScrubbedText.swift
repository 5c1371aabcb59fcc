internal import Foundation

/// A text whose varying parts are replaced with placeholders.
struct ScrubbedText {
  private struct Find {
    var range: Range<String.Index>
    var scrubber: Int
  }

  private let scrubbers: [Scrubber]
  /// The numbers of the matches, by the scrubbers' names; both as UTF-8.
  private var numbers: [[UInt8]: [[UInt8]: Int]] = [:]
  private var parts: [PlaceholderSyntax.Part] = []

  /// Returns a text in which every match of the scrubbers is replaced.
  static func make(_ text: String, _ scrubbers: [Scrubber]) throws -> String {
    let syntax = try PlaceholderSyntax(names: scrubbers.map(\.name))
    var scrubbed = ScrubbedText(scrubbers: scrubbers)
    var position = text.startIndex
    for find in try scrubbed.finds(in: text) where find.range.lowerBound >= position {
      scrubbed.keep(text[position..<find.range.lowerBound], syntax)
      scrubbed.replace(text[find.range], scrubbers[find.scrubber])
      position = find.range.upperBound
    }
    scrubbed.keep(text[position...], syntax)
    return syntax.text(of: scrubbed.parts)
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
    let name = Array(scrubber.name.utf8)
    let key = Array((scrubber.ignoresCase ? found.lowercased() : String(found)).utf8)
    let numbered = numbers[name, default: [:]]
    let number = numbered[key] ?? numbered.count + 1
    numbers[name, default: [:]][key] = number
    parts.append(.placeholder(name, number))
  }

  private mutating func keep(_ text: Substring, _ syntax: PlaceholderSyntax) {
    guard !text.isEmpty else { return }
    parts.append(.literal(syntax.escaped(Array(text.utf8))))
  }
}
