/// A view whose content has access to its scroll views; nothing scrolls in a picture.
nonisolated public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  /// Creates a reader from a closure that returns its views.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The views.
  public var body: some View { content(ScrollViewProxy()) }
}

/// A proxy for the scroll views of a reader.
public struct ScrollViewProxy: Sendable {
  /// Does nothing, because a picture shows the beginning.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
