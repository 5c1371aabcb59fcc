internal import Scene

/// A type-erased view.
///
/// If the type changes, the view is replaced: state and animations start again, and both views run
/// their transitions. Animations of outer modifiers continue for both views.
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
    let identities = context.status.pointee.object(at: context.path) { AnyViewIdentities() }
    let type = ObjectIdentifier(type(of: content))
    identities.setIdentities(of: nodes, from: first, type: type, context)
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
private final class AnyViewIdentities: KeptObject {
  private var type: ObjectIdentifier?
  /// The numbers of the elements, by their identities inside the `AnyView`.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The numbers of the present elements, in order.
  private var order: [Int] = []
  private var count = 0

  /// Sets the identities of the elements from `first` on.
  ///
  /// New elements of another type take over the values of the former ones, in order. A former
  /// element that is being removed then gets a copy of its values, which it keeps if it returns.
  func setIdentities(
    of nodes: [LayoutNode],
    from first: Int,
    type: ObjectIdentifier,
    _ context: ViewContext
  ) {
    var successors = self.type == type ? [] : order[...]
    self.type = type
    let former = numbers
    (numbers, order) = ([:], [])
    var taken: Set<Int> = []
    for node in nodes[first...] where !node.traits.isBeingRemoved {
      let identity = ObjectIdentifier(node.identity.identity(in: context.graph.tree))
      let successor = successors.popFirst()
      let number = former[identity] ?? successor ?? takeNumber()
      taken.insert(number)
      order.append(number)
      numbers[identity] = number
      node.identity = context.at(.element(number)).path
    }
    for node in nodes[first...] where node.traits.isBeingRemoved {
      let identity = ObjectIdentifier(node.identity.identity(in: context.graph.tree))
      guard var number = former[identity] else { continue }
      if taken.contains(number) {
        let (place, tree) = (context.at(.element(number)).path, context.graph.tree)
        number = takeNumber()
        let copy = context.at(.element(number)).path
        copy.node(in: tree).copyValues(of: place.node(in: tree))
      }
      numbers[identity] = number
      node.identity = context.at(.element(number)).path
    }
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
