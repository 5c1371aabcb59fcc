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
