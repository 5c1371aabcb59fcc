/// What margins apply to; of no consequence here.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// As usual.
  case automatic
  /// What is scrolled.
  case scrollContent
  /// The bars.
  case scrollIndicators
}
