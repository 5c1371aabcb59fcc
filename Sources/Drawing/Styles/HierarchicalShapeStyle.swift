/// A style that matters more or less than another.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
}

extension HierarchicalShapeStyle: PaintingStyle {
  /// The opacity of each level, which is the same for whatever it dims.
  static let opacities = [1, 0.6, 0.3, 0.18, 0.12]

  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    guard level > 0 else { return ForegroundStyle().paint(in: environment) }
    let levels = environment.foregroundLevels
    if level <= levels.count { return levels[level - 1] }
    let opacity = HierarchicalShapeStyle.opacities[level]
    if let foreground = environment.foreground { return foreground.opacity(opacity) }
    guard level != 3 else { return SystemColor.quaternaryLabel.color.paint(in: environment) }
    return Color.secondary.opacity(opacity / 0.6).paint(in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The foreground at an opacity of 0.6.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The foreground at an opacity of 0.3.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The foreground at an opacity of 0.18.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The foreground at an opacity of 0.12.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}
