public import Foundation

extension Color {
  /// Creates a colour that the environment knows by a name; magenta where it knows none.
  ///
  /// There are no asset catalogues here: put the colours into the environment yourself.
  ///
  /// ```swift
  /// Chart().environment(\.namedColors, ["Brand": Color(hexadecimal: "#0A6")!])
  /// ```
  ///
  /// The bundle is of no consequence.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name))
  }
}

private struct NamedColorsKey: EnvironmentKey {
  static var defaultValue: [String: Color] { [:] }
}

extension EnvironmentValues {
  /// The colours that `Color("…")` stands for, by their names.
  public var namedColors: [String: Color] {
    get { self[NamedColorsKey.self] }
    set { self[NamedColorsKey.self] = newValue }
  }
}
