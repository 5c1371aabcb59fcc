import Foundation
import Testing

@testable import Drawing

/// The numbers by which values are animated.
@Suite
struct AnimatableDataTests {
  @Test
  func insetsAreFourNumbersInTheirOrder() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let data = insets.animatableData
    #expect(data.first == 1 && data.second.first == 2)
    #expect(data.second.second.first == 3 && data.second.second.second == 4)
    insets = EdgeInsets()
    insets.animatableData = data
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test
  func geometryIsPairsOfNumbers() {
    var rect = CGRect(1, 2, 3, 4)
    let data = rect.animatableData
    #expect(data.first.first == 1 && data.first.second == 2)
    #expect(data.second.first == 3 && data.second.second == 4)
    rect.animatableData = data + data
    #expect(rect == CGRect(2, 4, 6, 8))
    var size = CGSize(width: 5, height: 6)
    #expect(size.animatableData.first == 5 && size.animatableData.second == 6)
    size.animatableData = AnimatablePair(7, 8)
    #expect(size == CGSize(width: 7, height: 8))
    var point = UnitPoint(x: 0.5, y: 0.25)
    #expect(point.animatableData.first == 64 && point.animatableData.second == 32)
    point.animatableData = AnimatablePair(128, 64)
    #expect(point == UnitPoint(x: 1, y: 0.5))
    #expect(UnitPoint() == UnitPoint(x: 0, y: 0))
  }

  private func checkNumber<Number: VectorArithmetic & ExpressibleByIntegerLiteral>(_: Number.Type) {
    var number: Number = 3
    #expect(number.magnitudeSquared == 9)
    number.scale(by: 2)
    #expect(number == 6)
    #expect(number.scaled(by: 0.5) == 3)
    #expect(number.interpolated(towards: 10, amount: 0.25) == 7)
  }

  @Test
  func numbersAreVectors() {
    checkNumber(Double.self)
    checkNumber(Float.self)
    checkNumber(CGFloat.self)
  }

  @Test
  func pairsAddTheirMagnitudes() {
    var pair = AnimatablePair(3.0, 4.0)
    #expect(pair.magnitudeSquared == 25)
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(6, 8))
    #expect(pair - AnimatablePair(1, 2) == AnimatablePair(5, 6))
  }

  @Test
  func nothingToAnimateIsZero() {
    var nothing = EmptyAnimatableData()
    nothing.scale(by: 7)
    #expect(nothing == .zero && nothing.magnitudeSquared == 0)
    #expect(nothing + nothing == .zero && nothing - nothing == .zero)
  }

  /// `AnyLayout` animates the data of the layout that it contains.
  @Test
  func typeErasedDataIsAVector() {
    func data(_ value: CGPoint) -> AnyAnimatableData { AnyAnimatableData(of: value) }
    let (one, two) = (data(CGPoint(x: 1, y: 2)), data(CGPoint(x: 3, y: 5)))
    #expect(one + two == data(CGPoint(x: 4, y: 7)))
    #expect(two - one == data(CGPoint(x: 2, y: 3)))
    #expect(one != two)
    #expect(one + .zero == one && .zero + one == one && one - .zero == one)
    #expect(AnyAnimatableData.zero == .zero && one != .zero && .zero != one)
    #expect(AnyAnimatableData.zero.magnitudeSquared == 0)
    #expect(one.magnitudeSquared == CGPoint(x: 1, y: 2).animatableData.magnitudeSquared)
    #expect(one.scaled(by: 3) == data(CGPoint(x: 3, y: 6)))
    #expect(AnyAnimatableData.zero.scaled(by: 3) == .zero)
    // Data of different types can't be added, and aren't equal.
    let number = AnyAnimatableData(of: Number(animatableData: 1))
    #expect(one + number == .zero && one != number)
    var (point, other) = (CGPoint.zero, Number(animatableData: 7))
    two.set(to: &point)
    two.set(to: &other)
    #expect(point == CGPoint(x: 3, y: 5) && other.animatableData == 7)
  }

  private struct Number: Animatable {
    var animatableData: Double
  }
}
