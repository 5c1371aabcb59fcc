public import Foundation

/// A column or row of a lazy grid.
public struct GridItem: Sendable {
  /// The size of a column or row.
  public enum Size: Sendable {
    /// A fixed length, in points.
    case fixed(CGFloat)
    /// An equal share of the remaining space, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit, each at least `minimum` points long.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the column or height of the row.
  public var size: Size
  /// The spacing after it, in points; 8 if it is `nil`.
  public var spacing: CGFloat?
  /// The alignment of views in their cells; `nil` for the grid's alignment.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The columns or rows that grid items produce within a proposed length.
struct GridTracks {
  /// The largest number of tracks of an adaptive item.
  private static let maxTracks: CGFloat = 10_000
  /// The largest length or spacing, in points.
  private static let longest: CGFloat = 1e6

  /// A column or row.
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  private(set) var length: CGFloat = 0

  init(_ items: [GridItem], in proposal: CGFloat?) {
    let gaps = items.dropLast().reduce(0) { $0 + GridTracks.gap($1) }
    let fixed = items.reduce(0) { sum, item in
      if case .fixed(let length) = item.size { return sum + GridTracks.valid(length) }
      return sum
    }
    let whole = proposal.map { $0.isNaN ? 0 : $0 } ?? 0
    var remaining = max(whole - gaps - fixed, 0)
    var flexibleItems = CGFloat(
      items.filter { if case .fixed = $0.size { false } else { true } }.count
    )
    var start: CGFloat = 0
    for item in items {
      let portion = flexibleItems > 0 ? remaining / flexibleItems : 0
      let lengths = GridTracks.lengths(of: item, portion: portion)
      if case .fixed = item.size {
      } else {
        let taken = lengths.reduce(0, +) + GridTracks.gap(item) * CGFloat(lengths.count - 1)
        // An infinite length remains infinite.
        remaining = remaining.isFinite ? max(remaining - taken, 0) : remaining
        flexibleItems -= 1
      }
      for length in lengths {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length + GridTracks.gap(item)
      }
    }
    length = tracks.last.map { $0.start + $0.length } ?? 0
  }

  private static func lengths(of item: GridItem, portion: CGFloat) -> [CGFloat] {
    switch item.size {
    case .fixed(let length):
      return [valid(length)]
    case .flexible(let minimum, let maximum):
      return [max(min(portion, maximum), valid(minimum))]
    case .adaptive(let minimum, let maximum):
      let (shortest, gap) = (max(valid(minimum), 1), gap(item))
      let available = min(portion, longest)
      let step = shortest + gap
      // If the step isn't positive, any number of tracks fits; one is enough.
      let count = step > 0 ? max(min((available + gap) / step, maxTracks).rounded(.down), 1) : 1
      let each = (available - gap * (count - 1)) / count
      return Array(repeating: max(min(each, maximum), shortest), count: Int(count))
    }
  }

  private static func gap(_ item: GridItem) -> CGFloat {
    guard let spacing = item.spacing else { return StackRule.defaultSpacing }
    return spacing.isFinite ? min(max(spacing, -longest), longest) : 0
  }

  private static func valid(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(length, 0), longest) : 0
  }
}
