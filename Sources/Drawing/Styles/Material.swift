import Scene

/// A translucent material without blur: white, or dark grey in dark appearance.
///
/// The opacities are this library's choice.
public struct Material: Hashable, Sendable, ShapeStyle {
  private let opacity: Double

  /// A material with an opacity of 0.4.
  public static let ultraThin = Material(opacity: 0.4)
  /// A material with an opacity of 0.55.
  public static let thin = Material(opacity: 0.55)
  /// A material with an opacity of 0.7.
  public static let regular = Material(opacity: 0.7)
  /// A material with an opacity of 0.8.
  public static let thick = Material(opacity: 0.8)
  /// A material with an opacity of 0.9.
  public static let ultraThick = Material(opacity: 0.9)
  /// The material of bars, with an opacity of 0.85.
  public static let bar = Material(opacity: 0.85)
}

extension Material: PaintingStyle {
  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    Color((250, 250, 250), dark: (40, 40, 42)).opacity(opacity).paint(in: environment)
  }
}

extension ShapeStyle where Self == Material {
  /// A translucent material with an opacity of 0.4.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A translucent material with an opacity of 0.55.
  public static var thinMaterial: Material { .thin }
  /// A translucent material with an opacity of 0.7.
  public static var regularMaterial: Material { .regular }
  /// A translucent material with an opacity of 0.8.
  public static var thickMaterial: Material { .thick }
  /// A translucent material with an opacity of 0.9.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The translucent material of bars, with an opacity of 0.85.
  public static var bar: Material { .bar }
}
