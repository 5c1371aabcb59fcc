/// Returns the position of a value in a range as a fraction from 0 to 1; 0 if the range is empty.
func fraction<Value: BinaryFloatingPoint>(of value: Value, in bounds: ClosedRange<Value>) -> Double
{
  let length = bounds.upperBound - bounds.lowerBound
  // `max` returns its first argument if the second is NaN.
  return length > 0 ? min(max(0, Double((value - bounds.lowerBound) / length)), 1) : 0
}
