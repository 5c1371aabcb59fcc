internal import Foundation

extension Snapshotting where Format == String {
  /// Replaces what is different in every run before the text is kept and compared.
  ///
  /// The text is gone through once: what was put in is never searched again, and where two
  /// scrubbers find something at the same place, the first one counts.
  ///
  /// - Parameter scrubbers: What to replace.
  public func scrubbing(_ scrubbers: Scrubber...) -> Snapshotting {
    let snapshot = snapshot
    return Snapshotting(pathExtension: pathExtension, diffing: diffing, name: name) {
      try ScrubbedText.make(snapshot($0), scrubbers)
    }
  }
}

extension AsyncSnapshotting where Format == String {
  /// Replaces what is different in every run before the text is kept and compared.
  ///
  /// - Parameter scrubbers: What to replace.
  public func scrubbing(_ scrubbers: Scrubber...) -> AsyncSnapshotting {
    let snapshot = snapshot
    return AsyncSnapshotting(pathExtension: pathExtension, diffing: diffing, name: name) {
      try ScrubbedText.make(await snapshot($0), scrubbers)
    }
  }
}

/// A text with placeholders.
private enum ScrubbedText {
  private struct Find {
    var range: Range<String.Index>
    var scrubber: Int
  }

  static func make(_ text: String, _ scrubbers: [Scrubber]) throws -> String {
    var finds: [Find] = []
    for (index, scrubber) in scrubbers.enumerated() {
      finds += try scrubber.find(text).filter { !$0.isEmpty }.map {
        Find(range: $0, scrubber: index)
      }
    }
    finds.sort { ($0.range.lowerBound, $0.scrubber) < ($1.range.lowerBound, $1.scrubber) }
    var numbers: [String: [String: Int]] = [:]
    var result = ""
    var place = text.startIndex
    for find in finds where find.range.lowerBound >= place {
      let scrubber = scrubbers[find.scrubber]
      let value = String(text[find.range])
      let key = scrubber.ignoresCase ? value.lowercased() : value
      let known = numbers[scrubber.name, default: [:]]
      let number = known[key] ?? known.count + 1
      numbers[scrubber.name, default: [:]][key] = number
      result += text[place..<find.range.lowerBound] + "\(scrubber.name)_\(number)"
      place = find.range.upperBound
    }
    return result + text[place...]
  }
}
