import Foundation
import Scene

/// A node with its element, which is stored in the node itself instead of in a box.
package final class ElementNode<Element: LayoutElement>: LayoutNode {
  private let element: Element

  package init(
    _ element: Element,
    children: [LayoutNode] = [],
    path: IdentityPath,
    identity: IdentityPath? = nil,
    traits: LayoutTraits = LayoutTraits()
  ) {
    self.element = element
    super.init(of: element, children: children, path: path, identity: identity, traits: traits)
  }

  /// Creates the node of an element that modifies another one, at the same path.
  required init(
    _ element: consuming Element,
    around child: consuming LayoutNode,
    traits: consuming LayoutTraits = LayoutTraits()
  ) {
    let guides =
      element.passesGuides ? child.explicitGuides.union(element.explicitGuides) : .none
    let size = element.knownSize(around: child.knownSize)
    self.element = consume element
    super.init(around: consume child, guides: guides, size: size, traits: consume traits)
  }

  /// Creates the node of a container. Children that are being removed take no space.
  convenience init(container element: Element, children: [LayoutNode], path: IdentityPath) {
    var index = 0
    while index < children.count, !children[index].traits.isBeingRemoved { index += 1 }
    guard index < children.count else {
      self.init(element, children: children, path: path)
      return
    }
    let remaining = children.filter { !$0.traits.isBeingRemoved }
    self.init(element, children: remaining, path: path)
    show(children)
  }

  override var isView: Bool { element.isView }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if case .one(let child) = content { return element.size(for: proposal, around: child) }
    return element.size(for: proposal, of: children)
  }

  override func elementGuide(
    _ key: AlignmentKey,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    element.explicitGuide(key, of: children, in: size, proposal: proposal)
  }

  override func drawElement(
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    element.draw(self, size: size, proposal: proposal, in: state, onto: &canvas)
  }
}

extension LayoutElement {
  /// Returns the node of this element around another node, at the same path.
  func node(around child: LayoutNode, traits: LayoutTraits = LayoutTraits()) -> LayoutNode {
    ElementNode(self, around: child, traits: traits)
  }
}
