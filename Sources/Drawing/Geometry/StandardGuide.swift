import Foundation

/// The default position of a guide that is an edge or the centre.
enum StandardGuide {
  case start
  case middle
  case end

  /// Returns the position in a view of a length, which doesn't set the guide itself.
  func value(in length: CGFloat) -> CGFloat {
    switch self {
    case .start: 0
    case .middle: length / 2
    case .end: length
    }
  }
}
