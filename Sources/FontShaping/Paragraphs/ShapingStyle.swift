#if Fonts

/// The font and the OpenType features of a part of a paragraph.
package struct ShapingStyle: Hashable, Sendable {
  package var font: FontRequest
  package var features: [FontFeature]
  /// The language as a BCP 47 tag; `nil` for none.
  package var language: String?
  /// Whether its characters represent objects that aren't text, such as pictures.
  package var isObject: Bool

  package init(
    font: FontRequest,
    features: [FontFeature] = [],
    language: String? = nil,
    isObject: Bool = false
  ) {
    self.font = font
    self.features = features
    self.language = language
    self.isObject = isObject
  }
}

#endif
