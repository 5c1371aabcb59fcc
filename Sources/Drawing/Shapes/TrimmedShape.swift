import Foundation
import Scene

/// A part of the outline of another shape.
struct TrimmedShape<Base: Shape>: Shape, DerivedShape, LocatedView {
  var base: Base
  var start: CGFloat
  var end: CGFloat
  var line: SourceLine?

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
