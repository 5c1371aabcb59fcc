import Foundation

/// The cached sizes of an element by proposal.
struct SizeCache {
  // Most elements are measured once or twice.
  private var proposal = ProposedViewSize.unspecified
  private var size: CGSize?
  private var others: Others?

  /// The sizes for further proposals; a class, because most elements have none.
  private final class Others {
    var few: [(proposal: ProposedViewSize, size: CGSize)] = []
    var many: [ProposedViewSize: CGSize] = [:]
  }

  /// Returns the size for a proposal, or `nil` if it isn't cached.
  func size(for proposal: ProposedViewSize) -> CGSize? {
    guard let size else { return nil }
    if self.proposal.isSame(as: proposal) { return size }
    guard let others else { return nil }
    var index = 0
    while index < others.few.count {
      if others.few[index].proposal.isSame(as: proposal) { return others.few[index].size }
      index += 1
    }
    return others.many.isEmpty ? nil : others.many[proposal]
  }

  /// Adds the size for a new proposal.
  mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
    guard self.size != nil else {
      (self.proposal, self.size) = (proposal, size)
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
}

extension ProposedViewSize {
  /// Returns whether both are equal; faster than `==` in debug builds.
  fileprivate func isSame(as other: ProposedViewSize) -> Bool {
    ProposedViewSize.isSame(width, other.width) && ProposedViewSize.isSame(height, other.height)
  }

  private static func isSame(_ length: CGFloat?, _ other: CGFloat?) -> Bool {
    switch (length, other) {
    case (let length?, let other?): length == other
    case (nil, nil): true
    default: false
    }
  }
}
