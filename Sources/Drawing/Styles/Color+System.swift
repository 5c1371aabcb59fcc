/// The system colours of iOS 13 to 18: sRGB in light and in dark appearance.
extension ShapeStyle where Self == Color {
  /// 255, 59, 48; dark 255, 69, 58.
  public static var red: Color { SystemColors.red }
  /// 255, 149, 0; dark 255, 159, 10.
  public static var orange: Color { SystemColors.orange }
  /// 255, 204, 0; dark 255, 214, 10.
  public static var yellow: Color { SystemColors.yellow }
  /// 52, 199, 89; dark 48, 209, 88.
  public static var green: Color { SystemColors.green }
  /// 0, 199, 190; dark 99, 230, 226.
  public static var mint: Color { SystemColors.mint }
  /// 48, 176, 199; dark 64, 200, 224.
  public static var teal: Color { SystemColors.teal }
  /// 50, 173, 230; dark 100, 210, 255.
  public static var cyan: Color { SystemColors.cyan }
  /// 0, 122, 255; dark 10, 132, 255.
  public static var blue: Color { SystemColors.blue }
  /// 88, 86, 214; dark 94, 92, 230.
  public static var indigo: Color { SystemColors.indigo }
  /// 175, 82, 222; dark 191, 90, 242.
  public static var purple: Color { SystemColors.purple }
  /// 255, 45, 85; dark 255, 55, 95.
  public static var pink: Color { SystemColors.pink }
  /// 162, 132, 94; dark 172, 142, 104.
  public static var brown: Color { SystemColors.brown }
  /// 142, 142, 147.
  public static var gray: Color { SystemColors.gray }
  /// White.
  public static var white: Color { SystemColors.white }
  /// Black.
  public static var black: Color { SystemColors.black }
  /// A fully transparent colour.
  public static var clear: Color { SystemColors.clear }
}

/// The colours, each created once: creating one allocates memory, and thousands of views use them.
private enum SystemColors {
  static let red = Color((255, 59, 48), dark: (255, 69, 58))
  static let orange = Color((255, 149, 0), dark: (255, 159, 10))
  static let yellow = Color((255, 204, 0), dark: (255, 214, 10))
  static let green = Color((52, 199, 89), dark: (48, 209, 88))
  static let mint = Color((0, 199, 190), dark: (99, 230, 226))
  static let teal = Color((48, 176, 199), dark: (64, 200, 224))
  static let cyan = Color((50, 173, 230), dark: (100, 210, 255))
  static let blue = Color((0, 122, 255), dark: (10, 132, 255))
  static let indigo = Color((88, 86, 214), dark: (94, 92, 230))
  static let purple = Color((175, 82, 222), dark: (191, 90, 242))
  static let pink = Color((255, 45, 85), dark: (255, 55, 95))
  static let brown = Color((162, 132, 94), dark: (172, 142, 104))
  static let gray = Color(142, 142, 147)
  static let white = Color(255, 255, 255)
  static let black = Color(0, 0, 0)
  static let clear = Color(white: 0, opacity: 0)
}

extension Color {
  /// The colour of primary content: black; white in dark appearance.
  public static let primary = Color((0, 0, 0), dark: (255, 255, 255))
  /// The colour of secondary content: 60, 60, 67 with an opacity of 0.6; dark 235, 235, 245.
  public static let secondary = Color((60, 60, 67), dark: (235, 235, 245)).opacity(0.6)
  /// The surrounding tint if it is a colour; otherwise blue.
  public static let accentColor = Color(source: .accent)

  /// Creates a colour from bytes.
  package init(_ red: Int, _ green: Int, _ blue: Int) {
    self.init(source: .fixed(Components(bytes: (red, green, blue))))
  }

  /// Creates a colour from bytes for the light and the dark appearance.
  init(
    _ light: (Int, Int, Int),
    opacity lightOpacity: Double = 1,
    dark: (Int, Int, Int),
    opacity darkOpacity: Double = 1
  ) {
    var components = (light: Components(bytes: light), dark: Components(bytes: dark))
    (components.light.opacity, components.dark.opacity) = (lightOpacity, darkOpacity)
    self.init(source: .adaptive(light: components.light, dark: components.dark))
  }
}

extension Color.Components {
  fileprivate init(bytes: (Int, Int, Int)) {
    self.init(
      red: Double(bytes.0) / 255,
      green: Double(bytes.1) / 255,
      blue: Double(bytes.2) / 255
    )
  }
}
