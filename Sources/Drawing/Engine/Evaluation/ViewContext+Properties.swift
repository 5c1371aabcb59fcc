extension ViewContext {
  /// Returns the context inside a view or modifier, with its dynamic properties bound.
  func entering<Value>(_ value: Value) -> ViewContext {
    var context = self
    let (graph, record) = (pass.graph, pass.graph.types.record(of: Value.self))
    context.path = graph.path(path, .type(record.name))
    return record.traits(of: value, hooks: graph.hooks).hasDynamicProperties
      ? context.bindingProperties(of: value) : context
  }

  /// Returns the context inside a view or modifier with its dynamic properties bound.
  private func bindingProperties<Value>(of value: Value) -> ViewContext {
    var context = self
    let node = pass.graph.node(at: context.path)
    node.visit(in: pass.number, owner: Value.self)
    var values: [(token: PropertyToken, value: AnyObject)] = []
    // Initial values use a separate random stream.
    pass.graph.evaluating(at: context.at(.role("state")).path, scope: scope) {
      PropertyOwner(context: context, node: node).bind(Mirror(reflecting: value), into: &values)
    }
    for (token, value) in values {
      context.scope = PropertyScope(next: context.scope, token: token, value: value)
    }
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
