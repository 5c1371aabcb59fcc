import Foundation
import Scene

/// A shape drawn in a rectangle of fixed size.
struct SizedShape<Base: Shape>: Shape, DerivedShape, LocatedView {
  var base: Base
  var size: CGSize
  /// The point of the frame that is aligned with the same point of the rectangle.
  var anchor = UnitPoint.topLeading
  var line: SourceLine?

  func path(in rect: CGRect) -> Path {
    let (frame, own) = (anchor.point(in: rect), anchor.point(in: size))
    return base.path(
      in: CGRect(origin: CGPoint(x: frame.x - own.x, y: frame.y - own.y), size: size)
    )
  }

  var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(base.animatableData, size.animatableData) }
    set { (base.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
