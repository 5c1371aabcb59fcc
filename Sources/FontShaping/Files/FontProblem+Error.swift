#if Fonts

internal import CShaping

extension FontProblem {
  /// Creates the problem that a check found.
  init(_ error: cshaping_error) {
    let tag = FontTag(error.tag).description
    let value = Int(error.value)
    switch error.problem {
    case CSHAPING_COMPRESSED: self = .compressed
    case CSHAPING_TRUNCATED, CSHAPING_NO_SUCH_FONT: self = .truncated
    case CSHAPING_TABLE_OUT_OF_BOUNDS: self = .tableOutOfBounds(tag)
    case CSHAPING_TABLE_MISSING: self = .tableMissing(tag)
    case CSHAPING_TABLE_TOO_SHORT: self = .tableTooShort(tag, bytes: value)
    case CSHAPING_NO_OUTLINES: self = .noOutlines
    case CSHAPING_UNITS_PER_EM: self = .unitsPerEm(value)
    case CSHAPING_NO_GLYPHS: self = .noGlyphs
    case CSHAPING_NO_MAPPED_CHARACTERS: self = .noMappedCharacters
    case CSHAPING_GLYPH_CYCLE: self = .glyphContainsItself(value)
    case CSHAPING_GLYPH_COMPLEX: self = .glyphTooComplex(value)
    case CSHAPING_NO_MEMORY: self = .outOfMemory
    default: self = .notAFont
    }
  }
}

#endif
