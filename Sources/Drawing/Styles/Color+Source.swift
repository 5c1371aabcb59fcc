import Scene

extension Color {
  /// sRGB red, green and blue components, and an opacity; 0…1 for displayable colours.
  struct Components: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var opacity: Double = 1

    var rgba: RGBA { RGBA(red: red, green: green, blue: blue, opacity: opacity) }
  }

  /// The source of a colour's components.
  indirect enum Source: Hashable, Sendable {
    case fixed(Components)
    /// Separate colours for the light and the dark appearance.
    case adaptive(light: Components, dark: Components)
    /// The surrounding tint.
    case accent
    /// A colour in the environment, by name.
    case named(String)
    /// A colour between two others.
    case mixed(Nested<Mixture>)

    fileprivate var isNamed: Bool {
      if case .named = self { true } else { false }
    }

    func components(in environment: EnvironmentValues) -> Components {
      switch self {
      case .fixed(let components):
        return components
      case .adaptive(let light, let dark):
        return environment.colorScheme == .dark ? dark : light
      case .accent:
        return environment.accent ?? Color.blue.components(in: environment)
      case .named(let name):
        // A name that refers to another name isn't resolved.
        guard let color = environment.namedColors[name] ?? Color.bundled[name],
          case let source = color.source, !source.isNamed
        else {
          Color.noteUnknown(name)
          return Color.unknown.components(in: environment)
        }
        return color.components(in: environment)
      case .mixed(let mixture):
        return StackSpace.ensure { mixture.wrappedValue.components(in: environment) }
      }
    }
  }

  /// A colour between two others.
  struct Mixture: Hashable, Sendable {
    var first: Color
    var second: Color
    /// The fraction of the second one, 0…1.
    var fraction: Double
    var perceptual: Bool

    func components(in environment: EnvironmentValues) -> Components {
      let colors = [first, second].map { $0.components(in: environment) }
      return colors[0].mixed(with: colors[1], by: fraction, perceptual: perceptual)
    }
  }

  /// Records a note that a colour wasn't found.
  fileprivate static func noteUnknown(_ name: String) {
    guard let graph = ViewGraph.current, let pass = graph.evaluation else { return }
    let note = "The colour “\(name)” wasn’t found and is drawn in magenta"
    pass.note(note, at: graph.activeView.path, line: nil, isSentence: true)
  }

  /// The colour for unknown names: magenta.
  fileprivate static let unknown = Color(255, 0, 255)
}

extension EnvironmentValues {
  /// The surrounding tint, if it is a single colour.
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

extension Color.Source: CustomReflectable {
  /// The case and its associated values, as a dump shows them.
  var customMirror: Mirror {
    let children: KeyValuePairs<String, Any> =
      switch self {
      case .fixed(let components): ["fixed": components]
      case .adaptive(let light, let dark): ["adaptive": (light: light, dark: dark)]
      case .accent: [:]
      case .named(let name): ["named": name]
      case .mixed(let mixture): ["mixed": mixture.wrappedValue.parts]
      }
    return Mirror(self, children: children, displayStyle: .enum)
  }
}

extension Color.Mixture {
  fileprivate var parts: (Color, Color, share: Double, perceptual: Bool) {
    (first, second, share: fraction, perceptual: perceptual)
  }
}
