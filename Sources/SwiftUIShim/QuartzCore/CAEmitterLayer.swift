public import CoreGraphics
public import Foundation

/// A layer that emits particles, which isn't drawn.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The position of the emitter.
  open var emitterPosition = CGPoint.zero
  /// The size of the emitter.
  open var emitterSize = CGSize.zero
  /// The shape of the emitter.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape that emits.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The compositing of particles.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor of the rates.
  open var birthRate: Float = 1
  /// The factor of the lifetimes.
  open var lifetime: Float = 1
  /// The factor of the scales.
  open var scale: Float = 1
  /// The factor of the velocities.
  open var velocity: Float = 1
  /// The seed of the random numbers.
  open var seed: UInt32 = 0
}

/// A kind of particle, which isn't drawn.
open class CAEmitterCell: NSObject {
  /// The name.
  open var name: String?
  /// The picture.
  open var contents: Any?
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime in seconds.
  open var lifetime: Float = 0
  /// The range of the lifetime in seconds.
  open var lifetimeRange: Float = 0
  /// The velocity in points per second.
  open var velocity: CGFloat = 0
  /// The range of the velocity in points per second.
  open var velocityRange: CGFloat = 0
  /// The horizontal acceleration.
  open var xAcceleration: CGFloat = 0
  /// The vertical acceleration.
  open var yAcceleration: CGFloat = 0
  /// The acceleration in depth.
  open var zAcceleration: CGFloat = 0
  /// The direction in radians.
  open var emissionLongitude: CGFloat = 0
  /// The latitude of the direction in radians.
  open var emissionLatitude: CGFloat = 0
  /// The range of the direction in radians.
  open var emissionRange: CGFloat = 0
  /// The rotation in radians per second.
  open var spin: CGFloat = 0
  /// The range of the rotation in radians per second.
  open var spinRange: CGFloat = 0
  /// The scale.
  open var scale: CGFloat = 1
  /// The range of the scale.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The colour.
  open var color: CGColor?
  /// The range of red.
  open var redRange: Float = 0
  /// The range of green.
  open var greenRange: Float = 0
  /// The range of blue.
  open var blueRange: Float = 0
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// The change of red per second.
  open var redSpeed: Float = 0
  /// The change of green per second.
  open var greenSpeed: Float = 0
  /// The change of blue per second.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0
  /// The number of pixels per point of the picture.
  open var contentsScale: CGFloat = 1
  /// Particles emitted by particles.
  open var emitterCells: [CAEmitterCell]?
  /// The beginning in seconds.
  open var beginTime: CFTimeInterval = 0

  /// Creates a kind of particle.
  public override init() {
    super.init()
  }

  /// Creates an object without decoding it.
  public required init?(coder: NSCoder) {
    super.init()
  }
}

/// The shape of an emitter.
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The part of an emitter's shape that emits.
public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// At points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// On the outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// On the surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Inside.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The compositing of particles.
public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// From back to front.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Added to the background.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
