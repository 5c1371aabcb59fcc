/// A view that SwiftUI evaluates again only if it changes; here it is the same as its content.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
  /// The view.
  public var content: Content

  /// Creates the view.
  public init(content: Content) {
    self.content = content
  }

  /// The view.
  public var body: some View { content }
}
