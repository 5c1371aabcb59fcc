import Foundation

/// The cached alignment guides of an element by guide and proposal.
struct GuideCache {
  private struct Question: Hashable {
    var key: AlignmentKey
    var proposal: ProposedViewSize
  }

  private var answers: [Question: CGFloat?] = [:]

  /// Returns the guide, which may be `nil`, or `.none` if it isn't known.
  func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?? {
    answers.isEmpty ? .none : answers[Question(key: key, proposal: proposal)]
  }

  /// Adds a guide for a new proposal.
  mutating func add(_ guide: CGFloat?, _ key: AlignmentKey, for proposal: ProposedViewSize) {
    answers.updateValue(guide, forKey: Question(key: key, proposal: proposal))
  }
}
