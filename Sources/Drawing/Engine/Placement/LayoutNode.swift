package import Foundation
package import Scene

/// A node of the layout tree: an element, its children, and its cached sizes.
///
/// It is a class because it caches sizes. Without the cache, nested stacks would measure their
/// innermost views a number of times that grows exponentially with the nesting.
package final class LayoutNode: GuideSource {
  let element: any LayoutElement
  /// The children that take space.
  package let children: [LayoutNode]
  /// The children to draw, in order; `nil` if they are the same as `children`.
  private(set) var shownChildren: [LayoutNode]?
  package let path: IdentityPath
  /// The source line that created the element, if known.
  var line: SourceLine?
  /// The path at which modifiers of the element store their values, usually its own path.
  var identity: IdentityPath
  var traits: LayoutTraits
  /// The number of levels of the subtree, including the node itself.
  private(set) var height: Int
  /// Whether the element, or a child whose guides are visible outside it, sets an alignment guide.
  let hasGuides: Bool
  private var answers = SizeAnswers()

  package init(
    _ element: any LayoutElement,
    children: [LayoutNode] = [],
    path: IdentityPath,
    identity: IdentityPath? = nil,
    traits: LayoutTraits = LayoutTraits()
  ) {
    self.element = element
    self.children = children
    self.path = path
    self.identity = identity ?? path
    self.traits = traits
    var height = 0
    var hasGuides = element.setsGuides
    // Loops over indices, here and below, are several times faster in debug builds.
    var index = 0
    while index < children.count {
      let child = children[index]
      if child.height > height { height = child.height }
      if child.hasGuides { hasGuides = true }
      index += 1
    }
    self.height = height + 1
    self.hasGuides = hasGuides && element.passesGuides
  }

  /// Creates the node of a container. Children that are being removed take no space.
  convenience init(container element: any LayoutElement, children: [LayoutNode], path: IdentityPath)
  {
    let isQuiet = children.allSatisfy { !$0.traits.isBeingRemoved }
    let staying = isQuiet ? children : children.filter { !$0.traits.isBeingRemoved }
    self.init(element, children: staying, path: path)
    guard !isQuiet else { return }
    shownChildren = children
    height = (children.map(\.height).max() ?? 0) + 1
  }

  /// The name of the element in the display list.
  package var name: ElementName { ElementName(path.description, line: line) }

  /// Returns the element's size for a proposal; never NaN or negative.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.sanitized
    if let answer = answers[proposal] { return answer }
    let size = element.size(for: proposal, of: children).sanitized
    answers[proposal] = size
    return size
  }

  /// Returns the size with its alignment guides.
  func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), node: hasGuides ? self : nil, proposal: proposal)
  }

  /// Returns the guide set by the element or a view inside it, or `nil` if the default applies.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard hasGuides else { return nil }
    return element.explicitGuide(key, of: children, in: size(for: proposal), proposal: proposal)
  }

  /// Draws the element with its top left corner at `origin` and its size for `proposal`.
  func draw(
    at origin: CGPoint,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    guard !state.pass.hasFailed else { return }
    let size = size(for: proposal)
    let inner = state.moved(by: origin)
    if state.pass.recordsPlacements, element.isShown {
      state.pass.record(path, CGRect(origin: origin, size: size).applying(state.transform))
    }
    element.draw(self, size: size, proposal: proposal, in: inner, onto: &canvas)
  }
}

/// A type-erased transition of an element.
protocol ElementTransition {}

/// The layout information that an element provides to its container.
package struct LayoutTraits {
  var zIndex = 0.0
  var layoutPriority = 0.0
  /// The preferred spacing to horizontal neighbours, in points; `nil` for the default.
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  /// Whether it has been removed and is shown only until its transition ends.
  var isBeingRemoved = false
  /// Whether it has been inserted and its transition hasn't ended.
  var isBeingInserted = false
  /// The values that few elements have.
  private var rare: Rare?

  /// This is a class because each modifier around an element copies its traits. It is never changed
  /// once it is shared.
  private final class Rare {
    var erasedTransition: (any ElementTransition)?
    var values: [ObjectIdentifier: Any] = [:]
  }

  /// The transition of the element.
  var erasedTransition: (any ElementTransition)? {
    get { rare?.erasedTransition }
    set {
      guard rare != nil || newValue != nil else { return }
      let changed = Rare()
      (changed.erasedTransition, changed.values) = (newValue, values)
      rare = changed
    }
  }

  /// The values stored under keys, such as a tag.
  var values: [ObjectIdentifier: Any] {
    get { rare?.values ?? [:] }
    set {
      let changed = Rare()
      (changed.erasedTransition, changed.values) = (erasedTransition, newValue)
      rare = changed
    }
  }
}

/// The cached sizes of an element by proposal.
private struct SizeAnswers {
  // Most elements are measured once or twice.
  private var first: (proposal: ProposedViewSize, size: CGSize)?
  private var few: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var many: [ProposedViewSize: CGSize] = [:]

  subscript(proposal: ProposedViewSize) -> CGSize? {
    get {
      if let first, first.proposal == proposal { return first.size }
      var index = 0
      while index < few.count {
        if few[index].proposal == proposal { return few[index].size }
        index += 1
      }
      return many.isEmpty ? nil : many[proposal]
    }
    set {
      guard let newValue else { return }
      if first == nil {
        first = (proposal, newValue)
      } else if few.count < 8 {
        few.append((proposal, newValue))
      } else {
        many[proposal] = newValue
      }
    }
  }
}
