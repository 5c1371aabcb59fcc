/// The parts of a path that are painted.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside.
  case fill
  /// The inside by the even-odd rule.
  case eoFill
  /// The line.
  case stroke
  /// The inside and the line.
  case fillStroke
  /// The inside by the even-odd rule and the line.
  case eoFillStroke

  /// The rule that determines the inside; `nil` if it isn't painted.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { self != .fill && self != .eoFill }
}
