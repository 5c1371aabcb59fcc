import Foundation

/// The default positions of an alignment's guides if both are edges or centres.
///
/// They are computed without calling the types that identify the guides, which is slow in debug
/// builds. Most views are aligned like this and set no guides.
struct StandardGuides {
  private enum Position {
    case start
    case middle
    case end

    func value(in length: CGFloat) -> CGFloat {
      switch self {
      case .start: 0
      case .middle: length / 2
      case .end: length
      }
    }
  }

  private let horizontal: Position
  private let vertical: Position

  /// Returns `nil` for an alignment with other guides.
  init?(_ alignment: Alignment) {
    let (across, down) = (alignment.horizontal.key, alignment.vertical.key)
    if across.id == HorizontalAlignment.center.key.id {
      horizontal = .middle
    } else if across.id == HorizontalAlignment.leading.key.id {
      horizontal = .start
    } else if across.id == HorizontalAlignment.trailing.key.id {
      horizontal = .end
    } else {
      return nil
    }
    if down.id == VerticalAlignment.center.key.id {
      vertical = .middle
    } else if down.id == VerticalAlignment.top.key.id {
      vertical = .start
    } else if down.id == VerticalAlignment.bottom.key.id {
      vertical = .end
    } else {
      return nil
    }
  }

  /// Returns the positions in a view of a size, which sets no guides itself.
  func point(in size: CGSize) -> CGPoint {
    CGPoint(x: horizontal.value(in: size.width), y: vertical.value(in: size.height))
  }
}
