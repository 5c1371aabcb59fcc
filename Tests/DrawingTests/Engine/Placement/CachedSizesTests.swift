import Foundation
import Testing

@testable import Drawing

@Suite
struct CachedSizesTests {
  private static let proposals: [ProposedViewSize] =
    [
      .unspecified, ProposedViewSize(width: nil, height: 1),
      ProposedViewSize(width: 1, height: nil),
    ]
    + (0..<20).map { ProposedViewSize(width: CGFloat($0), height: 1) }

  @Test(arguments: proposals)
  func theFirstProposalHasItsSize(proposal: ProposedViewSize) {
    var first = FirstSize()
    #expect(first.isEmpty && first.size(for: proposal) == nil)
    first.set(CGSize(width: 3, height: 7), for: proposal)
    #expect(!first.isEmpty && first.size(for: proposal) == CGSize(width: 3, height: 7))
    let others = Self.proposals.filter { $0 != proposal }
    #expect(others.allSatisfy { first.size(for: $0) == nil })
  }

  /// A few sizes are stored in a list, and more by their proposal.
  @Test(arguments: 0...proposals.count)
  func everyFurtherProposalHasItsSize(count: Int) {
    var sizes = FurtherSizes()
    for (index, proposal) in Self.proposals.prefix(count).enumerated() {
      sizes.add(CGSize(width: index, height: 7), for: proposal)
    }
    for (index, proposal) in Self.proposals.enumerated() {
      let expected = index < count ? CGSize(width: index, height: 7) : nil
      #expect(sizes.size(for: proposal) == expected)
    }
  }
}
