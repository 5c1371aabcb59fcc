import Foundation
import Scene

/// A part of the outline of another shape.
struct TrimmedShape<Base: Shape>: Shape, DerivedShape {
  var base: Base
  var start: CGFloat
  var end: CGFloat

  func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: start, to: end)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(base.animatableData, AnimatablePair(start, end)) }
    set {
      base.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape drawn in a rectangle of fixed size.
struct SizedShape<Base: Shape>: Shape, DerivedShape {
  var base: Base
  var size: CGSize

  func path(in rect: CGRect) -> Path {
    base.path(in: CGRect(origin: rect.origin, size: size))
  }

  var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(base.animatableData, size.animatableData) }
    set { (base.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
