/// The keywords of caps and joins.
enum LineWords {
  static func word(for cap: CGLineCap) -> String {
    switch cap {
    case .round: "round"
    case .square: "square"
    default: "butt"
    }
  }

  static func word(for join: CGLineJoin) -> String {
    switch join {
    case .round: "round"
    case .bevel: "bevel"
    default: "miter"
    }
  }

  static func cap(_ word: Substring) -> CGLineCap? {
    [CGLineCap.butt, .round, .square].first { self.word(for: $0) == word }
  }

  static func join(_ word: Substring) -> CGLineJoin? {
    [CGLineJoin.miter, .round, .bevel].first { self.word(for: $0) == word }
  }
}
