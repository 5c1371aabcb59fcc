import SwiftUI
import Testing

/// Animations of layers, with the defaults that Core Animation's documentation lists.
@Suite
struct CAAnimationTests {
  private static var animations: [CAAnimation] {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    return [
      CAAnimation(), CAPropertyAnimation(), CABasicAnimation(keyPath: nil), CAAnimationGroup(),
      CASpringAnimation(), CAKeyframeAnimation(),
    ] + [CAAnimation(coder: coder)].compactMap { $0 }
  }

  @Test(arguments: animations.indices)
  func anAnimationHasCoreAnimationDefaults(index: Int) {
    let animation = Self.animations[index]
    #expect((animation.duration, animation.beginTime, animation.timeOffset) == (0, 0, 0))
    #expect((animation.speed, animation.repeatCount) == (1, 0))
    #expect(!animation.autoreverses && animation.isRemovedOnCompletion)
    #expect(animation.fillMode == .removed)
    #expect(Self.animations.count == 7)
  }

  @Test
  func aPropertyAnimationHasAKeyPath() {
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.keyPath == "opacity")
    #expect(!animation.isAdditive && !animation.isCumulative)
  }

  @Test
  func aSpringHasCoreAnimationDefaults() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect((spring.mass, spring.stiffness, spring.damping) == (1, 100, 10))
    #expect(spring.initialVelocity == 0)
    spring.duration = 3
    #expect(spring.settlingDuration == 3)
  }

  private static let curves: [(CAMediaTimingFunctionName, [Float])] = [
    (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
    (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
  ]

  @Test(arguments: curves)
  func aNamedCurveHasItsControlPoints(name: CAMediaTimingFunctionName, points: [Float]) {
    let found = CAMediaTimingFunction(name: name).controlPoints
    #expect([found.0, found.1, found.2, found.3] == points)
  }

  @Test
  func aCurveKeepsItsControlPoints() {
    let points = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).controlPoints
    #expect(points == (0.1, 0.2, 0.3, 0.4))
  }
}
