import Foundation
import Testing

@testable import Drawing

@Suite
struct SizeCacheTests {
  private static let proposals: [ProposedViewSize] =
    [
      .unspecified, ProposedViewSize(width: nil, height: 1),
      ProposedViewSize(width: 1, height: nil),
    ]
    + (0..<20).map { ProposedViewSize(width: CGFloat($0), height: 1) }

  /// The first sizes are stored in a list, and further ones by their proposal.
  @Test(arguments: 0...proposals.count)
  func everyProposalHasItsSize(count: Int) {
    var cache = SizeCache()
    for (index, proposal) in Self.proposals.prefix(count).enumerated() {
      cache.add(CGSize(width: index, height: 7), for: proposal)
    }
    for (index, proposal) in Self.proposals.enumerated() {
      let expected = index < count ? CGSize(width: index, height: 7) : nil
      #expect(cache.size(for: proposal) == expected)
    }
  }
}
