import Drawing
import Testing

@Suite
struct AnimatableValuesTests {
  private static let lists: [AnimatableValues] = [
    .zero, AnimatableValues(1.0), AnimatableValues(1.0, -2, 3.5), AnimatableValues(0.0, 0, 8),
    AnimatableValues(0.25, 4), AnimatableValues([Double](repeating: 1.5, count: 20)),
  ]

  private func scaled(_ list: AnimatableValues, _ factor: Double) -> AnimatableValues {
    var list = list
    list.scale(by: factor)
    return list
  }

  @Test(arguments: lists, lists)
  func sumsSatisfyTheVectorSpaceAxioms(first: AnimatableValues, second: AnimatableValues) {
    #expect(first + second == second + first)
    #expect(first + .zero == first)
    #expect(first - first == .zero)
    #expect(first - second + second == first)
    #expect((first + second) + first == first + (second + first))
    #expect(scaled(first + second, 4) == scaled(first, 4) + scaled(second, 4))
    #expect(scaled(first, 2) + scaled(first, 0.5) == scaled(first, 2.5))
    #expect(scaled(scaled(first, 2), 4) == scaled(first, 8))
    #expect(scaled(first, 1) == first)
    #expect(scaled(first, 0) == .zero)
  }

  @Test
  func shorterListIsExtendedByZeros() {
    let sum = AnimatableValues(1.0, 2) + AnimatableValues(Float(10))
    #expect(sum.values() == [11.0, 2])
    #expect((AnimatableValues(1.0) - AnimatableValues(0.0, 2)).values() == [Float(1), -2])
  }

  @Test
  func trailingZerosAreIgnored() {
    let (short, long) = (AnimatableValues(1.0, 2), AnimatableValues(1.0, 2, 0, 0))
    #expect(short == long)
    #expect(Set([short, long]).count == 1)
    #expect(short != AnimatableValues(1.0, 0, 2))
  }

  @Test
  func magnitudeIsTheSumOfTheSquares() {
    #expect(AnimatableValues(1.0, -2, 3).magnitudeSquared == 14)
    #expect(AnimatableValues.zero.magnitudeSquared == 0)
  }

  @Test
  func valuesHaveTheRequestedType() {
    let values = AnimatableValues(1.5, 2)
    #expect(values.values() == [CGFloat(1.5), 2])
    #expect(values.values() == [Float(1.5), 2])
  }

  @Test
  func valuesAreInterpolated() {
    let pair = AnimatablePair(2.0, 4.0)
    #expect(pair.scaled(by: 0.5) == AnimatablePair(1, 2))
    #expect(
      pair.interpolated(towards: AnimatablePair(4, 0), amount: 0.25) == AnimatablePair(2.5, 3)
    )
    var number = 3.0
    number.interpolate(towards: 5, amount: 1)
    #expect(number == 5)
  }
}
