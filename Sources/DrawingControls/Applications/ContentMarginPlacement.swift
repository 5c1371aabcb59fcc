/// The part of a scroll view that content margins apply to, for source compatibility.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// The default part.
  case automatic
  /// The scrolled content.
  case scrollContent
  /// The scroll indicators.
  case scrollIndicators
}
