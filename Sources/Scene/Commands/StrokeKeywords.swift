/// The keywords of caps and joins.
enum StrokeKeywords {
  static func keyword(for cap: CGLineCap) -> String {
    switch cap {
    case .round: "round"
    case .square: "square"
    default: "butt"
    }
  }

  static func keyword(for join: CGLineJoin) -> String {
    switch join {
    case .round: "round"
    case .bevel: "bevel"
    default: "miter"
    }
  }

  static func cap(_ keyword: Substring) -> CGLineCap? {
    [CGLineCap.butt, .round, .square].first { self.keyword(for: $0) == keyword }
  }

  static func join(_ keyword: Substring) -> CGLineJoin? {
    [CGLineJoin.miter, .round, .bevel].first { self.keyword(for: $0) == keyword }
  }
}
