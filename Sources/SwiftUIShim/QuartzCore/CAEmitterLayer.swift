public import CoreGraphics
public import Foundation

/// A layer that emits particles. It isn't drawn.
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
  /// The order or blending in which particles are composited.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor by which the cells' birth rates are multiplied.
  open var birthRate: Float = 1
  /// The factor by which the cells' lifetimes are multiplied.
  open var lifetime: Float = 1
  /// The factor by which the cells' scales are multiplied.
  open var scale: Float = 1
  /// The factor by which the cells' velocities are multiplied.
  open var velocity: Float = 1
  /// The seed of the random numbers.
  open var seed: UInt32 = 0
}

/// A kind of particle, which isn't drawn.
open class CAEmitterCell: NSObject {
  /// The name.
  open var name: String?
  /// The image of a particle.
  open var contents: Any?
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime in seconds.
  open var lifetime: Float = 0
  /// The duration of an emission in seconds.
  open var duration: CFTimeInterval = 0
  /// The speed of the cell's time relative to the layer's.
  open var speed: Float = 1
  /// The offset of the local time in seconds.
  open var timeOffset: CFTimeInterval = 0
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
  /// The longitude of the direction in radians.
  open var emissionLongitude: CGFloat = 0
  /// The latitude of the direction in radians.
  open var emissionLatitude: CGFloat = 0
  /// The range of the direction in radians.
  open var emissionRange: CGFloat = 0
  /// The speed of rotation in radians per second.
  open var spin: CGFloat = 0
  /// The range of the speed of rotation in radians per second.
  open var spinRange: CGFloat = 0
  /// The scale.
  open var scale: CGFloat = 1
  /// The range of the scale.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The colour.
  open var color: CGColor?
  /// The range of the red component.
  open var redRange: Float = 0
  /// The range of the green component.
  open var greenRange: Float = 0
  /// The range of the blue component.
  open var blueRange: Float = 0
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// The change of the red component per second.
  open var redSpeed: Float = 0
  /// The change of the green component per second.
  open var greenSpeed: Float = 0
  /// The change of the blue component per second.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0
  /// The number of image pixels per point.
  open var contentsScale: CGFloat = 1
  /// The kinds of particles that each particle emits.
  open var emitterCells: [CAEmitterCell]?
  /// The begin time in seconds.
  open var beginTime: CFTimeInterval = 0

  /// Creates a kind of particle.
  public override init() {}

  /// Creates an object without decoding it.
  public required init?(coder: NSCoder) {}
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

/// The order or blending in which particles are composited.
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
