/// A property of a view whose value the view tree provides.
///
/// A structure of your own that holds `@State`, `@Environment` and the like works as a property of
/// a view when it conforms.
public protocol DynamicProperty {
  /// Is called before each evaluation of the view, when what the property holds has its values.
  ///
  /// It acts on a copy, as views are values that renderings share: what it writes to `@State` and
  /// to objects counts, what it writes to stored properties of its own is lost.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of the library, which finds its value by its token.
protocol BoundProperty: DynamicProperty {
  var token: PropertyToken { get }
  /// Returns what the property is bound to in a view, or `nil` where that can't be had.
  func value(for owner: PropertyOwner) -> Any?
}

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

extension ViewContext {
  /// Returns the context inside a view or modifier, with its dynamic properties bound.
  func entering<Value>(_ value: Value) -> ViewContext {
    var context = at(Value.self)
    guard pass.graph.traits(of: value).hasDynamicProperties else { return context }
    let node = pass.graph.node(at: context.path)
    node.visit(in: pass.number, owner: Value.self)
    var values: [(token: PropertyToken, value: Any)] = []
    // First values draw from random numbers of their own.
    pass.graph.evaluating(at: context.at(.role("state")).path, scope: scope) {
      PropertyOwner(context: context, node: node).bind(Mirror(reflecting: value), into: &values)
    }
    context.scope = PropertyScope(parent: scope, values: values)
    if !pass.hasFailed { context.updateProperties(in: Mirror(reflecting: value)) }
    return context
  }
}

extension ViewContext {
  /// Calls the update of each dynamic property of the user's own, the inner ones first.
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
