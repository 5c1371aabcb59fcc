import SwiftUI
import Testing

/// Emitters of particles, with the defaults that Core Animation's documentation lists.
@Suite
struct CAEmitterLayerTests {
  @Test
  func anEmitterHasCoreAnimationDefaults() {
    let layer = CAEmitterLayer()
    #expect((layer.emitterPosition, layer.emitterSize) == (.zero, .zero))
    #expect(
      (layer.birthRate, layer.lifetime, layer.scale, layer.velocity, layer.seed) == (1, 1, 1, 1, 0)
    )
    #expect(layer.emitterShape == .point)
    #expect(layer.emitterMode == .volume)
    #expect(layer.renderMode == .unordered)
  }

  private static let floats: [KeyPath<CAEmitterCell, Float> & Sendable] = [
    \.birthRate, \.lifetime, \.lifetimeRange, \.redRange, \.greenRange, \.blueRange, \.alphaRange,
    \.redSpeed, \.greenSpeed, \.blueSpeed, \.alphaSpeed,
  ]
  private static let numbers: [KeyPath<CAEmitterCell, CGFloat> & Sendable] = [
    \.velocity, \.velocityRange, \.xAcceleration, \.yAcceleration, \.zAcceleration,
    \.emissionLongitude, \.emissionLatitude, \.emissionRange, \.spin, \.spinRange, \.scaleRange,
    \.scaleSpeed,
  ]
  private static let times: [KeyPath<CAEmitterCell, Double> & Sendable] = [
    \.duration, \.timeOffset, \.beginTime,
  ]

  @Test
  func aCellIsAtRest() throws {
    let decoded = CAEmitterCell(coder: NSKeyedArchiver(requiringSecureCoding: true))
    for cell in [CAEmitterCell(), try #require(decoded)] {
      #expect(Self.floats.map { cell[keyPath: $0] } == Array(repeating: 0, count: 11))
      #expect(Self.numbers.map { cell[keyPath: $0] } == Array(repeating: 0, count: 12))
      #expect(Self.times.map { cell[keyPath: $0] } == Array(repeating: 0, count: 3))
      #expect((cell.scale, cell.speed, cell.contentsScale) == (1, 1, 1))
    }
  }

  @Test
  func constantsHaveCoreAnimationNames() {
    let shapes: [CAEmitterLayerEmitterShape] = [.point, .line, .rectangle, .circle, .sphere]
    #expect(shapes.map(\.rawValue) == ["point", "line", "rectangle", "circle", "sphere"])
    let modes: [CAEmitterLayerEmitterMode] = [.points, .outline, .surface, .volume]
    #expect(modes.map(\.rawValue) == ["points", "outline", "surface", "volume"])
    let orders: [CAEmitterLayerRenderMode] = [
      .unordered, .oldestFirst, .oldestLast, .backToFront, .additive,
    ]
    #expect(
      orders.map(\.rawValue)
        == ["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"]
    )
  }
}
