import Foundation

/// The default positions of an alignment's guides if both are edges or centres.
///
/// They are computed without calling the types that identify the guides, which is slow in debug
/// builds. Most views are aligned like this and set no guides.
struct StandardGuides {
  private let horizontal: StandardGuide
  private let vertical: StandardGuide

  /// Returns `nil` for an alignment with other guides.
  @_transparent init?(_ alignment: Alignment) {
    guard let horizontal = alignment.horizontal.key.standardGuide,
      let vertical = alignment.vertical.key.standardGuide
    else { return nil }
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Returns the positions in a view of a size, which sets neither edges nor centres.
  func point(in size: CGSize) -> CGPoint {
    CGPoint(x: horizontal.value(in: size.width), y: vertical.value(in: size.height))
  }
}
