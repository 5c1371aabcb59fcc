public import Foundation

/// A column or row of a lazy grid.
public struct GridItem: Sendable {
  /// How wide a column or how high a row is.
  public enum Size: Sendable {
    /// Of one length, in points.
    case fixed(CGFloat)
    /// An equal share of the room left, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit in, each at least `minimum` points long.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column or how high the row is.
  public var size: Size
  /// The gap after it, in points; 8 where it is `nil`.
  public var spacing: CGFloat?
  /// Where views stand in their cells; `nil` for what the grid says.
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

/// The columns or rows that grid items come to in a length.
struct GridTracks {
  /// How many tracks an adaptive item comes to at most.
  private static let mostTracks: CGFloat = 10_000
  /// The length beyond which lengths and gaps are cut, in points.
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
    var room = max(whole - gaps - fixed, 0)
    var shares = CGFloat(
      items.filter { if case .fixed = $0.size { false } else { true } }.count
    )
    var start: CGFloat = 0
    for item in items {
      let share = shares > 0 ? room / shares : 0
      let lengths = GridTracks.lengths(of: item, share: share)
      if case .fixed = item.size {
      } else {
        let taken = lengths.reduce(0, +) + GridTracks.gap(item) * CGFloat(lengths.count - 1)
        // Of room without end, as much is left.
        room = room.isFinite ? max(room - taken, 0) : room
        shares -= 1
      }
      for length in lengths {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length + GridTracks.gap(item)
      }
    }
    length = tracks.last.map { $0.start + $0.length } ?? 0
  }

  private static func lengths(of item: GridItem, share: CGFloat) -> [CGFloat] {
    switch item.size {
    case .fixed(let length):
      return [valid(length)]
    case .flexible(let minimum, let maximum):
      return [max(min(share, maximum), valid(minimum))]
    case .adaptive(let minimum, let maximum):
      let (least, gap) = (max(valid(minimum), 1), gap(item))
      let room = min(share, longest)
      let step = least + gap
      // Where a gap takes back what a track is long, any number would fit in: one is enough.
      let count = step > 0 ? max(min((room + gap) / step, mostTracks).rounded(.down), 1) : 1
      let each = (room - gap * (count - 1)) / count
      return Array(repeating: max(min(each, maximum), least), count: Int(count))
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
