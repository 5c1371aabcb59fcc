/// A property of a view whose value the view tree provides.
///
/// A custom structure with properties such as `@State` or `@Environment` must conform to this
/// protocol to be used as a property of a view.
public protocol DynamicProperty {
  /// Updates the property before each evaluation of the view, after its own dynamic properties
  /// received their values.
  ///
  /// The call acts on a copy, because renderings share view values. Values written to `@State` or
  /// to objects are kept. Values written to stored properties of the conforming type are lost.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that the library implements. Its token identifies its value.
protocol BoundProperty: DynamicProperty {
  var token: PropertyToken { get }
  /// Returns the storage that the property is bound to in a view, or `nil` if it isn't available.
  func value(for owner: PropertyOwner) -> Any?
}

/// The view or modifier that a dynamic property belongs to.
struct PropertyOwner {
  let context: ViewContext
  let node: GraphNode

  /// Returns an object stored at this view, identified by its type and by the order of the calls.
  func stored<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
    node.slot(in: context.pass.number, make)
  }

  /// Computes an initial value in the scope in which the view was created.
  func computing<Result>(in scope: PropertyScope?, _ body: () -> Result) -> Result {
    context.pass.graph.computing(in: scope, body)
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
  var changesAbove: Int { node.changesFromRoot - node.changes }

  /// Records that the view depends on an object.
  func observe(_ object: AnyObject) {
    context.pass.graph.observe(object, from: node)
  }

  /// Ends the rendering with an error because an object is missing.
  func fail(missing type: Any.Type, hint: String) {
    context.pass.fail(
      .missingObject(view: context.path.description, type: "\(type)", hint: hint)
    )
  }
}

extension ViewContext {
  /// Returns the context inside a view or modifier, with its dynamic properties bound.
  func entering<Value>(_ value: Value) -> ViewContext {
    var context = at(Value.self)
    guard pass.graph.traits(of: value).hasDynamicProperties else { return context }
    let node = pass.graph.node(at: context.path)
    node.visit(in: pass.number, owner: Value.self)
    var values: [(token: PropertyToken, value: Any)] = []
    // Initial values use a random stream of their own.
    pass.graph.evaluating(at: context.at(.role("state")).path, scope: scope) {
      PropertyOwner(context: context, node: node).bind(Mirror(reflecting: value), into: &values)
    }
    context.scope = PropertyScope(parent: scope, values: values)
    if !pass.hasFailed { context.updateProperties(in: Mirror(reflecting: value)) }
    return context
  }
}

extension ViewContext {
  /// Calls `update()` of each custom dynamic property, nested ones first.
  fileprivate func updateProperties(in mirror: Mirror) {
    for child in mirror.children where !(child.value is any BoundProperty) {
      guard var property = child.value as? any DynamicProperty else { continue }
      updateProperties(in: Mirror(reflecting: property))
      evaluating { property.update() }
    }
  }
}

extension PropertyOwner {
  fileprivate func bind(
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
