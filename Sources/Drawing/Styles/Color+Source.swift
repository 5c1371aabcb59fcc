import Scene

extension Color {
  /// Shares of sRGB red, green and blue, and an opacity; 0…1 where they can be shown.
  struct Components: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var opacity: Double = 1

    var rgba: RGBA { RGBA(red: red, green: green, blue: blue, opacity: opacity) }
  }

  /// Where the components of a colour come from.
  indirect enum Source: Hashable, Sendable {
    case fixed(Components)
    /// One colour for bright appearance and one for dark.
    case adaptive(light: Components, dark: Components)
    /// The tint set around.
    case accent
    /// A colour that the environment knows by a name.
    case named(String)
    /// A colour between two others; the share is that of the second, 0…1.
    case mixed(Color, Color, share: Double, perceptual: Bool)

    func components(in environment: EnvironmentValues) -> Components {
      switch self {
      case .fixed(let components):
        return components
      case .adaptive(let light, let dark):
        return environment.colorScheme == .dark ? dark : light
      case .accent:
        return environment.accent ?? Color.blue.components(in: environment)
      case .named(let name):
        let known = environment.namedColors[name] ?? Color.unknown
        // A name that stands for itself is as unknown as one that stands for nothing.
        guard case .named = known.source else { return known.components(in: environment) }
        return Color.unknown.components(in: environment)
      case .mixed(let first, let second, let share, let perceptual):
        let colors = [first, second].map { $0.components(in: environment) }
        return colors[0].mixed(with: colors[1], by: share, perceptual: perceptual)
      }
    }
  }

  /// What is seen of a colour whose name nobody knows: magenta.
  fileprivate static let unknown = Color(255, 0, 255)
}

extension EnvironmentValues {
  /// The tint set around, where it is one colour.
  fileprivate var accent: Color.Components? {
    guard case .color(let color) = tint else { return nil }
    return Color.Components(
      red: Double(color.red) / 255,
      green: Double(color.green) / 255,
      blue: Double(color.blue) / 255,
      opacity: color.alpha
    )
  }
}
