import SwiftUI
import Testing

/// Layers: their defaults, as Core Animation's documentation lists them, their tree and their
/// animations.
@Suite
struct CALayerTests {
  @Test
  func aLayerHasCoreAnimationDefaults() {
    let layer = CALayer()
    #expect((layer.frame, layer.bounds, layer.position) == (.zero, .zero, .zero))
    #expect((layer.zPosition, layer.cornerRadius, layer.borderWidth) == (0, 0, 0))
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.transform == CATransform3DIdentity)
    #expect(layer.sublayerTransform == CATransform3DIdentity)
    #expect((layer.opacity, layer.shadowOpacity) == (1, 0))
    #expect((layer.isHidden, layer.masksToBounds, layer.isOpaque) == (false, false, false))
    #expect(layer.cornerCurve == .circular)
    #expect((layer.shadowOffset, layer.shadowRadius) == (CGSize(width: 0, height: -3), 3))
    #expect((layer.contentsScale, layer.rasterizationScale, layer.shouldRasterize) == (1, 1, false))
    #expect(layer.contentsGravity == .resize)
    #expect((layer.speed, layer.timeOffset, layer.beginTime) == (1, 0, 0))
    #expect(layer.sublayers == nil && layer.superlayer == nil && layer.presentation() == nil)
    #expect(CALayer(layer: layer).opacity == 1)
    #expect(CALayer(coder: NSKeyedArchiver(requiringSecureCoding: true))?.opacity == 1)
  }

  @Test
  func allCornersAreMasked() {
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(corners.map(\.rawValue) == [1, 2, 4, 8])
    #expect(CALayer().maskedCorners == CACornerMask(rawValue: 15))
  }

  @Test
  func sublayersHaveOneSuperlayer() {
    let (first, second, layer) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(layer)
    #expect(first.sublayers == [layer] && layer.superlayer === first)
    second.addSublayer(layer)
    #expect(first.sublayers == [] && second.sublayers == [layer] && layer.superlayer === second)
    first.insertSublayer(layer, at: 0)
    #expect(second.sublayers == [] && layer.superlayer === first)
    layer.removeFromSuperlayer()
    #expect(first.sublayers == [] && layer.superlayer == nil)
  }

  @Test
  func sublayersAreOrdered() {
    let parent = CALayer()
    let layers = (0..<4).map { _ in CALayer() }
    parent.insertSublayer(layers[0], at: 7)
    parent.addSublayer(layers[1])
    parent.insertSublayer(layers[2], at: 0)
    parent.insertSublayer(layers[3], at: 1)
    #expect(parent.sublayers == [layers[2], layers[3], layers[0], layers[1]])
    layers[3].removeFromSuperlayer()
    #expect(parent.sublayers == [layers[2], layers[0], layers[1]])
  }

  @Test
  func animationsAreKeptByTheirKeys() {
    let (layer, animation, other) = (CALayer(), CAAnimation(), CAAnimation())
    layer.add(animation, forKey: "move")
    layer.add(other, forKey: nil)
    #expect(layer.animation(forKey: "move") === animation)
    #expect(layer.animation(forKey: "") === other && layer.animation(forKey: "turn") == nil)
    layer.removeAnimation(forKey: "move")
    #expect(layer.animation(forKey: "move") == nil && layer.animation(forKey: "") === other)
    layer.removeAllAnimations()
    #expect(layer.animation(forKey: "") == nil)
  }

  @Test
  func allLayersHaveTheSameClock() {
    #expect(CALayer().convertTime(2.5, from: CALayer()) == 2.5)
  }

  @Test
  func mediaTimeIsThatOfTheRendering() throws {
    let uptime = ProcessInfo.processInfo.systemUptime
    #expect(CACurrentMediaTime() >= uptime)
    var seen: [Double] = []
    let view = Color.red.frame(width: 1, height: 1).onAppear { seen.append(CACurrentMediaTime()) }
    _ = try ImageRenderer(content: view).displayList()
    #expect(seen == [0])
  }

  // MARK: - Kinds of layers

  @Test
  func aShapeLayerHasCoreAnimationDefaults() {
    let layer = CAShapeLayer()
    #expect((layer.strokeStart, layer.strokeEnd) == (0, 1))
    #expect((layer.lineWidth, layer.miterLimit, layer.lineDashPhase) == (1, 10, 0))
    #expect((layer.fillRule, layer.lineCap, layer.lineJoin) == (.nonZero, .butt, .miter))
  }

  @Test
  func aGradientLayerRunsDownwards() {
    let layer = CAGradientLayer()
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial)
  }

  @Test
  func aReplicatorLayerHasOneInstance() {
    let layer = CAReplicatorLayer()
    #expect((layer.instanceCount, layer.instanceDelay) == (1, 0))
    #expect(layer.instanceTransform == CATransform3DIdentity)
  }
}
