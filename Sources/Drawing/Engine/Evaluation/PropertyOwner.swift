/// The view or modifier that a dynamic property belongs to.
struct PropertyOwner {
  let context: ViewContext
  let node: GraphNode

  /// Returns an object stored at this view, identified by its type and by the order of the calls.
  func stored<Kept: KeptObject>(_ make: () -> Kept) -> Kept {
    node.object(in: context.pass.number, make)
  }

  /// Computes an initial value in the scope in which the view was created.
  func computing<Result>(in scope: PropertyScope?, _ body: () -> Result) -> Result {
    context.graph.computing(in: scope, body)
  }

  /// Whether the view may create objects now. If it may not, the evaluation is abandoned.
  ///
  /// The first evaluation keeps nothing. Objects, and the work that their initialisers start, are
  /// created only by evaluations that keep them.
  var makesObjects: Bool {
    context.pass.abandonUnlessKept()
    return !context.pass.hasFailed
  }

  /// The number of changes to state that the views around this one depend on.
  var changesAbove: Int {
    context.graph.tree.changes(from: context.path) - Int(node.changes)
  }

  /// Records that the view depends on an object.
  func observe(_ object: AnyObject) {
    context.graph.observe(object, from: node)
  }

  /// Ends the rendering with an error because an object is missing.
  func fail(missing type: Any.Type, hint: String) {
    context.pass.fail(
      .missingObject(view: context.path.description, type: "\(type)", hint: hint)
    )
  }
}

/// The dynamic properties of a view or modifier, found by inspecting it.
struct FoundProperties {
  /// The storage of the library's own properties.
  var bound: [(token: PropertyToken, value: AnyObject)] = []
  /// The properties of other types, each after those that it contains.
  var custom: [any DynamicProperty] = []
}

extension PropertyOwner {
  /// Binds the properties that a mirror shows, and those inside them.
  func bind(_ mirror: Mirror, into properties: inout FoundProperties) {
    for child in mirror.children {
      guard let property = child.value as? any DynamicProperty else { continue }
      if let property = property as? any BoundProperty {
        guard let value = property.value(for: self) else { continue }
        properties.bound.append((property.token, value))
      } else {
        bind(Mirror(reflecting: property), into: &properties)
        properties.custom.append(property)
      }
    }
  }
}
