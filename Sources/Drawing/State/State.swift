/// A value of a view that lives as long as the view has its place in the tree.
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
/// It is made when the view first appears, anew in each rendering. Outside of a rendering it has
/// its first value, and what is written there doesn't count.
@propertyWrapper
public struct State<Value> {
  let token = PropertyToken()
  private let initialValue: () -> Value
  /// What the properties that the first value is computed from are bound to.
  private let scope = ViewGraph.current?.scope

  /// Creates a state with its first value, which is computed when the view first appears.
  public init(wrappedValue: @autoclosure @escaping () -> Value) {
    initialValue = wrappedValue
  }

  /// Creates a state with its first value.
  public init(initialValue: Value) {
    self.initialValue = { initialValue }
  }

  /// The value; writing it lets the view be evaluated again.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue() }
    nonmutating set { location?.write(newValue, transaction: .ambient) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue()) }
    return Binding(location)
  }

  private var location: StateLocation<Value>? { token.bound as? StateLocation<Value> }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` at first.
  public init() {
    self.init(initialValue: nil)
  }
}

extension State: BoundProperty {
  func value(for owner: PropertyOwner) -> Any? {
    owner.stored { StateLocation(owner.computing(in: scope, initialValue), owner: owner) }
  }
}
