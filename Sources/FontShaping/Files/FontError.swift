#if Fonts

/// An error in registering fonts.
public enum FontError: Error, Hashable, Sendable {
  /// The file or folder can't be read.
  case unreadable(file: String, reason: String)
  /// The file is larger than the limit; sizes in bytes.
  case tooLarge(file: String, bytes: Int, limit: Int)
  /// The folder contains no font file.
  case noFonts(folder: String)
  /// The file isn't a usable font.
  ///
  /// - Parameter font: The index of the font in its collection; `nil` if the file isn't a
  ///   collection.
  case invalid(file: String, font: Int?, problem: FontProblem)
  /// No registered font has the name.
  case unknownFamily(name: String, registered: [String])
}

/// A defect of a font file.
public enum FontProblem: Hashable, Sendable {
  /// It doesn't begin like a font or a collection.
  case notAFont
  /// It is a compressed web font.
  case compressed
  /// Its list of tables extends beyond its end.
  case truncated
  /// A table extends beyond the end of the file.
  case tableOutOfBounds(String)
  /// A table is missing.
  case tableMissing(String)
  /// A table is shorter than its contents.
  case tableTooShort(String, bytes: Int)
  /// It has neither TrueType nor CFF outlines.
  case noOutlines
  /// Its number of units per em isn't between 16 and 16384.
  case unitsPerEm(Int)
  /// It has no glyphs.
  case noGlyphs
  /// It maps no character to a glyph.
  case noMappedCharacters
  /// A composite glyph contains itself.
  case glyphContainsItself(Int)
  /// A composite glyph has too many or too deeply nested components.
  case glyphTooComplex(Int)
  /// Memory is exhausted.
  case outOfMemory
}

extension FontError: CustomStringConvertible {
  /// The file, the cause and a possible fix.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "The font \(file) can't be read: \(reason)."
    case .tooLarge(let file, let bytes, let limit):
      "The font \(file) has \(bytes) bytes; the limit is \(limit)."
    case .noFonts(let folder):
      "The folder \(folder) contains no .ttf, .otf, .ttc or .otc file."
    case .invalid(let file, let font, let problem):
      "The font \(file)\(font.map { ", number \($0)," } ?? "") can't be used: \(problem)."
    case .unknownFamily(let name, let registered):
      "No font named “\(name)” is registered; "
        + (registered.isEmpty
          ? "call Font.register(contentsOf:) first."
          : "registered families are \(registered.joined(separator: ", ")).")
    }
  }
}

extension FontProblem: CustomStringConvertible {
  /// The defect as a clause.
  public var description: String {
    switch self {
    case .notAFont: "it is neither a TrueType or OpenType font nor a collection of them"
    case .compressed: "it is a compressed web font; convert it to TrueType or OpenType"
    case .truncated: "its list of tables extends beyond the end of the file"
    case .tableOutOfBounds(let tag): "its table ‘\(tag)’ extends beyond the end of the file"
    case .tableMissing(let tag): "its table ‘\(tag)’ is missing"
    case .tableTooShort(let tag, let bytes):
      "its table ‘\(tag)’ has only \(bytes) bytes, fewer than its contents need"
    case .noOutlines: "it has neither TrueType nor CFF outlines"
    case .unitsPerEm(let units): "it has \(units) units per em; the valid range is 16 to 16384"
    case .noGlyphs: "it has no glyphs"
    case .noMappedCharacters: "its table ‘cmap’ maps no character to a glyph"
    case .glyphContainsItself(let glyph): "its glyph \(glyph) contains itself"
    case .glyphTooComplex(let glyph):
      "its glyph \(glyph) has too many or too deeply nested components"
    case .outOfMemory: "memory is exhausted"
    }
  }
}

#endif
