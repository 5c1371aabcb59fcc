private struct NamedImagesKey: EnvironmentKey {
  static var defaultValue: [String: Image] { [:] }
}

extension EnvironmentValues {
  /// The images for `Image("…")` and `Image(systemName:)`, by name.
  public var namedImages: [String: Image] {
    get { self[NamedImagesKey.self] }
    set { self[NamedImagesKey.self] = newValue }
  }
}
