/// A style that matters more or less than another.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
}

extension HierarchicalShapeStyle: PaintingStyle {
  /// The opacity of each level, where it dims a foreground of the user's own.
  static let opacities = [1, 0.5, 0.25, 0.18, 0.18]

  func paint(in environment: EnvironmentValues) -> ResolvedStyle {
    guard level > 0 else { return ForegroundStyle().paint(in: environment) }
    let levels = environment.foregroundLevels
    if level <= levels.count { return levels[level] }
    if let foreground = environment.foreground {
      return foreground.opacity(HierarchicalShapeStyle.opacities[level])
    }
    return HierarchicalShapeStyle.label(at: level).paint(in: environment)
  }

  /// Returns the colour of a level below the first, where no foreground is set.
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
  /// The foreground at an opacity of 0.5; of the default one, the secondary label.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The foreground at an opacity of 0.25; of the default one, the tertiary label.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The foreground at an opacity of 0.18; of the default one, the quaternary label.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The foreground at an opacity of 0.18; of the default one, of 0.05.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}
