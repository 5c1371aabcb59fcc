import Foundation
import Scene

/// A shape that rotates or scales another one about a point of its frame.
protocol AnchoredShape: DerivedShape {
  associatedtype Change: Animatable

  var shape: Base { get set }
  /// The change, such as an angle.
  var change: Change { get set }
  /// The point that doesn't move.
  var anchor: UnitPoint { get set }

  /// Returns the change about a point as a transform.
  func transform(about point: CGPoint) -> CGAffineTransform
}

extension AnchoredShape {
  var base: Base { shape }

  /// Returns the outline after the change.
  func transformedPath(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform(about: anchor.point(in: rect)))
  }

  /// The animatable data of the shape, the change and the anchor.
  var combinedAnimatableData:
    AnimatablePair<
      Base.AnimatableData, AnimatablePair<Change.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData,
        AnimatablePair(change.animatableData, anchor.animatableData)
      )
    }
    set {
      shape.animatableData = newValue.first
      change.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}
