extension ViewContext {
  /// Returns the context inside a view or modifier, with its dynamic properties bound.
  func entering<Value>(_ value: Value) -> ViewContext {
    var context = self
    context.enter(value, pass.graph.types.record(of: Value.self))
    return context
  }

  /// Changes the path and the scope to those inside a view or modifier with its dynamic properties
  /// bound.
  @_transparent mutating func enter<Value>(_ value: Value, _ type: TypeRecord) {
    let graph = pass.graph
    path = graph.path(path, .type(type.name))
    guard type.traits(of: value, hooks: graph.hooks).hasDynamicProperties else { return }
    let node = graph.node(at: path)
    node.visit(in: pass.number, owner: Value.self)
    var properties = FoundProperties()
    // Initial values use a separate random stream.
    graph.evaluating(at: at(.role("state")).path, scope: scope) {
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
