internal import Scene

/// A type-erased view.
///
/// If the type changes, the view is replaced: state and animations start again, and both views run
/// their transitions. Animations of outer modifiers continue.
public struct AnyView {
  @Nested private(set) var content: any View
  /// Whether a change of the type is immediate, without a transition.
  private var changesAtOnce = false

  /// Erases the type of a view.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Erases the type of a view made by the library, whose type has no meaning for users.
  package init<Content: View>(atOnce view: Content) {
    self.init(view)
    changesAtOnce = true
  }

  /// Erases the type of a view.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }
}

// In an extension, because the compiler rejects the wrapped property in a `nonisolated` type.
nonisolated extension AnyView: View {
  /// The body type. The wrapped view replaces this one.
  public typealias Body = Never
}

extension AnyView: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let first = nodes.count
    resolve(content, in: context, into: &nodes)
    guard context.status.pointee.keepsValues else { return }
    // The identity excludes the type, so that outer modifiers continue when the type changes.
    var index = 0
    for position in first..<nodes.count where !nodes[position].traits.isBeingRemoved {
      nodes[position].identity = context.at(.element(index)).path
      index += 1
    }
  }

  private func resolve<Content: View>(
    _ content: Content,
    in context: ViewContext,
    into nodes: inout [LayoutNode]
  ) {
    guard !changesAtOnce else {
      return content.resolve(in: context.at(.erased(ObjectIdentifier(Content.self))), into: &nodes)
    }
    context.resolve(
      content,
      as: ObjectIdentifier(Content.self),
      kind: AnyView.self,
      place: { $1.at(.erased($0)) },
      into: &nodes
    )
  }
}

// Unchecked and unconditional: SwiftUI's views belong to the main actor, so later work may capture
// them whatever they contain. A rendering evaluates the wrapped view on its own thread only.
extension AnyView: @unchecked Sendable {}

extension AnyView: CustomReflectable {
  /// Its properties, as a dump shows them.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["content": content, "changesAtOnce": changesAtOnce],
      displayStyle: .struct
    )
  }
}
