/// The alignment guides that an element sets.
///
/// Texts set only their baselines, so the edges and centres of views that contain texts are known
/// without asking them.
package enum SetGuides: Int8 {
  case none
  /// Baselines of text.
  case baselines
  /// Any guides.
  case any

  /// Returns the guides that one of two elements sets.
  func union(_ other: SetGuides) -> SetGuides { rawValue < other.rawValue ? other : self }
}
