extension ViewContext {
  /// Returns the context inside a view or modifier, with its dynamic properties bound.
  func entering<Value>(_ value: Value) -> ViewContext {
    let type = graph.types.record(of: Value.self)
    var context = at(.type(type.name))
    if type.traits(of: value, hooks: graph.hooks).hasDynamicProperties {
      context.bindProperties(of: value)
    }
    return context
  }

  /// Changes the scope to that inside a view or modifier at this path, with its dynamic properties
  /// bound.
  mutating func bindProperties<Value>(of value: Value) {
    let node = graph.node(at: path)
    node.visit(in: pass.number, owner: Value.self)
    var properties = FoundProperties()
    // Initial values use a separate random stream.
    graph.evaluating(at: at(.role(.state)).path, scope: scope) {
      PropertyOwner(context: self, node: node).bind(Mirror(reflecting: value), into: &properties)
    }
    for (token, value) in properties.bound {
      scope = PropertyScope(next: scope, token: token, value: value)
    }
    for var property in properties.custom {
      if pass.hasFailed { return }
      evaluating { property.update() }
    }
  }
}
