public import Foundation
import Scene

/// A container that arranges views horizontally.
nonisolated public struct HStack<Content: View>: View {
  /// The body type. A stack has no body; the library lays out its views.
  public typealias Body = Never

  let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let content: Content
  package var line: SourceLine?

  /// Creates a row of views, `spacing` points apart (8 by default).
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: LinearStack, LocatedView {
  package static var axis: Axis { .horizontal }
  package var guide: AlignmentKey { alignment.key }
}
