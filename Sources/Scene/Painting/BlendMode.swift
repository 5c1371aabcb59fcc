/// A rule for compositing colours with what is below them.
///
/// Colours are mixed in non-linear sRGB. The formulas of the modes up to `luminosity` are
/// those of W3C's Compositing and Blending Level 1; that of `plusDarker` is
/// `max(0, a − (1 − s)·sa − (1 − d)·da)` with `a = min(1, sa + da)`. The raw values are those of
/// Core Graphics.
public enum BlendMode: Int32, Hashable, Sendable, CaseIterable {
  /// Draws the source over the backdrop.
  case normal = 0
  /// Multiplies the colours; darker than either.
  case multiply = 1
  /// Multiplies the inverted colours; lighter than either.
  case screen = 2
  /// Multiplies or screens, depending on the backdrop.
  case overlay = 3
  /// Keeps the darker of each channel.
  case darken = 4
  /// Keeps the lighter of each channel.
  case lighten = 5
  /// Brightens the backdrop depending on the source.
  case colorDodge = 6
  /// Darkens the backdrop depending on the source.
  case colorBurn = 7
  /// Darkens or brightens the backdrop softly, depending on the source.
  case softLight = 8
  /// Multiplies or screens, depending on the source.
  case hardLight = 9
  /// Subtracts the darker of each channel from the lighter.
  case difference = 10
  /// Like the difference, with less contrast.
  case exclusion = 11
  /// Uses the hue of the source with the saturation and luminosity of the backdrop.
  case hue = 12
  /// Uses the saturation of the source with the hue and luminosity of the backdrop.
  case saturation = 13
  /// Uses the hue and saturation of the source with the luminosity of the backdrop.
  case color = 14
  /// Uses the luminosity of the source with the hue and saturation of the backdrop.
  case luminosity = 15
  /// Draws the source only where the backdrop is opaque.
  case sourceAtop = 20
  /// Draws the source behind the backdrop.
  case destinationOver = 21
  /// Erases the backdrop where the source is opaque.
  case destinationOut = 23
  /// Adds the inverted colours.
  case plusDarker = 26
  /// Adds the colours.
  case plusLighter = 27
  /// Draws source and backdrop, each only where the other is clear.
  case xor = 25
  /// Erases the backdrop. This mode and those below are for the contexts of a `Canvas`: they change
  /// everything that a shape covers, in proportion to its coverage, and nothing outside it. A layer
  /// covers its whole clip.
  case clear = 16
  /// Replaces the backdrop by the source.
  case copy = 17
  /// Draws the source where the backdrop is opaque, without the backdrop.
  case sourceIn = 18
  /// Draws the source where the backdrop is clear, without the backdrop.
  case sourceOut = 19
  /// Keeps the backdrop where the source is opaque, without the source.
  case destinationIn = 22
  /// Keeps the backdrop where the source is opaque, over the source.
  case destinationAtop = 24
}

extension BlendMode {
  /// Whether a clear source changes what is below it.
  package var changesUnderClear: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
