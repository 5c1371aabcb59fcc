/// How colours meet what is below them.
///
/// Colours are mixed in sRGB as they are stored. The formulas of the modes up to `luminosity` are
/// those of W3C's Compositing and Blending Level 1, that of `plusDarker` is
/// `max(0, a − (1 − s)·sa − (1 − d)·da)` with `a = min(1, sa + da)`.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// The source lies over the backdrop.
  case normal
  /// Multiplies the colours; darker than either.
  case multiply
  /// Multiplies what both lack of white; lighter than either.
  case screen
  /// Multiplies or screens, by the backdrop.
  case overlay
  /// Keeps the darker of each channel.
  case darken
  /// Keeps the lighter of each channel.
  case lighten
  /// Brightens the backdrop by the source.
  case colorDodge
  /// Darkens the backdrop by the source.
  case colorBurn
  /// Darkens or brightens the backdrop gently, by the source.
  case softLight
  /// Multiplies or screens, by the source.
  case hardLight
  /// Subtracts the darker of each channel from the lighter.
  case difference
  /// Like the difference, with less contrast.
  case exclusion
  /// The hue of the source with the saturation and luminosity of the backdrop.
  case hue
  /// The saturation of the source with the hue and luminosity of the backdrop.
  case saturation
  /// The hue and saturation of the source with the luminosity of the backdrop.
  case color
  /// The luminosity of the source with the hue and saturation of the backdrop.
  case luminosity
  /// The source only where the backdrop is.
  case sourceAtop
  /// The source behind the backdrop.
  case destinationOver
  /// The backdrop only where the source isn't; the source itself isn't seen.
  case destinationOut
  /// Adds what both lack of white.
  case plusDarker
  /// Adds the colours.
  case plusLighter
}
