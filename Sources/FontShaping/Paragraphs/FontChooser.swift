#if Fonts

/// A chooser of each character's font: the requested one, or the first fallback for its script that
/// has the character.
struct FontChooser {
  private let collection: FontCollection
  /// Returns whether the library's own font has a character.
  private let ownFontHas: (Character) -> Bool
  /// A cache of the fonts found, because the same characters recur in a text.
  private var choices: [Key: Choice] = [:]
  private var requested: [FontRequest: FoundFont?] = [:]

  private struct Key: Hashable {
    let character: Character
    let script: FontTag
    let font: FontRequest
  }

  /// The font of a character.
  struct Choice: Hashable {
    /// The font; `nil` for the library's own.
    var font: FoundFont?
    var isMissing = false
  }

  init(_ collection: FontCollection, ownFontHas: @escaping (Character) -> Bool) {
    self.collection = collection
    self.ownFontHas = ownFontHas
  }

  /// Returns the font of a character in a script; no font for an object.
  mutating func choice(
    for character: Character,
    script: FontTag,
    style: ShapingStyle
  ) -> Choice {
    guard !style.isObject else { return Choice() }
    let key = Key(character: character, script: script, font: style.font)
    if let choice = choices[key] { return choice }
    let choice = newChoice(for: character, script: script, request: style.font)
    choices[key] = choice
    return choice
  }

  private mutating func newChoice(
    for character: Character,
    script: FontTag,
    request: FontRequest
  ) -> Choice {
    let wanted = requested[request] ?? collection.font(for: request)
    requested[request] = wanted
    if let wanted {
      if wanted.instance.has(character) { return Choice(font: wanted) }
    } else if ownFontHas(character) || character.isWhitespace {
      return Choice()
    }
    let fallback = collection.fallbacks(for: script, of: request).first {
      $0.instance.has(character)
    }
    if let fallback { return Choice(font: fallback) }
    return ownFontHas(character) ? Choice() : Choice(font: wanted, isMissing: true)
  }
}

#endif
