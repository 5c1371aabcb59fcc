public import CoreGraphics
public import Foundation

// Layers aren't drawn. These declarations let files with UIKit views compile; such views are drawn
// as crossed boxes.

/// A Core Animation layer, which isn't drawn.
open class CALayer: NSObject {
  /// The frame in the superlayer.
  open var frame = CGRect.zero
  /// The bounds.
  open var bounds = CGRect.zero
  /// The position in the superlayer.
  open var position = CGPoint.zero
  /// The position on the z axis, which orders sibling layers.
  open var zPosition: CGFloat = 0
  /// The anchor point in unit coordinates.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The transform.
  open var transform = CATransform3DIdentity
  /// The transform of the sublayers.
  open var sublayerTransform = CATransform3DIdentity
  /// The opacity.
  open var opacity: Float = 1
  /// Whether the layer is hidden.
  open var isHidden = false
  /// Whether the sublayers are clipped.
  open var masksToBounds = false
  /// Whether the layer is opaque.
  open var isOpaque = false
  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0
  /// The shape of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The rounded corners.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the border in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The background colour.
  open var backgroundColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The radius of the shadow in points.
  open var shadowRadius: CGFloat = 3
  /// The path of the shadow.
  open var shadowPath: CGPath?
  /// The content.
  open var contents: Any?
  /// The number of pixels per point.
  open var contentsScale: CGFloat = 1
  /// The position and scaling of the content.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The filter that composites the layer.
  open var compositingFilter: Any?
  /// The filters.
  open var filters: [Any]?
  /// Whether the layer is rasterised.
  open var shouldRasterize = false
  /// The number of pixels per point of the rasterised layer.
  open var rasterizationScale: CGFloat = 1
  /// The name.
  open var name: String?
  /// The mask.
  open var mask: CALayer?
  /// The speed of the layer's clock.
  open var speed: Float = 1
  /// The offset of the layer's clock in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The begin time on the superlayer's clock, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The sublayers.
  open var sublayers: [CALayer]?
  /// The superlayer.
  open private(set) weak var superlayer: CALayer?
  private var animations: [String: CAAnimation] = [:]

  /// Creates a layer.
  public override init() {}

  /// Creates a presentation copy of a layer; the layer is ignored.
  public init(layer: Any) {}

  /// Creates an object without decoding it.
  public required init?(coder: NSCoder) {}

  /// Adds a sublayer above the others.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }

  /// Inserts a sublayer at an index; above the others if the index is too large.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Adds an animation, which never runs.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    animations[key ?? ""] = animation
  }

  /// Returns the animation for a key.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }

  /// Removes the animation for a key.
  open func removeAnimation(forKey key: String) {
    animations[key] = nil
  }

  /// Removes all animations.
  open func removeAllAnimations() {
    animations = [:]
  }

  /// Returns the presentation layer; always `nil`.
  open func presentation() -> Self? { nil }

  /// Has no effect.
  open func layoutSublayers() {}
  /// Has no effect.
  open func setNeedsLayout() {}
  /// Has no effect.
  open func layoutIfNeeded() {}
  /// Has no effect.
  open func setNeedsDisplay() {}
  /// Has no effect.
  open func display() {}
  /// Has no effect.
  open func draw(in context: CGContext) {}
  /// Has no effect.
  open func render(in context: CGContext) {}

  /// Returns the time unchanged, because all layers have the same clock.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// One bit per corner.
  public let rawValue: UInt
  /// The corner with the smallest coordinates.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner with the largest x and the smallest y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner with the smallest x and the largest y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner with the largest coordinates.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The shape of a layer's corners.
public enum CALayerCornerCurve: Hashable, Sendable {
  /// Arcs.
  case circular
  /// Smoother than arcs.
  case continuous
}

/// The position and scaling of a layer's content.
public enum CALayerContentsGravity: Hashable, Sendable {
  /// Centred.
  case center
  /// Stretched.
  case resize
  /// Scaled to fit.
  case resizeAspect
  /// Scaled to fill.
  case resizeAspectFill
}
