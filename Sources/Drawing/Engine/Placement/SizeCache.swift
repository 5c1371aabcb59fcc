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
    @exclusivity(unchecked) var few: [(proposal: ProposedViewSize, size: CGSize)] = []
    @exclusivity(unchecked) var many: [ProposedViewSize: CGSize] = [:]

    func size(for proposal: ProposedViewSize) -> CGSize? {
      var index = 0
      while index < few.count {
        let known = few[index]
        if SizeCache.isSame(proposal.width, known.proposal.width),
          SizeCache.isSame(proposal.height, known.proposal.height)
        {
          return known.size
        }
        index += 1
      }
      return many.isEmpty ? nil : many[proposal]
    }
  }

  /// Returns the size for a proposal, or `nil` if it isn't cached.
  ///
  /// It is mutating because debug builds copy the cache otherwise.
  @_transparent mutating func size(for proposal: ProposedViewSize) -> CGSize? {
    guard !size.width.isNaN else { return nil }
    let (width, height) = (proposal.width ?? .nan, proposal.height ?? .nan)
    if width == proposedWidth || width.isNaN && proposedWidth.isNaN,
      height == proposedHeight || height.isNaN && proposedHeight.isNaN
    {
      return size
    }
    return others?.size(for: proposal)
  }

  /// Adds the size for a new proposal.
  @_transparent mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
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

  /// Returns whether two lengths are equal; faster than `==` of optional lengths in debug builds.
  @_transparent private static func isSame(_ length: CGFloat?, _ known: CGFloat?) -> Bool {
    guard let length, let known else { return length == nil && known == nil }
    return length == known
  }
}
