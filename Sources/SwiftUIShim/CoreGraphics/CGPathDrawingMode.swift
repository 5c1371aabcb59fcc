/// A mode of drawing a path: fill, stroke or both.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fill by the winding rule.
  case fill
  /// Fill by the even-odd rule.
  case eoFill
  /// Stroke.
  case stroke
  /// Fill by the winding rule, and stroke.
  case fillStroke
  /// Fill by the even-odd rule, and stroke.
  case eoFillStroke

  /// The fill rule; `nil` if the path isn't filled.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool { self != .fill && self != .eoFill }
}
