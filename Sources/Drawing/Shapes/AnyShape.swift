public import Foundation
public import Scene

/// A shape whose type is hidden.
public struct AnyShape: Shape, LocatedView {
  private var shape: any Shape
  var line: SourceLine?

  /// Hides the type of a shape.
  public init<Content: Shape>(_ shape: Content) {
    self.shape = shape
  }

  /// Returns the outline of the hidden shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// Returns the size of the hidden shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The data of the hidden shape.
  public var animatableData: AnyAnimatableData {
    get { AnyAnimatableData(of: shape) }
    set {
      func setting<Content: Shape>(_ shape: Content) -> any Shape {
        var shape = shape
        newValue.set(to: &shape)
        return shape
      }
      shape = setting(shape)
    }
  }
}
