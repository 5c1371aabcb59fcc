/// Type-erased animatable data.
///
/// Data of different types can't be combined: their sum and their difference are zero, and the
/// value changes without animation.
public struct AnyAnimatableData: VectorArithmetic {
  /// The data; `nil` is the zero of every type.
  private let data: (any VectorArithmetic)?

  private init(data: (any VectorArithmetic)?) {
    self.data = data
  }

  /// Erases the type of a value's data.
  init<Value: Animatable>(of value: Value) {
    data = value.animatableData
  }

  /// Sets the animatable data of a value if the types match.
  func set<Value: Animatable>(to value: inout Value) {
    if let data = data as? Value.AnimatableData { value.animatableData = data }
  }

  /// The zero of every type.
  public static var zero: AnyAnimatableData { AnyAnimatableData(data: nil) }

  /// The square of the length.
  public var magnitudeSquared: Double { data?.magnitudeSquared ?? 0 }

  /// Multiplies the data by `rhs`.
  public mutating func scale(by rhs: Double) {
    guard var scaled = data else { return }
    scaled.scale(by: rhs)
    self = AnyAnimatableData(data: scaled)
  }

  /// Adds data of the same type.
  public static func + (lhs: AnyAnimatableData, rhs: AnyAnimatableData) -> AnyAnimatableData {
    guard let data = lhs.data else { return rhs }
    func add<Data: VectorArithmetic>(_ data: Data) -> AnyAnimatableData {
      guard let other = rhs.data else { return lhs }
      return AnyAnimatableData(data: (other as? Data).map { data + $0 })
    }
    return add(data)
  }

  /// Subtracts data of the same type.
  public static func - (lhs: AnyAnimatableData, rhs: AnyAnimatableData) -> AnyAnimatableData {
    var negative = rhs
    negative.scale(by: -1)
    return lhs + negative
  }

  /// Returns whether both hold equal data of the same type.
  public static func == (lhs: AnyAnimatableData, rhs: AnyAnimatableData) -> Bool {
    guard let data = lhs.data, let other = rhs.data else {
      return lhs.data == nil && rhs.data == nil
    }
    func equals<Data: VectorArithmetic>(_ data: Data) -> Bool { (other as? Data) == data }
    return equals(data)
  }
}
