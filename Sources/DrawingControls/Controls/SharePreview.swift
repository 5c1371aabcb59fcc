/// The preview of a shared item, which is never shown.
public struct SharePreview<Picture, Icon>: Sendable {
  /// Creates a preview with a title and images.
  public init(_ title: LocalizedStringKey, image: Picture, icon: Icon) {}

  /// Creates a preview with a title and images.
  public init(_ title: Text, image: Picture, icon: Icon) {}

  /// Creates a preview with a title and images.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: Picture, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  public init(_ title: LocalizedStringKey, image: Picture) {}

  /// Creates a preview with a title and an image.
  public init(_ title: Text, image: Picture) {}

  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: Picture) {}
}

extension SharePreview where Picture == Never {
  /// Creates a preview with a title and an icon.
  public init(_ title: LocalizedStringKey, icon: Icon) {}

  /// Creates a preview with a title and an icon.
  public init(_ title: Text, icon: Icon) {}

  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, icon: Icon) {}
}

extension SharePreview where Picture == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ title: LocalizedStringKey) {}

  /// Creates a preview with a title.
  public init(_ title: Text) {}

  /// Creates a preview with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {}
}
