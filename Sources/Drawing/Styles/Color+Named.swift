public import Foundation

extension Color {
  /// Creates a colour that is looked up by name in the environment; unknown names are magenta.
  ///
  /// Colours in an ``AssetCatalog`` that a target copies as a resource are found automatically. Add
  /// others to the environment:
  ///
  /// ```swift
  /// Chart().environment(\.namedColors, ["Brand": Color(hexadecimal: "#0A6")!])
  /// ```
  ///
  /// The bundle is ignored.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name))
  }
}

private struct NamedColorsKey: EnvironmentKey {
  static var defaultValue: [String: Color] { [:] }
}

extension EnvironmentValues {
  /// The colours for `Color("…")`, by name.
  public var namedColors: [String: Color] {
    get { self[NamedColorsKey.self] }
    set { self[NamedColorsKey.self] = newValue }
  }
}
