/// A property that reads a value from the environment of the view it belongs to.
///
/// ```swift
/// @Environment(\.geometryReaderPlacement) private var placement
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  let token = PropertyToken()
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value around the view; outside of a rendering, the default.
  public var wrappedValue: Value {
    PropertyToken.bindings.values[token] as? Value ?? EnvironmentValues()[keyPath: keyPath]
  }
}

extension Environment: BoundProperty {
  func value(in context: ViewContext) -> Any {
    context.environment[keyPath: keyPath]
  }
}
