public import Drawing

extension AnyView {
  /// Creates a view from a value, or `nil` if it isn't a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}
