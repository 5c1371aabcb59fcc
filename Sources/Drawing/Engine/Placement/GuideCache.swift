import Foundation

/// The cached alignment guides of an element by guide and proposal.
struct GuideCache {
  private struct Key: Hashable {
    var key: AlignmentKey
    var proposal: ProposedViewSize
  }

  private var guides: [Key: CGFloat?] = [:]

  /// Returns the guide, which may be `nil`, or `.none` if none is cached.
  func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?? {
    guides.isEmpty ? .none : guides[Key(key: key, proposal: proposal)]
  }

  /// Adds a guide for a new proposal.
  mutating func add(_ guide: CGFloat?, _ key: AlignmentKey, for proposal: ProposedViewSize) {
    guides.updateValue(guide, forKey: Key(key: key, proposal: proposal))
  }
}
