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
    let identities = context.status.pointee.object(at: context.path) { ErasedIdentities() }
    identities.replace(in: &nodes, from: first, type: ObjectIdentifier(type(of: content)), context)
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

/// The paths at which modifiers around an `AnyView` store their values, for each of its elements.
///
/// They exclude the type of the wrapped view, so that the modifiers continue when it changes. It is
/// a class because the view graph stores it.
private final class ErasedIdentities: KeptObject {
  private var type: ObjectIdentifier?
  /// The numbers of the elements, by the identities that they have inside.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The numbers of the present elements, in order.
  private var order: [Int] = []
  private var count = 0

  /// Sets the identities of the elements from `first` on.
  func replace(
    in nodes: inout [LayoutNode],
    from first: Int,
    type: ObjectIdentifier,
    _ context: ViewContext
  ) {
    let tree = context.graph.tree
    // Elements of the new type take the place of those of the former one, in order.
    let isOtherType = self.type != type
    let (former, formerNumbers) = isOtherType ? (order, numbers) : ([], [:])
    if isOtherType { (self.type, numbers) = (type, [:]) }
    var present = 0
    for node in nodes[first...] {
      let isRemoved = node.traits.isBeingRemoved
      let identity = ObjectIdentifier(node.identity.identity(in: tree))
      var number = numbers[identity]
      if case nil = number, !isRemoved {
        number = present < former.count ? former[present] : takeNumber()
      } else if case nil = number, let place = formerNumbers[identity] {
        // It continues beside its successor.
        let copy = takeNumber()
        let source = context.at(.element(place)).path.node(in: tree)
        context.at(.element(copy)).path.node(in: tree).copyValues(of: source)
        number = copy
      }
      guard let number else { continue }
      numbers[identity] = number
      node.identity = context.at(.element(number)).path
      guard !isRemoved else { continue }
      if present < order.count { order[present] = number } else { order.append(number) }
      present += 1
    }
    if present < order.count { order.removeSubrange(present...) }
  }

  private func takeNumber() -> Int {
    defer { count += 1 }
    return count
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
