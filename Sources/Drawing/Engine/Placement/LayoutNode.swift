package import Foundation
package import Scene

/// An element of the resolved view tree: what it is, what stands in it, the sizes it has answered.
///
/// A class, because it remembers its answers: without that, stacks in stacks would ask their
/// innermost views a number of times that grows exponentially with the nesting.
package final class LayoutNode: GuideSource {
  let rule: any LayoutElement
  /// What stands in it and takes room.
  package let children: [LayoutNode]
  /// What is drawn in it, in order, where that is more than what takes room.
  private(set) var shownChildren: [LayoutNode]?
  package let path: IdentityPath
  /// The line of source code that asked for it, where that is known.
  var line: SourceLine?
  /// Where modifiers of it keep what they keep: mostly where it stands.
  var identity: IdentityPath
  var traits: LayoutTraits
  /// How many levels stand in it, itself included.
  private(set) var height: Int
  /// Whether it or anything that decides on its alignment sets a guide of its own.
  let hasGuides: Bool
  private var answers = SizeAnswers()

  package init(
    _ rule: any LayoutElement,
    children: [LayoutNode] = [],
    path: IdentityPath,
    identity: IdentityPath? = nil,
    traits: LayoutTraits = LayoutTraits()
  ) {
    self.rule = rule
    self.children = children
    self.path = path
    self.identity = identity ?? path
    self.traits = traits
    var height = 0
    var hasGuides = rule.setsGuides
    // Loops over indices here and in what follows are several times faster in debug builds.
    var index = 0
    while index < children.count {
      let child = children[index]
      if child.height > height { height = child.height }
      if child.hasGuides { hasGuides = true }
      index += 1
    }
    self.height = height + 1
    self.hasGuides = hasGuides && rule.passesGuides
  }

  /// Creates the node of a container, in which views that are going take no room.
  convenience init(container rule: any LayoutElement, children: [LayoutNode], path: IdentityPath) {
    let isQuiet = children.allSatisfy { !$0.traits.isLeaving }
    let staying = isQuiet ? children : children.filter { !$0.traits.isLeaving }
    self.init(rule, children: staying, path: path)
    guard !isQuiet else { return }
    shownChildren = children
    height = (children.map(\.height).max() ?? 0) + 1
  }

  /// What is drawn of it is called so.
  package var name: ElementName { ElementName(path.description, line: line) }

  /// Returns the size that it answers to a proposal; never NaN or negative.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.sanitized
    if let answer = answers[proposal] { return answer }
    let size = rule.size(for: proposal, of: children).sanitized
    answers[proposal] = size
    return size
  }

  /// Returns the size with the alignment guides that go with it.
  func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), node: hasGuides ? self : nil, proposal: proposal)
  }

  /// Returns the guide that something in it has set, or `nil` where the default holds.
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard hasGuides else { return nil }
    return rule.explicitGuide(key, of: children, in: size(for: proposal), proposal: proposal)
  }

  /// Draws it with its top left corner at `origin`, its size answering to `proposal`.
  func draw(
    at origin: CGPoint,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    guard !state.pass.hasFailed else { return }
    let size = size(for: proposal)
    let inner = state.moved(by: origin)
    if state.pass.recordsPlacements, rule.isShown {
      state.pass.record(path, CGRect(origin: origin, size: size).applying(state.transform))
    }
    rule.draw(self, size: size, proposal: proposal, in: inner, onto: &canvas)
  }
}

/// How an element comes and goes, which only transitions know.
protocol ElementPassage {}

/// The layout information that an element gives its container.
package struct LayoutTraits {
  var zIndex = 0.0
  var layoutPriority = 0.0
  /// The gap it wants to its neighbours in a row and in a column; `nil` for the usual one.
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  /// Whether it has gone, and is shown only until its motions end.
  var isLeaving = false
  /// Whether it has come, and its motions have not ended yet.
  var isComing = false
  /// What few elements have.
  private var rare: Rare?

  /// A class, because each modifier around an element copies its traits. It is never changed once
  /// it is shared.
  private final class Rare {
    var passage: (any ElementPassage)?
    var values: [ObjectIdentifier: Any] = [:]
  }

  /// How it comes and goes.
  var passage: (any ElementPassage)? {
    get { rare?.passage }
    set {
      guard rare != nil || newValue != nil else { return }
      let changed = Rare()
      (changed.passage, changed.values) = (newValue, values)
      rare = changed
    }
  }

  /// What it was given under keys, such as a tag.
  var values: [ObjectIdentifier: Any] {
    get { rare?.values ?? [:] }
    set {
      let changed = Rare()
      (changed.passage, changed.values) = (passage, newValue)
      rare = changed
    }
  }
}

/// The sizes that an element has answered.
private struct SizeAnswers {
  // Most are asked once or twice.
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
