/// A property of a view whose value the view tree provides.
public protocol DynamicProperty {
  /// Is called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of the library, which finds its value by its token.
protocol BoundProperty: DynamicProperty {
  var token: PropertyToken { get }
  /// Returns the value that the property has in a view with this context.
  func value(in context: ViewContext) -> Any
}

/// What tells one property of one view value from all others.
///
/// A class for its identity. Views are values that several renderings may share at the same time;
/// so the values stand in the rendering, under the token, and never in the view.
final class PropertyToken: Hashable, Sendable {
  /// The values of the properties of the views that are being evaluated.
  @TaskLocal static var bindings = UncheckedBindings()

  static func == (left: PropertyToken, right: PropertyToken) -> Bool { left === right }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The values of dynamic properties.
///
/// Unchecked: they are read on the one thread at a time that evaluates the views.
struct UncheckedBindings: @unchecked Sendable {
  var values: [PropertyToken: Any] = [:]
}
