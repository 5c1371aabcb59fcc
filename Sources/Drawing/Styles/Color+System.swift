/// The system colours in light appearance, as of iOS 13 to 18.
extension ShapeStyle where Self == Color {
  /// sRGB 255, 59, 48.
  public static var red: Color { Color(255, 59, 48) }
  /// sRGB 255, 149, 0.
  public static var orange: Color { Color(255, 149, 0) }
  /// sRGB 255, 204, 0.
  public static var yellow: Color { Color(255, 204, 0) }
  /// sRGB 52, 199, 89.
  public static var green: Color { Color(52, 199, 89) }
  /// sRGB 0, 199, 190.
  public static var mint: Color { Color(0, 199, 190) }
  /// sRGB 48, 176, 199.
  public static var teal: Color { Color(48, 176, 199) }
  /// sRGB 50, 173, 230.
  public static var cyan: Color { Color(50, 173, 230) }
  /// sRGB 0, 122, 255.
  public static var blue: Color { Color(0, 122, 255) }
  /// sRGB 88, 86, 214.
  public static var indigo: Color { Color(88, 86, 214) }
  /// sRGB 175, 82, 222.
  public static var purple: Color { Color(175, 82, 222) }
  /// sRGB 255, 45, 85.
  public static var pink: Color { Color(255, 45, 85) }
  /// sRGB 162, 132, 94.
  public static var brown: Color { Color(162, 132, 94) }
  /// sRGB 142, 142, 147.
  public static var gray: Color { Color(142, 142, 147) }
  /// White.
  public static var white: Color { Color(255, 255, 255) }
  /// Black.
  public static var black: Color { Color(0, 0, 0) }
  /// Fully transparent.
  public static var clear: Color { Color(white: 0, opacity: 0) }
}

extension Color {
  /// The colour of what matters most: black.
  public static let primary = Color(0, 0, 0)
  /// The colour of what matters less: sRGB 60, 60, 67 with an opacity of 0.6.
  public static let secondary = Color(60, 60, 67).opacity(0.6)
  /// The colour of what stands out where nothing else is set: blue.
  public static let accentColor = Color(0, 122, 255)

  /// Creates a colour from bytes.
  init(_ red: Int, _ green: Int, _ blue: Int) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }
}
