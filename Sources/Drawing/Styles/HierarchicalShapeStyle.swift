/// A level of the foreground style's hierarchy.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
}

extension HierarchicalShapeStyle: PaintingStyle {
  /// The opacity of each level, used if a foreground is set.
  static let opacities = [1, 0.5, 0.25, 0.18, 0.18]

  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    guard level > 0 else { return ForegroundStyle().paint(in: environment) }
    let levels = environment.foregroundLevels
    if level <= levels.count { return levels[level - 1] }
    if let foreground = environment.foreground {
      return foreground.opacity(HierarchicalShapeStyle.opacities[level])
    }
    return HierarchicalShapeStyle.label(at: level).paint(in: environment)
  }

  /// Returns the colour of a secondary level if no foreground is set.
  private static func label(at level: Int) -> Color {
    switch level {
    case 1: .secondary
    case 2: .secondary.opacity(0.5)
    case 3: SystemColor.quaternaryLabel.color
    default: .primary.opacity(0.05)
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The foreground with an opacity of 0.5; by default, the secondary label colour.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The foreground with an opacity of 0.25; by default, the tertiary label colour.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The foreground with an opacity of 0.18; by default, the quaternary label colour.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The foreground with an opacity of 0.18; by default, the primary colour with one of 0.05.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}
