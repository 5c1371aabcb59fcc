public import Foundation
import Scene

/// A container that arranges views vertically.
nonisolated public struct VStack<Content: View>: View {
  /// The body type. A stack has no body; the library lays out its views.
  public typealias Body = Never

  let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let content: Content
  package var line: SourceLine?

  /// Creates a column of views, `spacing` points apart (8 by default; may be negative).
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: LinearStack, LocatedView {
  package static var axis: Axis { .vertical }
  package var guide: AlignmentKey { alignment.key }
}
