public import Foundation
public import Scene

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  private let shape: any Shape

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
}
