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
  /// The source where the backdrop isn't, and the backdrop where the source isn't.
  case xor
  /// Nothing. This mode and those that follow count for contexts of a `Canvas`: they change all that
  /// a shape covers, by its coverage, and nothing outside of it; a layer covers all of its clip.
  case clear
  /// The source alone, in place of the backdrop.
  case copy
  /// The source only where the backdrop is, without the backdrop.
  case sourceIn
  /// The source only where the backdrop isn't, without the backdrop.
  case sourceOut
  /// The backdrop only where the source is; the source itself isn't seen.
  case destinationIn
  /// The backdrop where the source is, over the source.
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
