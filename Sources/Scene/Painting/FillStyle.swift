/// How the inside of a path is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule counts instead of the nonzero rule.
  public var isEOFilled: Bool
  /// Whether partly covered pixels are blended. Always so here; kept for source compatibility.
  public var isAntialiased: Bool

  /// Creates a fill style: nonzero and anti-aliased unless said otherwise.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    self.isEOFilled = eoFill
    self.isAntialiased = antialiased
  }
}
