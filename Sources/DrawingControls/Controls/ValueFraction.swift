/// Returns the position of a value in a range from 0 to 1, and 0 if the range is empty.
func fraction<Value: BinaryFloatingPoint>(of value: Value, in bounds: ClosedRange<Value>) -> Double
{
  let length = bounds.upperBound - bounds.lowerBound
  // The order of arguments makes 0 of NaN.
  return length > 0 ? min(max(0, Double((value - bounds.lowerBound) / length)), 1) : 0
}
