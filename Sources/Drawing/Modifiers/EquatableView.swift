/// A view that is evaluated anew only where it differs; in a picture it is just the view.
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
