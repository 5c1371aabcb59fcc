import Scene

/// A modification that can be applied to any view.
///
/// ```swift
/// struct Framed: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding(8).overlay(Rectangle().stroke(.gray))
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The type of the placeholder for the view being modified.
  typealias Content = ViewModifierContent<Self>

  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

nonisolated extension ViewModifier where Body == Never {
  /// The body of a built-in modifier. Calling it is a programming error.
  public func body(content: Content) -> Never {
    // Only an explicit call of `body(content:)` on a built-in modifier gets here.
    fatalError("\(Self.self) is applied by Drawing itself and has no body")
  }
}

/// A modifier that the library implements without a body.
protocol PrimitiveModifier {
  func resolve<Content: View>(
    _ content: Content,
    in context: ViewContext,
    into nodes: inout [LayoutNode]
  )
}

/// A placeholder for the view that a modifier is applied to.
nonisolated public struct ViewModifierContent<Modifier: ViewModifier>: View {
  /// The body type. The modified view replaces the placeholder.
  public typealias Body = Never

  let content: any View
  /// The source line of the modified view, which differs from that of the modifier.
  package var line: SourceLine?
}

extension ViewModifierContent: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    content.resolve(in: context, into: &nodes)
  }
}

nonisolated extension View {
  /// Returns the view with a modifier applied.
  @_transparent public consuming func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<
    Self, Modifier
  > {
    ModifiedContent(content: self, modifier: modifier)
  }
}
