import Scene

extension Color {
  /// The name of a system colour, or eight hexadecimal sRGB digits with the opacity last:
  /// `"#FFCC00FF"`.
  ///
  /// White, black, grey and clear are described by their digits. `Color` doesn't conform to
  /// `CustomStringConvertible`, so that the names of snapshots and dumps show its parts.
  public var description: String {
    if let name = Color.names[self] { return name }
    let color = rgba
    let opacity = RGBA(red: color.alpha, green: 0, blue: 0)
    return color.hexadecimal + opacity.hexadecimal.dropFirst().prefix(2)
  }

  private static let names: [Color: String] = [
    .red: "red", .orange: "orange", .yellow: "yellow", .green: "green", .mint: "mint",
    .teal: "teal", .cyan: "cyan", .blue: "blue", .indigo: "indigo", .purple: "purple",
    .pink: "pink", .brown: "brown", .primary: "primary", .secondary: "secondary",
    .accentColor: "accentColor",
  ]
}
