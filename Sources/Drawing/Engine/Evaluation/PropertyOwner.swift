/// The view or modifier that a dynamic property belongs to.
struct PropertyOwner {
  let context: ViewContext
  let node: GraphNode

  /// Returns what lives in this view under a type and the order of its properties.
  func stored<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
    node.slot(in: context.pass.number, make)
  }

  /// Computes a first value where the view was made.
  func computing<Result>(in scope: PropertyScope?, _ body: () -> Result) -> Result {
    context.pass.graph.computing(in: scope, body)
  }

  /// Whether objects of the view are created now; else the evaluation ends.
  ///
  /// The first look at a view keeps nothing: an object, with all that its initialiser begins, is only
  /// created by the evaluations that keep it.
  var makesObjects: Bool {
    context.pass.abandonUnlessKept()
    return !context.pass.hasFailed
  }

  /// How often something that decides on the views around this one has changed.
  var changesAbove: Int { node.changesFromRoot - node.changes }

  /// Notes that the view depends on an object.
  func observe(_ object: AnyObject) {
    context.pass.graph.observe(object, from: node)
  }

  /// Ends the rendering for want of an object.
  func fail(missing type: Any.Type, hint: String) {
    context.pass.fail(
      .missingObject(view: context.path.description, type: "\(type)", hint: hint)
    )
  }
}

extension PropertyOwner {
  func bind(
    _ mirror: Mirror,
    into values: inout [(token: PropertyToken, value: Any)]
  ) {
    for child in mirror.children {
      if let property = child.value as? any BoundProperty {
        guard let value = property.value(for: self) else { continue }
        values.append((property.token, value))
      } else if child.value is any DynamicProperty {
        bind(Mirror(reflecting: child.value), into: &values)
      }
    }
  }
}
