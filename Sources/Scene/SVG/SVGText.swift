/// The representation of text in registered fonts in SVG documents.
public enum SVGText: Hashable, Sendable {
  /// Filled outlines, which look the same in every viewer.
  case outlines
  /// `text` elements, which can be selected, searched and edited, and which are drawn in the same
  /// font only by viewers that have it.
  case elements
}
