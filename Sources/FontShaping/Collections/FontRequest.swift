#if Fonts

/// The properties of a font to find in a collection, which returns the best match.
package struct FontRequest: Hashable, Sendable {
  /// The name of a family or of a font; `nil` for the default of the design.
  package var name: String?
  package var design: FontDesign
  /// The weight, 400 for regular; `nil` for the weight of the named font, or else regular.
  package var weight: Double?
  /// The width in percent of the normal width; `nil` for the width of the named font, or else
  /// normal.
  package var width: Double?
  package var isItalic: Bool
  /// The value of the axis `opsz`, in points; `nil` for the font's default.
  package var opticalSize: Double?

  package init(
    name: String? = nil,
    design: FontDesign = .default,
    weight: Double? = nil,
    width: Double? = nil,
    isItalic: Bool = false,
    opticalSize: Double? = nil
  ) {
    self.name = name
    self.design = design
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    // Steps of half a point limit the number of font instances if the size is animated.
    self.opticalSize = opticalSize.map { ($0 * 2).rounded() / 2 }
  }
}

/// The design of a font without a name.
package enum FontDesign: Hashable, Sendable, CaseIterable {
  case `default`
  case serif
  case rounded
  case monospaced
}

/// A font that a request found.
package struct FoundFont: Hashable, Sendable {
  package let instance: FontInstance
  /// Whether the glyphs must be slanted, because an italic is requested and the family has none.
  package let isSlanted: Bool
}

#endif
