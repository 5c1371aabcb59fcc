import Foundation

/// The default position of a guide that is an edge or the centre.
enum StandardGuide {
  case start
  case middle
  case end

  /// Returns `nil` for another guide.
  init?(_ key: AlignmentKey) {
    let id = key.id
    switch key.axis {
    case .horizontal:
      if id == HorizontalAlignment.center.key.id {
        self = .middle
      } else if id == HorizontalAlignment.leading.key.id {
        self = .start
      } else if id == HorizontalAlignment.trailing.key.id {
        self = .end
      } else {
        return nil
      }
    case .vertical:
      if id == VerticalAlignment.center.key.id {
        self = .middle
      } else if id == VerticalAlignment.top.key.id {
        self = .start
      } else if id == VerticalAlignment.bottom.key.id {
        self = .end
      } else {
        return nil
      }
    }
  }

  /// Returns the position in a view of a length, which doesn't set the guide itself.
  func value(in length: CGFloat) -> CGFloat {
    switch self {
    case .start: 0
    case .middle: length / 2
    case .end: length
    }
  }
}
