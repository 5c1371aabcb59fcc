public import Foundation
public import Scene

/// A type-erased shape.
public struct AnyShape: Shape, LocatedView {
  @Nested private var shape: any Shape
  var line: SourceLine?

  /// Erases the type of a shape.
  public init<Content: Shape>(_ shape: Content) {
    self.shape = shape
  }

  /// Returns the outline of the wrapped shape.
  public func path(in rect: CGRect) -> Path {
    StackSpace.ensureEvaluating { shape.path(in: rect) }
  }

  /// Returns the size of the wrapped shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    StackSpace.ensureEvaluating { shape.sizeThatFits(proposal) }
  }

  /// The data of the wrapped shape.
  public var animatableData: AnyAnimatableData {
    get { StackSpace.ensureEvaluating { AnyAnimatableData(of: shape) } }
    set {
      func setting<Content: Shape>(_ shape: Content) -> any Shape {
        var shape = shape
        newValue.set(to: &shape)
        return shape
      }
      shape = StackSpace.ensureEvaluating { setting(shape) }
    }
  }
}

extension AnyShape: CustomReflectable {
  /// Its properties, as a dump shows them.
  public var customMirror: Mirror {
    Mirror(self, children: ["shape": shape, "line": line as Any], displayStyle: .struct)
  }
}
