extension BlendMode {
  /// The keyword in command dumps.
  var keyword: String {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "colorDodge"
    case .colorBurn: "colorBurn"
    case .softLight: "softLight"
    case .hardLight: "hardLight"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .sourceAtop: "sourceAtop"
    case .destinationOver: "destinationOver"
    case .destinationOut: "destinationOut"
    case .plusDarker: "plusDarker"
    case .plusLighter: "plusLighter"
    case .xor: "xor"
    case .clear: "clear"
    case .copy: "copy"
    case .sourceIn: "sourceIn"
    case .sourceOut: "sourceOut"
    case .destinationIn: "destinationIn"
    case .destinationAtop: "destinationAtop"
    }
  }

  /// Creates a mode from its keyword in command dumps, or returns `nil` for an unknown keyword.
  init?(keyword: some StringProtocol) {
    guard let mode = BlendMode.allCases.first(where: { $0.keyword == keyword }) else { return nil }
    self = mode
  }

  /// The keyword in CSS, or `nil` if CSS has none.
  var css: String? {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .xor, .clear, .copy,
      .sourceIn, .sourceOut, .destinationIn, .destinationAtop:
      nil
    }
  }
}
