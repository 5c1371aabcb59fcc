public import Foundation

/// A picture from the web; here what stands in its place until it comes.
public struct AsyncImage<Content: View>: View {
  private let content: AnyView

  /// The place of the picture.
  public var body: some View { content }

  /// Creates the place of a picture, with what stands there until it comes.
  public init<Picture: View, Placeholder: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Picture, Placeholder> {
    self.content = AnyView(placeholder())
  }

  /// Creates the place of a picture, with what stands there in each phase of its coming.
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
  /// Creates the place of a picture: a grey one.
  public init(url: URL?, scale: CGFloat = 1) {
    content = AnyView(Color.gray.opacity(0.2))
  }
}
