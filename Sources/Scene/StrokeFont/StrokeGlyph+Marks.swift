internal import Foundation

extension StrokeGlyph {
  /// A mark above or below letters.
  struct Mark: Sendable {
    /// The position of a mark at a letter.
    enum Position {
      /// Above the letter, over its middle.
      case above
      /// Below the baseline, under the letter's middle.
      case below
      /// Below the baseline, at the letter's right end.
      case belowRight
    }

    let position: Position
    /// The lines around x = 0; above small letters, or below the baseline.
    let path: Path

    fileprivate init(_ position: Position, _ lines: String) {
      self.position = position
      path = StrokeGlyph.path(of: lines, bearing: 0)
    }
  }

  /// The upward shift of a mark over a capital letter, in units.
  private static let capitalRise = 3.7
  /// The upward shift of each further mark above, in units.
  private static let stackRise = 2.6

  /// The marks by the combining characters that represent them.
  static let marks: [Unicode.Scalar: Mark] = [
    "\u{300}": Mark(.above, "M-1.4,14 L0.8,11.6"),
    "\u{301}": Mark(.above, "M1.4,14 L-0.8,11.6"),
    "\u{302}": Mark(.above, "M-2.4,11.6 L0,14 L2.4,11.6"),
    "\u{303}": Mark(
      .above,
      "M-2.9,12 Q-2.4,13.7 -1.4,13.7 Q-0.7,13.7 0,12.9 Q0.7,12.1 1.4,12.1 Q2.4,12.1 2.9,13.8"
    ),
    "\u{304}": Mark(.above, "M-2.6,12.8 L2.6,12.8"),
    "\u{306}": Mark(.above, "M-2.4,13.9 Q-2,11.7 0,11.7 Q2,11.7 2.4,13.9"),
    "\u{307}": Mark(.above, "D0,13.2"),
    "\u{308}": Mark(.above, "D-2,13 D2,13"),
    "\u{309}": Mark(
      .above,
      "M-1,14.2 Q-0.6,14.9 0.2,14.9 Q1.2,14.9 1.2,14 Q1.2,13.2 0,12.8 L0,11.8"
    ),
    "\u{30A}": Mark(.above, "M0,14.6 H1.6,13 V0,11.4 H-1.6,13 V0,14.6 Z"),
    "\u{30B}": Mark(.above, "M-0.4,14 L-2.2,11.6 M2.6,14 L0.8,11.6"),
    "\u{30C}": Mark(.above, "M-2.4,14 L0,11.6 L2.4,14"),
    "\u{312}": Mark(.above, "M-0.5,11.6 L0.5,14"),
    "\u{323}": Mark(.below, "D0,-2.8"),
    "\u{326}": Mark(.below, "M0.4,-1.8 L-0.5,-4.2"),
    "\u{327}": Mark(.below, "M0,0 L-0.3,-1.3 Q1.7,-1.3 1.7,-2.7 Q1.7,-4.2 -1.3,-4"),
    "\u{328}": Mark(.belowRight, "M0,0 Q-1.9,-1.6 -1.9,-2.9 Q-1.9,-4.2 0.4,-3.9"),
    "\u{331}": Mark(.below, "M-2.6,-2.8 L2.6,-2.8"),
  ]

  /// The letters that can have each mark, with the mark's character.
  static let marked: [(letters: String, marks: String)] = [
    ("AEIOUNWYaeiounwyЕИеи", "\u{300}"),
    ("ACEGIKLMNOPRSUWYZÆØacegiklmnoprsuwyzæøΑΕΗΙΟΥΩαεηιουωГКгк", "\u{301}"),
    ("ACEGHIJOSUWYZaceghijosuwyz", "\u{302}"),
    ("AEINOUVYaeinouvy", "\u{303}"),
    ("AEIOUYGaeiouygИУиу", "\u{304}"),
    ("AEGIOUaegiouИУАЕЖийуаеж", "\u{306}"),
    ("ABCDEFGHIMNOPRSTWXYZabcdefghmnoprstwxyz", "\u{307}"),
    ("AEHIOUWXYaehiotuwxyΙΥιυЕІАОУЭЖЗИЫеіаоуэжзиы", "\u{308}"),
    ("AEIOUYaeiouy", "\u{309}"),
    ("AUauwy", "\u{30A}"),
    ("OUouУу", "\u{30B}"),
    ("ACDEGHIKNORSTUZaceghijknorsuz", "\u{30C}"),
    ("ABDEHIKLMNORSTUVWYZabdehiklmnorstuvwyz", "\u{323}"),
    ("STst", "\u{326}"),
    ("CDEHSTcdehst", "\u{327}"),
    ("AEIOUaeiou", "\u{328}"),
    ("ƠơƯư", "\u{300}"), ("ƠơƯư", "\u{301}"), ("ƠơƯư", "\u{303}"), ("ƠơƯư", "\u{309}"),
    ("ƠơƯư", "\u{323}"),
    // Two marks, as in Greek and Vietnamese.
    ("ιυ", "\u{308}\u{301}"), ("Uu", "\u{308}\u{301}"), ("Uu", "\u{308}\u{30C}"),
    ("Uu", "\u{308}\u{300}"), ("Uu", "\u{308}\u{304}"),
    ("AEOaeo", "\u{302}\u{300}"), ("AEOaeo", "\u{302}\u{301}"), ("AEOaeo", "\u{302}\u{303}"),
    ("AEOaeo", "\u{302}\u{309}"), ("AEOaeo", "\u{323}\u{302}"),
    ("Aa", "\u{306}\u{300}"), ("Aa", "\u{306}\u{301}"), ("Aa", "\u{306}\u{303}"),
    ("Aa", "\u{306}\u{309}"), ("Aa", "\u{323}\u{306}"), ("Aa", "\u{30A}\u{301}"),
  ]

  /// The letters that are drawn with a comma although Unicode decomposes them with a cedilla:
  /// below, or above for `g`, which has a tail.
  static let markedByComma: [(letters: String, mark: Unicode.Scalar)] = [
    ("GKkLlNnRr", "\u{326}"),
    ("g", "\u{312}"),
  ]

  /// Letters as high as capitals.
  private static let highLetters: Set<Character> = [
    "b", "d", "f", "h", "k", "l", "t", "ß", "þ", "б",
  ]

  /// The minimum space on either side of a mark, in units.
  private static let markBearing = 0.8

  /// Returns the letter with marks. A letter that is narrower than a mark above it is widened for
  /// the mark.
  ///
  /// - Parameter letter: The letter's character, which determines the height of the marks.
  func marked(_ marks: [Mark], of letter: Character) -> StrokeGlyph {
    let widest = marks.filter { $0.position == .above }.map { Double($0.path.boundingRect.width) }
      .max()
    let needed = (widest ?? 0) + 2 * StrokeGlyph.markBearing / StrokeGlyph.unitsPerEm
    let added = max(needed - advance, 0)
    let advance = advance + added
    var marked = Path()
    marked.addPath(path, transform: CGAffineTransform(translationX: added / 2, y: 0))
    var rise =
      letter.isUppercase || StrokeGlyph.highLetters.contains(letter)
      ? StrokeGlyph.capitalRise : 0
    for mark in marks {
      let x: Double
      var y = 0.0
      switch mark.position {
      case .above:
        x = advance / 2
        y = rise / StrokeGlyph.unitsPerEm
        rise += StrokeGlyph.stackRise
      case .below: x = advance / 2
      case .belowRight:
        x = advance - added / 2 - (StrokeGlyph.bearing + 0.4) / StrokeGlyph.unitsPerEm
      }
      marked.addPath(mark.path, transform: CGAffineTransform(translationX: x, y: -y))
    }
    return StrokeGlyph(advance: advance, path: marked)
  }
}
