public import Foundation
public import Scene

/// The stroke along the outline of another shape.
public struct StrokedShape<Content: Shape>: Shape, LocatedView {
  /// The stroked shape.
  public var shape: Content
  /// The style of the line.
  public var style: StrokeStyle
  var line: SourceLine?

  /// Creates the stroke along the outline of a shape.
  public init(shape: Content, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// Returns the outline of the line.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }

  /// Returns the size of the shape; the stroke extends beyond it.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// The animated data: the shape's data, then line width, miter limit and dash phase.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      let style = AnimatablePair(
        self.style.lineWidth,
        AnimatablePair(self.style.miterLimit, self.style.dashPhase)
      )
      return AnimatablePair(shape.animatableData, style)
    }
    set {
      shape.animatableData = newValue.first
      style.lineWidth = newValue.second.first
      style.miterLimit = newValue.second.second.first
      style.dashPhase = newValue.second.second.second
    }
  }
}

extension StrokedShape: DerivedShape {
  var base: Content { shape }

  func outline(in rect: CGRect, evenOdd: Bool) -> DisplayList.Outline {
    guard !evenOdd else { return .fill(path(in: rect), evenOdd: true) }
    return .stroke(shape.path(in: rect), style)
  }
}
