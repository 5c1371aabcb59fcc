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
/// Each rendering creates it when the view first appears. Outside a rendering it has its initial
/// value, and writing to it has no effect.
@propertyWrapper
public struct State<Value> {
  let token = PropertyToken()
  private let make: () -> Value
  /// Whether `make` creates an object.
  private let isObject: Bool
  /// What the properties that the first value is computed from are bound to.
  private let scope = ViewGraph.current?.scope

  /// Creates a state with its first value.
  ///
  /// A value drawn at random is drawn where the view is made. In a body and in the argument of
  /// ``ImageRenderer/init(content:)`` it is the same each time; elsewhere it is the system's.
  public init(wrappedValue: Value) {
    // No closure: only so can an initialiser of a view write `self.width = width`.
    make = { wrappedValue }
    isObject = false
  }

  /// Creates a state with an object, which is made when the view first appears.
  ///
  /// Each rendering makes its own, so that none finds what another one has left in it. Work that its
  /// initialiser schedules runs on the rendering's clock.
  public init(wrappedValue: @autoclosure @escaping () -> Value) where Value: AnyObject {
    make = wrappedValue
    isObject = true
  }

  /// Creates a state with its first value.
  public init(initialValue: Value) {
    make = { initialValue }
    isObject = false
  }

  /// The value; writing it lets the view be evaluated again.
  public var wrappedValue: Value {
    get { location?.value ?? make() }
    nonmutating set { location?.write(newValue, transaction: .ambient) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(make()) }
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
    guard !isObject || owner.makesObjects else { return nil }
    return owner.stored { StateLocation(owner.computing(in: scope, make), owner: owner) }
  }
}

// A state is only where its value lives, and is read and written on the thread of its rendering; so
// that in Swift 6 mode a view can be captured by what is done later, as in SwiftUI it can.
extension State: @unchecked Sendable where Value: Sendable {}
