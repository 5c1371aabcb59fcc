import Foundation

/// The cached sizes of an element for further proposals.
struct FurtherSizes {
  private var few: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var many: [ProposedViewSize: CGSize] = [:]

  /// Returns the size for a proposal, or `nil` if it isn't cached.
  func size(for proposal: ProposedViewSize) -> CGSize? {
    var index = 0
    while index < few.count {
      let known = few[index]
      if FurtherSizes.isSame(proposal.width, known.proposal.width),
        FurtherSizes.isSame(proposal.height, known.proposal.height)
      {
        return known.size
      }
      index += 1
    }
    return many.isEmpty ? nil : many[proposal]
  }

  /// Adds the size for a new proposal.
  mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
    if few.count < 8 {
      few.append((proposal, size))
    } else {
      many[proposal] = size
    }
  }

  /// Returns whether two lengths are equal; faster than `==` of optional lengths in debug builds.
  @_transparent private static func isSame(_ length: CGFloat?, _ known: CGFloat?) -> Bool {
    guard let length, let known else { return length == nil && known == nil }
    return length == known
  }
}
