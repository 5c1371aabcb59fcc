import Foundation
import Scene
import Testing

@testable import Drawing

/// The sizes that elements report without measuring must be those that they measure.
@Suite
struct FixedSizeTests {
  private static let proposals: [ProposedViewSize] = [
    .unspecified, .zero, .infinity, ProposedViewSize(width: 3, height: nil),
    ProposedViewSize(width: nil, height: 40), ProposedViewSize(width: 50, height: 60),
  ]

  /// A leaf with the size of its proposal.
  private struct Flexible: LayoutElement {
    func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
  }

  private func node<Element: LayoutElement>(
    _ element: Element,
    around child: LayoutNode
  ) -> LayoutNode {
    element.node(around: child)
  }

  private func frame(_ width: CGFloat?, _ height: CGFloat?) -> LayoutNode {
    let frame = FixedFrameRule(width: width, height: height, alignment: .center)
    return node(frame, around: ElementNode(Flexible(), path: IdentityPath()))
  }

  @Test
  func modifiersKeepTheFixedSizeOfAFrame() {
    let size = CGSize(width: 8, height: 5)
    let nodes = [
      frame(8, 5),
      node(OffsetRule(offset: CGSize(width: 2, height: 3)), around: frame(8, 5)),
      node(OpacityRule(opacity: 0.5), around: frame(8, 5)),
      node(EffectRule(effect: ScaleEffect(scale: .zero, anchor: .top)), around: frame(8, 5)),
    ]
    for node in nodes {
      #expect(node.fixedSize == size)
      for proposal in Self.proposals { #expect(node.size(for: proposal) == size) }
    }
  }

  private func nodes<Content: Shape>(of shape: Content) throws -> [LayoutNode] {
    let graph = ViewGraph(seed: 0)
    let pass = RenderPass(
      graph: graph,
      number: 1,
      transaction: nil,
      isShown: true,
      lead: 0,
      recordsPlacements: false
    )
    let context = ViewContext(pass: pass, stack: StackSpace(), extent: .unlimitedExtent)
    let leaf = try #require(shape.fill(.red).resolved(in: context).first)
    return [leaf, node(OpacityRule(opacity: 0.5), around: leaf)]
  }

  @Test(
    arguments: [
      Rectangle(), RoundedRectangle(cornerRadius: 4), Capsule(), Ellipse(), Circle(),
      UnevenRoundedRectangle(topLeadingRadius: 3), Circle().inset(by: 3), Rectangle().inset(by: 2),
      Ellipse().trim(from: 0, to: 0.5), Capsule().size(width: 3, height: 4),
    ] as [any Shape]
  )
  func shapesHaveTheSizeThatTheyReport(shape: any Shape) throws {
    for node in try nodes(of: shape) {
      for proposal in Self.proposals + [ProposedViewSize(width: -3, height: .nan)] {
        #expect(node.size(for: proposal) == shape.sizeThatFits(proposal.sanitized))
      }
    }
  }

  @Test
  func modifiersMeasureAViewOfVariableSize() {
    for (width, height) in [(8, nil), (nil, 5), (nil, nil)] as [(CGFloat?, CGFloat?)] {
      let nodes = [
        frame(width, height),
        node(OffsetRule(offset: CGSize(width: 2, height: 3)), around: frame(width, height)),
        node(OpacityRule(opacity: 0.5), around: frame(width, height)),
      ]
      for node in nodes {
        #expect(node.fixedSize == nil)
        for proposal in Self.proposals {
          let expected = ProposedViewSize(
            width: width ?? proposal.width,
            height: height ?? proposal.height
          )
          #expect(node.size(for: proposal) == expected.replacingUnspecifiedDimensions())
        }
      }
    }
  }
}
