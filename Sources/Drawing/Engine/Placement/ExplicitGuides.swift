/// The alignment guides that an element sets.
///
/// Texts set only baselines, so the edges and centres of a view that contains texts follow from its
/// size.
package enum ExplicitGuides: Int8 {
  case none
  /// Baselines of text.
  case baselines
  /// Any guides.
  case any

  /// Returns the guides set by either element.
  @_transparent func union(_ other: ExplicitGuides) -> ExplicitGuides {
    rawValue < other.rawValue ? other : self
  }
}
