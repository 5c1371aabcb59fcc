/// The weight of text for legibility.
public enum LegibilityWeight: Hashable, Sendable {
  /// The regular weight.
  case regular
  /// A bold weight.
  case bold
}
