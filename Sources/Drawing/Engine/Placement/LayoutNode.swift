package import Foundation
package import Scene

/// A node of the layout tree: its children and its cached sizes and guides. Its subclasses have the
/// elements.
///
/// It is a class because it caches sizes and guides. Without the cache, nested stacks would measure
/// their innermost views a number of times that grows exponentially with the nesting.
package class LayoutNode: GuideSource {
  // One thread visits nodes millions of times, so accesses aren't checked for overlap.

  /// The children that take space, stored without an array for the only child of a modifier.
  @exclusivity(unchecked) private(set) var content: Content
  package let path: IdentityPath
  /// The source line that created the element, if known.
  @exclusivity(unchecked) var line: SourceLine?
  /// The number of levels of the subtree, including the node itself.
  @exclusivity(unchecked) private(set) var height: Int32
  /// Whether the node may occur in the tree several times, because user code received it as a view.
  @exclusivity(unchecked) var isShared = false
  /// The guides set by the element or by children whose guides are visible outside it.
  let explicitGuides: ExplicitGuides
  private let sizing: Sizing
  /// The size for the first proposal, or the one that is the same for every proposal.
  @exclusivity(unchecked) private var firstSize: FirstSize
  @exclusivity(unchecked) private var rare: RareValues?

  /// The stored children. It is an enum instead of two optionals, because for an optional of the
  /// class's own type, the compiler adds a loop to `deinit`, which slows the release of each node.
  enum Content {
    case none
    case one(LayoutNode)
    case several([LayoutNode])
    /// Released, because the node has been drawn and is neither drawn nor measured again.
    case drawn
  }

  /// The kind of a `KnownSize`, which needs a single byte.
  private enum Sizing {
    case measured
    case proposed
    case fixed

    /// Returns the parts of a known size.
    @_transparent static func parts(of size: KnownSize) -> (Sizing, FirstSize) {
      switch size {
      case .none: (.measured, FirstSize())
      case .proposed: (.proposed, FirstSize())
      case .fixed(let size): (.fixed, FirstSize(always: size))
      }
    }
  }

  /// The values that few nodes have; a class, so that the others don't need space for them.
  private final class RareValues {
    @exclusivity(unchecked) var identity: IdentityPath?
    @exclusivity(unchecked) var traits = LayoutTraits()
    @exclusivity(unchecked) var shownChildren: [LayoutNode]?
    @exclusivity(unchecked) var guides = GuideCache()
    @exclusivity(unchecked) var furtherSizes = FurtherSizes()
  }

  /// Creates the node of an element with any number of children.
  init<Element: LayoutElement>(
    of element: Element,
    children: [LayoutNode],
    path: IdentityPath,
    identity: IdentityPath?,
    traits: LayoutTraits
  ) {
    content = .several(children)
    self.path = path
    var height: Int32 = 0
    var guides = element.explicitGuides
    // Loops over indices, here and below, are several times faster in debug builds.
    var index = 0
    while index < children.count {
      let child = children[index]
      if child.height > height { height = child.height }
      guides = guides.union(child.explicitGuides)
      index += 1
    }
    self.height = height + 1
    explicitGuides = element.passesGuides ? guides : .none
    (sizing, firstSize) = Sizing.parts(of: element.knownSize(around: .none))
    if let identity { self.identity = identity }
    if !traits.areDefault { self.traits = traits }
  }

  /// Creates the node of a view without children and guides.
  init(leafAt path: IdentityPath, size: KnownSize) {
    content = .none
    self.path = path
    height = 1
    explicitGuides = .none
    (sizing, firstSize) = Sizing.parts(of: size)
  }

  /// Creates the node of an element that modifies another one, at the same path.
  ///
  /// The arguments are moved, because copies would retain them.
  init(
    around child: consuming LayoutNode,
    guides: ExplicitGuides,
    size: KnownSize,
    traits: consuming LayoutTraits
  ) {
    path = child.path
    height = child.height + 1
    explicitGuides = guides
    (sizing, firstSize) = Sizing.parts(of: size)
    let otherIdentity = child.otherIdentity
    content = .one(consume child)
    if let otherIdentity { identity = otherIdentity }
    if !traits.areDefault { self.traits = consume traits }
  }

  deinit {
    // A long chain of modifiers is released in a loop, because recursion would use stack in
    // proportion to its length.
    if height > LayoutNode.shallow { releaseChain() }
  }

  /// Releases the children of a node that is neither drawn nor measured again.
  final func releaseChildren() { content = .drawn }

  private func releaseChain() {
    guard case .one(var child) = content else { return }
    content = .none
    while isKnownUniquelyReferenced(&child), case .one(let next) = child.content {
      child.content = .none
      child = next
    }
  }

  /// The children that take space.
  package final var children: [LayoutNode] {
    switch content {
    case .none, .drawn: []
    case .one(let child): [child]
    case .several(let children): children
    }
  }

  /// The element's size, as far as it is known without measuring.
  final var knownSize: KnownSize {
    switch sizing {
    case .measured: .none
    case .proposed: .proposed
    case .fixed: .fixed(firstSize.size)
    }
  }

  /// The path at which modifiers of the element store their values, usually its own path.
  final var identity: IdentityPath {
    // Operators with closures are slow in debug builds.
    get { if let known = rare?.identity { known } else { path } }
    set { if newValue === path { rare?.identity = nil } else { rareValues.identity = newValue } }
  }

  /// The path at which modifiers store their values; `nil` if it is the element's own path.
  final var otherIdentity: IdentityPath? { rare?.identity }

  /// The layout information for the container.
  final var traits: LayoutTraits {
    get { if let rare { rare.traits } else { LayoutTraits() } }
    set { if rare != nil || !newValue.areDefault { rareValues.traits = newValue } }
  }

  /// Whether the traits may differ from the defaults; faster than reading them.
  final var mayHaveTraits: Bool { rare != nil }

  /// The order among the children of the container; lower ones are drawn first.
  final var zIndex: Double {
    // Reading `traits` would retain them.
    if let rare { rare.traits.zIndex } else { 0 }
  }

  /// The priority with which the container distributes its space.
  final var layoutPriority: Double {
    if let rare { rare.traits.layoutPriority } else { 0 }
  }

  private var rareValues: RareValues {
    if let rare { return rare }
    let new = RareValues()
    rare = new
    return new
  }

  /// The children to draw, in order; `nil` if they are the same as `children`.
  final var shownChildren: [LayoutNode]? { rare?.shownChildren }

  /// Sets the children to draw, some of which take no space.
  final func show(_ children: [LayoutNode]) {
    rareValues.shownChildren = children
    height = (children.map(\.height).max() ?? 0) + 1
  }

  /// The name of the element in the display list.
  package final var name: ElementName { path.elementName(at: line) }

  /// Returns the element's size for a proposal; never NaN or negative.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    switch sizing {
    case .fixed: return firstSize.size
    case .proposed: return proposal.sanitized.replacingUnspecifiedDimensions()
    case .measured: break
    }
    if let size = firstSize.size(for: proposal) { return size }
    if let size = rare?.furtherSizes.size(for: proposal) { return size }
    var proposal = proposal
    if !proposal.isPositive {
      proposal = proposal.sanitized
      if let size = firstSize.size(for: proposal) { return size }
      if let size = rare?.furtherSizes.size(for: proposal) { return size }
    }
    let size = measure(proposal).sanitized
    if firstSize.isEmpty {
      firstSize.set(size, for: proposal)
    } else {
      rareValues.furtherSizes.add(size, for: proposal)
    }
    return size
  }

  /// Returns the guide set by the element or a view inside it, or `nil` if the default applies.
  final func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard explicitGuides != .none else { return nil }
    let sanitized = proposal.sanitized
    if let known = rare?.guides.guide(key, for: sanitized) { return known }
    let guide = elementGuide(key, in: size(for: proposal), proposal: proposal)
    rareValues.guides.add(guide, key, for: sanitized)
    return guide
  }

  // MARK: - Element

  // Subclasses override these with those of their elements.

  /// Whether the element is a view, not just a modifier of one.
  var isView: Bool { false }

  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  func elementGuide(
    _ key: AlignmentKey,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func drawElement(
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {}
}

/// The cached size of an element for the first proposal.
///
/// It is in the file of the node that reads it, because debug builds don't inline functions from
/// other files of the module.
struct FirstSize {
  // NaN, which neither proposals nor sizes contain, stands for an unspecified or missing length,
  // because optional lengths need more memory.
  private var proposedWidth: CGFloat = .nan
  private var proposedHeight: CGFloat = .nan
  private(set) var size = CGSize(width: CGFloat.nan, height: CGFloat.nan)

  init() {}

  /// Creates a size that the caller knows to be the same for every proposal. It has no proposal;
  /// read it through `size` only.
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
