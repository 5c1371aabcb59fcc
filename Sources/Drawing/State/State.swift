/// A value that belongs to a view and persists as long as the view keeps its position in the view
/// tree.
///
/// ```swift
/// struct Pulse: View {
///   @State private var isLarge = false
///   var body: some View {
///     Circle()
///       .scaleEffect(isLarge ? 1 : 0.5)
///       .onAppear { withAnimation(.easeOut(duration: 1)) { isLarge = true } }
///   }
/// }
/// ```
///
/// Each rendering creates the value when the view first appears. Outside a rendering, the property
/// has its initial value, and writing to it has no effect.
@propertyWrapper
public struct State<Value> {
  let token = PropertyToken()
  private let make: () -> Value
  /// Whether `make` creates an object.
  private let isObject: Bool
  /// The scope of the properties from which the initial value is computed.
  private let scope = ViewGraph.current?.scope

  /// Creates a state with an initial value.
  ///
  /// A random initial value is computed when the view is created. In a body and in the argument of
  /// ``ImageRenderer/init(content:)`` it is the same each time; elsewhere it comes from the
  /// system's generator.
  ///
  /// Objects inside an array, an optional, a structure or a closure are created once with the view,
  /// and all its renderings and frames share them.
  public init(wrappedValue: Value) {
    // Not an autoclosure, so that an initialiser of a view can write `self.width = width`.
    make = { wrappedValue }
    isObject = false
  }

  /// Creates a state with an object, which is created when the view first appears.
  ///
  /// Each rendering creates its own object, so that renderings don't affect each other. Work that
  /// the object's initialiser schedules runs on the rendering's clock.
  public init(wrappedValue: @autoclosure @escaping () -> Value) where Value: AnyObject {
    make = wrappedValue
    isObject = true
  }

  /// Creates a state with an initial value.
  public init(initialValue: Value) {
    make = { initialValue }
    isObject = false
  }

  /// The value. Writing it re-evaluates the view.
  public var wrappedValue: Value {
    get {
      // Not a cast to `StateLocation<Value>`, which would look up that type at each read.
      guard let graph = ViewGraph.current, let stored = graph.scope?[token] as? StoredState
      else { return make() }
      return stored.value(in: graph, or: make)
    }
    nonmutating set { location?.write(newValue, transaction: .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(make()) }
    return Binding(location)
  }

  private var location: StateLocation<Value>? { token.bound as? StateLocation<Value> }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is initially `nil`.
  public init() {
    self.init(initialValue: nil)
  }
}

extension State: BoundProperty {
  func value(for owner: PropertyOwner) -> AnyObject? {
    guard !isObject || owner.makesObjects else { return nil }
    return owner.stored { StateLocation(owner.computing(in: scope, make), owner: owner) }
  }
}

// Unchecked: the value is only read and written on the thread that performs the rendering. As in
// SwiftUI, closures that run later can thereby capture a view in Swift 6 mode.
extension State: @unchecked Sendable where Value: Sendable {}
