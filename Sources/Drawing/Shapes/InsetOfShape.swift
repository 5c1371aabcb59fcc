import Foundation
import Scene

/// A shape drawn in an inset rectangle.
struct InsetOfShape<Base: Shape>: InsettableShape, DerivedShape, LocatedView {
  var base: Base
  var amount: CGFloat
  var line: SourceLine?

  func path(in rect: CGRect) -> Path {
    base.path(in: rect.inset(by: amount))
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  func inset(by amount: CGFloat) -> InsetOfShape {
    InsetOfShape(base: base, amount: self.amount + amount)
  }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension CGRect {
  /// Returns the rectangle inset on all sides, at most to its centre.
  package func inset(by amount: CGFloat) -> CGRect {
    guard amount.isFinite else { return self }
    let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
