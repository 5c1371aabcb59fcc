import Foundation

/// A frame of fixed width or height. Negative or non-finite values are ignored.
@usableFromInline struct FixedFrameRule: LayoutElement {
  // NaN stands for a length that isn't fixed, because optional lengths need more memory.
  private let storedWidth: CGFloat
  private let storedHeight: CGFloat
  let alignment: Alignment

  @usableFromInline init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    storedWidth = FixedFrameRule.valid(width)
    storedHeight = FixedFrameRule.valid(height)
    self.alignment = alignment
  }

  @_transparent private static func valid(_ length: CGFloat?) -> CGFloat {
    guard let length, length.isFinite, length >= 0 else { return .nan }
    return length
  }

  @_transparent private var width: CGFloat? { storedWidth.isNaN ? nil : storedWidth }
  @_transparent private var height: CGFloat? { storedHeight.isNaN ? nil : storedHeight }

  func extent(within extent: CGSize) -> CGSize {
    CGSize(width: width ?? extent.width, height: height ?? extent.height)
  }

  func traits(of traits: LayoutTraits) -> LayoutTraits {
    var traits = traits
    if width != nil { traits.horizontalSpacing = nil }
    if height != nil { traits.verticalSpacing = nil }
    return traits
  }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    children.first.map { size(for: proposal, around: $0) }
      ?? CGSize(width: width ?? 0, height: height ?? 0)
  }

  @_transparent func size(for proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(for: inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  @_transparent func knownSize(around inner: KnownSize) -> KnownSize {
    guard let width, let height else { return .none }
    return .fixed(CGSize(width: width, height: height))
  }

  @_transparent func placement(
    of child: LayoutNode,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> LayoutPlacement {
    child.aligned(alignment, in: size, proposal: inner(proposal))
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    children.placed { placement(of: $0, in: size, proposal: proposal) }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension FixedFrameRule: CustomReflectable {
  /// The lengths and the alignment, for dumps.
  @usableFromInline var customMirror: Mirror {
    Mirror(
      self,
      children: ["width": width as Any, "height": height as Any, "alignment": alignment],
      displayStyle: .struct
    )
  }
}

/// The limits of a length, in points.
@usableFromInline struct LengthLimits {
  let least: CGFloat?
  let ideal: CGFloat?
  let greatest: CGFloat?

  /// Creates limits in ascending order; one that is too small is raised.
  @usableFromInline init(least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?) {
    func valid(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isNaN ? nil : Swift.max($0, 0) }
    }
    let (least, ideal, greatest) = (valid(least), valid(ideal), valid(greatest))
    self.least = least
    let raised = ideal.map { Swift.max($0, least ?? 0) }
    self.ideal = raised
    self.greatest = greatest.map { Swift.max($0, raised ?? least ?? 0) }
  }

  func clamp(_ length: CGFloat) -> CGFloat {
    min(Swift.max(length, least ?? 0), greatest ?? .infinity)
  }

  /// Returns the proposal for the view in the frame.
  func inner(_ proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map(clamp)
  }

  /// Returns the largest length that the frame proposes to its view, given the largest length that
  /// is proposed to the frame.
  func extent(within length: CGFloat) -> CGFloat {
    let length = Swift.max(clamp(length), ideal ?? 0)
    return length.isFinite ? length : CGSize.unlimitedExtent.width
  }

  /// Returns the length if it doesn't depend on the view in the frame.
  func answer(to proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal.map(clamp) }
    return least != nil && greatest != nil ? clamp(proposal) : nil
  }

  /// Returns the length for a proposal, given that of the view in the frame.
  func answer(to proposal: CGFloat?, child: CGFloat) -> CGFloat {
    if let answer = answer(to: proposal) { return answer }
    guard let length = inner(proposal) else { return clamp(child) }
    switch (least, greatest) {
    case (let least?, nil): return Swift.max(min(length, child), least)
    case (nil, let greatest?): return min(Swift.max(length, child), greatest)
    default: return child
    }
  }
}

/// A frame within limits.
@usableFromInline struct FlexibleFrameRule: LayoutElement {
  let width: LengthLimits
  let height: LengthLimits
  let alignment: Alignment

  @usableFromInline init(width: LengthLimits, height: LengthLimits, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  func extent(within extent: CGSize) -> CGSize {
    CGSize(width: width.extent(within: extent.width), height: height.extent(within: extent.height))
  }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    size(for: proposal) { children.first?.size(for: $0) ?? .zero }
  }

  func size(for proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
    size(for: proposal) { child.size(for: $0) }
  }

  private func size(
    for proposal: ProposedViewSize,
    measuring measure: (ProposedViewSize) -> CGSize
  ) -> CGSize {
    if let width = width.answer(to: proposal.width),
      let height = height.answer(to: proposal.height)
    {
      return CGSize(width: width, height: height)
    }
    let inner = ProposedViewSize(
      width: width.inner(proposal.width),
      height: height.inner(proposal.height)
    )
    let child = measure(inner)
    return CGSize(
      width: width.answer(to: proposal.width, child: child.width),
      height: height.answer(to: proposal.height, child: child.height)
    )
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    children.placed { placement(of: $0, in: size, proposal: proposal) }
  }

  func placement(
    of child: LayoutNode,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> LayoutPlacement {
    child.aligned(alignment, in: size, proposal: ProposedViewSize(size))
  }
}
