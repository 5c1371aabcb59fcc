import Scene

/// A change that can be made to any view.
///
/// ```swift
/// struct Framed: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding(8).overlay(Rectangle().stroke(.gray))
///   }
/// }
/// ```
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// Stands for the view that is changed.
  typealias Content = ViewModifierContent<Self>

  /// Returns the changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// Never returns: a modifier without a body is applied by the library itself.
  public func body(content: Content) -> Never {
    // Reached only by a call that spells out `body` on a built-in modifier.
    fatalError("\(Self.self) is applied by Drawing itself and has no body")
  }
}

/// A modifier that the library applies itself.
protocol PrimitiveModifier {
  func resolve<Content: View>(
    _ content: Content,
    in context: ViewContext,
    into nodes: inout [LayoutNode]
  )
}

/// Stands for the view that a modifier changes.
public struct ViewModifierContent<Modifier: ViewModifier>: View {
  /// Has no body: the changed view takes its place.
  public typealias Body = Never

  let content: any View
  /// The line of what is changed, which isn't that of the change.
  package var line: SourceLine?
}

extension ViewModifierContent: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    content.resolve(in: context, into: &nodes)
  }
}

extension View {
  /// Returns the view changed by a modifier.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
