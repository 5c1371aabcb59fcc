nonisolated extension View {
  /// Sets the size of the picture that `snapshot preview` draws of this view. It has no effect
  /// elsewhere.
  public consuming func previewLayout(_ value: PreviewLayout) -> some View {
    PreviewLayoutView(content: self, layout: value)
  }

  /// Calls an action with the layout that a view inside sets for previews, if any.
  package consuming func onPreviewLayout(_ action: @escaping (PreviewLayout?) -> Void) -> some View
  {
    onPreferenceChange(PreviewLayoutKey.self, perform: action)
  }

  /// Returns the view unchanged, because previews don't simulate a device.
  public consuming func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Returns the view unchanged, because display names aren't drawn.
  public consuming func previewDisplayName(_ value: String?) -> some View { self }
}

/// The device of a preview, which isn't simulated.
public struct PreviewDevice: Hashable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a device with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device with a name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}
