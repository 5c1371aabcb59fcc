/// A type whose values can be drawn between two of them.
public protocol Animatable {
  /// The type of what changes smoothly.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// What changes smoothly.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing changes smoothly.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}
