private struct NamedImagesKey: EnvironmentKey {
  static var defaultValue: [String: Image] { [:] }
}

extension EnvironmentValues {
  /// The pictures that `Image("…")` and `Image(systemName:)` stand for, by their names.
  public var namedImages: [String: Image] {
    get { self[NamedImagesKey.self] }
    set { self[NamedImagesKey.self] = newValue }
  }
}
