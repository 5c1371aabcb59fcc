import Foundation
import Testing

@testable import Scene

@Suite struct ExponentialTests {
  @Test(arguments: [
    0, 1, -1, 0.5, 10, -10, 0.346, 0.347, -0.346, 99.9, -99.9, 350, -350, 699, -699.9,
  ])
  func valuesMatchThoseOfThePlatform(exponent: Double) {
    let value = Exponential.value(exponent)
    #expect(abs(value / exp(exponent) - 1) < 1e-14)
  }

  @Test func valuesBeyondTheLimits() {
    #expect(Exponential.value(.nan).isNaN)
    #expect(Exponential.value(-700) == 0 && Exponential.value(-.infinity) == 0)
    #expect(Exponential.value(-699.999) > 0)
    #expect(Exponential.value(.infinity) == Exponential.value(700))
    #expect(Exponential.value(701) == Exponential.value(700) && Exponential.value(700) > 1e304)
    #expect(Exponential.value(0) == 1)
  }
}
