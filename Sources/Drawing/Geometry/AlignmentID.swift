public import Foundation

/// An alignment guide with a default position.
public protocol AlignmentID {
  /// Returns the default position in a view of the given size, in points from its left or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide with its axis.
package struct AlignmentKey: Hashable, Sendable {
  let axis: Axis
  /// The default position, if it is an edge or the centre.
  let standardGuide: StandardGuide?
  // A metatype is immutable; only its static function is ever called.
  nonisolated(unsafe) let id: any AlignmentID.Type

  init(axis: Axis, id: any AlignmentID.Type, standardGuide: StandardGuide? = nil) {
    self.axis = axis
    self.id = id
    self.standardGuide = standardGuide
  }

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.axis == right.axis && left.id == right.id
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }
}
