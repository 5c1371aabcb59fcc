/// The rule that determines the inside of a path.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule is used instead of the nonzero rule.
  public var isEOFilled: Bool
  /// Whether edges are anti-aliased. This has no effect, because they always are; it exists for
  /// source compatibility.
  public var isAntialiased: Bool

  /// Creates a fill style, by default nonzero and anti-aliased.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    self.isEOFilled = eoFill
    self.isAntialiased = antialiased
  }
}
