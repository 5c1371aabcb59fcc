/// A view that is evaluated again only if it changes; in a picture it is the view itself.
public struct EquatableView<Content: Equatable & View>: View {
  /// The view.
  public var content: Content

  /// Creates the view.
  public init(content: Content) {
    self.content = content
  }

  /// The view.
  public var body: some View { content }
}
