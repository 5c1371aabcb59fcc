public import CoreGraphics
public import Foundation

/// A layer with a path, which isn't drawn.
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The fill colour.
  open var fillColor: CGColor?
  /// The fill rule.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The stroke colour.
  open var strokeColor: CGColor?
  /// The beginning of the stroke, as a fraction of the path.
  open var strokeStart: CGFloat = 0
  /// The end of the stroke, as a fraction of the path.
  open var strokeEnd: CGFloat = 1
  /// The line width in points.
  open var lineWidth: CGFloat = 1
  /// The miter limit.
  open var miterLimit: CGFloat = 10
  /// The line cap.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The line join.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The offset of the dash pattern in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of the dashes in points.
  open var lineDashPattern: [NSNumber]?
}

/// The fill rule of a shape layer.
public enum CAShapeLayerFillRule: Hashable, Sendable {
  /// The non-zero rule.
  case nonZero
  /// The even-odd rule.
  case evenOdd
}

/// The line cap of a shape layer.
public enum CAShapeLayerLineCap: Hashable, Sendable {
  /// Flat at the end of the line.
  case butt
  /// Round.
  case round
  /// Flat, half a line width beyond the end of the line.
  case square
}

/// The line join of a shape layer.
public enum CAShapeLayerLineJoin: Hashable, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}

/// A layer with a gradient, which isn't drawn.
open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// The positions of the colours, 0…1.
  open var locations: [NSNumber]?
  /// The start in unit coordinates.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end in unit coordinates.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The type of the gradient.
  open var type = CAGradientLayerType.axial
}

/// The type of a gradient layer.
public enum CAGradientLayerType: Hashable, Sendable {
  /// A linear gradient.
  case axial
  /// A radial gradient.
  case radial
  /// An angular gradient.
  case conic
}

/// A layer that repeats its sublayers. It isn't drawn.
open class CAReplicatorLayer: CALayer {
  /// The number of copies.
  open var instanceCount = 1
  /// The delay between copies in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from each copy to the next.
  open var instanceTransform = CATransform3DIdentity
}
