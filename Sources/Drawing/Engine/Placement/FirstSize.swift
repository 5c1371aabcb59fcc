import Foundation

/// The cached size of an element for the first proposal.
struct FirstSize {
  // NaN, which neither proposals nor sizes contain, stands for an unspecified or missing length,
  // because optional lengths need more memory.
  private var proposedWidth: CGFloat = .nan
  private var proposedHeight: CGFloat = .nan
  private(set) var size = CGSize(width: CGFloat.nan, height: CGFloat.nan)

  init() {}

  /// Creates a size that the caller knows to be the same for every proposal. It has no proposal; read
  /// it through `size` only.
  init(always size: CGSize) {
    self.size = size
  }

  /// Whether no size is cached yet.
  @_transparent var isEmpty: Bool { size.width.isNaN }

  /// Returns the size for a proposal, or `nil` if it isn't cached.
  ///
  /// It is mutating because debug builds copy the cache otherwise.
  @_transparent mutating func size(for proposal: ProposedViewSize) -> CGSize? {
    guard !isEmpty else { return nil }
    let (width, height) = (proposal.width ?? .nan, proposal.height ?? .nan)
    if width == proposedWidth || width.isNaN && proposedWidth.isNaN,
      height == proposedHeight || height.isNaN && proposedHeight.isNaN
    {
      return size
    }
    return nil
  }

  /// Sets the size for the first proposal.
  @_transparent mutating func set(_ size: CGSize, for proposal: ProposedViewSize) {
    proposedWidth = proposal.width ?? .nan
    proposedHeight = proposal.height ?? .nan
    self.size = size
  }
}
