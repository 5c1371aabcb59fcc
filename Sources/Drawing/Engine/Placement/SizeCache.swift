import Foundation

/// The cached sizes of an element by proposal.
struct SizeCache {
  // Most elements are measured once or twice. NaN, which neither proposals nor sizes contain, stands
  // for an unspecified or missing length, because optional lengths need more memory.
  private var proposedWidth: CGFloat = .nan
  private var proposedHeight: CGFloat = .nan
  /// The first size.
  private(set) var size = CGSize(width: CGFloat.nan, height: CGFloat.nan)
  private var others: Others?

  init() {}

  /// Creates a cache of a single size, which the caller knows to be the same for every proposal.
  init(of size: CGSize) {
    self.size = size
  }

  /// The sizes for further proposals; a class, because most elements have none.
  private final class Others {
    var few: [(proposal: ProposedViewSize, size: CGSize)] = []
    var many: [ProposedViewSize: CGSize] = [:]
  }

  /// Returns the size for a proposal, or `nil` if it isn't cached.
  func size(for proposal: ProposedViewSize) -> CGSize? {
    guard !size.width.isNaN else { return nil }
    if SizeCache.isSame(proposal.width, proposedWidth),
      SizeCache.isSame(proposal.height, proposedHeight)
    {
      return size
    }
    guard let others else { return nil }
    var index = 0
    while index < others.few.count {
      let known = others.few[index]
      if SizeCache.isSame(proposal.width, known.proposal.width ?? .nan),
        SizeCache.isSame(proposal.height, known.proposal.height ?? .nan)
      {
        return known.size
      }
      index += 1
    }
    return others.many.isEmpty ? nil : others.many[proposal]
  }

  /// Adds the size for a new proposal.
  mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
    guard !self.size.width.isNaN else {
      proposedWidth = proposal.width ?? .nan
      proposedHeight = proposal.height ?? .nan
      self.size = size
      return
    }
    let others = others ?? Others()
    self.others = others
    if others.few.count < 8 {
      others.few.append((proposal, size))
    } else {
      others.many[proposal] = size
    }
  }

  /// Returns whether a length is equal to a known one, which is NaN if it is unspecified. Faster than
  /// `==` of optional lengths in debug builds.
  private static func isSame(_ length: CGFloat?, _ known: CGFloat) -> Bool {
    guard let length else { return known.isNaN }
    return length == known
  }
}
