/// A rule for compositing colours with what is below them.
///
/// Colours are mixed in non-linear sRGB. The formulas of the modes up to `luminosity` are
/// those of W3C's Compositing and Blending Level 1; that of `plusDarker` is
/// `max(0, a − (1 − s)·sa − (1 − d)·da)` with `a = min(1, sa + da)`.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// Draws the source over the backdrop.
  case normal
  /// Multiplies the colours; darker than either.
  case multiply
  /// Multiplies the inverted colours; lighter than either.
  case screen
  /// Multiplies or screens, depending on the backdrop.
  case overlay
  /// Keeps the darker of each channel.
  case darken
  /// Keeps the lighter of each channel.
  case lighten
  /// Brightens the backdrop depending on the source.
  case colorDodge
  /// Darkens the backdrop depending on the source.
  case colorBurn
  /// Darkens or brightens the backdrop softly, depending on the source.
  case softLight
  /// Multiplies or screens, depending on the source.
  case hardLight
  /// Subtracts the darker of each channel from the lighter.
  case difference
  /// Like the difference, with less contrast.
  case exclusion
  /// Uses the hue of the source with the saturation and luminosity of the backdrop.
  case hue
  /// Uses the saturation of the source with the hue and luminosity of the backdrop.
  case saturation
  /// Uses the hue and saturation of the source with the luminosity of the backdrop.
  case color
  /// Uses the luminosity of the source with the hue and saturation of the backdrop.
  case luminosity
  /// Draws the source only where the backdrop is opaque.
  case sourceAtop
  /// Draws the source behind the backdrop.
  case destinationOver
  /// Erases the backdrop where the source is opaque.
  case destinationOut
  /// Adds the inverted colours.
  case plusDarker
  /// Adds the colours.
  case plusLighter
  /// Draws source and backdrop, each only where the other is clear.
  case xor
  /// Erases the backdrop. This mode and those below are for the contexts of a `Canvas`: they change
  /// everything that a shape covers, in proportion to its coverage, and nothing outside it. A layer
  /// covers its whole clip.
  case clear
  /// Replaces the backdrop by the source.
  case copy
  /// Draws the source where the backdrop is opaque, without the backdrop.
  case sourceIn
  /// Draws the source where the backdrop is clear, without the backdrop.
  case sourceOut
  /// Keeps the backdrop where the source is opaque, without the source.
  case destinationIn
  /// Keeps the backdrop where the source is opaque, over the source.
  case destinationAtop
}

extension BlendMode {
  /// Whether a clear source changes what is below it.
  var changesUnderClear: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
