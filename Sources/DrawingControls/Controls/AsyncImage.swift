public import Foundation

/// An image at a URL, drawn as its placeholder because nothing is loaded.
nonisolated public struct AsyncImage<Content: View>: View {
  private let content: AnyView

  /// The placeholder.
  public var body: some View { content }

  /// Creates a view that shows the placeholder.
  public init<Picture: View, Placeholder: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Picture, Placeholder> {
    self.content = AnyView(placeholder())
  }

  /// Creates a view that shows the content for the phase `empty`.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = AnyView(content(.empty))
  }
}

extension AsyncImage where Content == Image {
  /// Creates a view that shows a grey placeholder.
  public init(url: URL?, scale: CGFloat = 1) {
    content = AnyView(Color.gray.opacity(0.2))
  }
}
