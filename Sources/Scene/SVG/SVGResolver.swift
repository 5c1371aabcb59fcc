internal import Foundation

/// A pass that makes every decision about an SVG document, so that writing it is a plain walk.
///
/// Definitions (gradients, clips, masks) are numbered in order of use. A mask multiplies by
/// luminance in SVG and by alpha here, so its content is white; if it contains pictures, it is
/// marked as an alpha mask.
///
/// Blend modes are CSS's `mix-blend-mode`. A layer with a blend mode that CSS lacks is embedded as
/// a bitmap; so is a blur that is extended beyond its frame.
struct SVGResolver {
  let canvas: CGSize
  /// The number of definitions so far, by kind; patterns count as gradients.
  private var counts: [DefinitionKind: Int] = [:]

  init(canvas: CGSize) { self.canvas = canvas }

  /// The kind of a definition; its identifier begins with the raw value.
  enum DefinitionKind: String {
    case clip, mask, filter, gradient, pattern
  }

  /// The surroundings of a node that determine how it is drawn.
  struct Context {
    /// Whether only alpha matters, so that every colour is white and no element is named.
    var isMask = false
    /// The identifiers of clips to apply to each element separately, the outermost first.
    var clips: [String] = []

    func name(_ name: ElementName) -> String? { isMask ? nil : name.path }
  }

  mutating func resolve(_ list: DisplayList) -> SVGTree {
    var nodes = layer(list.nodes, in: Context())
    // Without isolation, nodes would blend with the page that a browser painted behind the root.
    if list.nodes.blendWithBackdrop {
      nodes = [.group(.init(isolates: true, nodes: nodes))]
    }
    return SVGTree(size: list.size, nodes: nodes)
  }

  /// Returns nodes that are painted as one before they are composited onto what is below.
  mutating func layer(_ nodes: [DisplayList.Node], in context: Context) -> [SVGTree.Node] {
    guard !nodes.haveUnsupportedBlendMode else { return picture(of: nodes) }
    var inside = context
    inside.clips = []
    return resolved(nodes, in: inside)
  }

  private mutating func resolved(
    _ nodes: [DisplayList.Node],
    in context: Context
  ) -> [SVGTree.Node] {
    var result: [SVGTree.Node] = []
    for node in nodes {
      switch node {
      case .leaf(let leaf): resolve(leaf, in: context, into: &result)
      case .group(let group):
        StackSpace.ensure {
          if group.isLayer {
            resolve(group, in: context, into: &result)
          } else {
            resolveTogether(group, in: context, into: &result)
          }
        }
      }
    }
    return result
  }

  // MARK: - Nodes

  private mutating func resolve(
    _ leaf: DisplayList.Leaf,
    in context: Context,
    into result: inout [SVGTree.Node]
  ) {
    let blend = context.clips.isEmpty ? leaf.blend : .normal
    if case .image(let image) = leaf.paint {
      let node = element(image, of: leaf, blend)
      // Without an element, this adds empty groups for the clips, which existing references
      // contain.
      result += clipped(node.map { [$0] } ?? [], leaf.blend, by: context.clips)
      if node != nil { return }
    }
    let paint = define(leaf.paint, for: leaf.outline, in: context, into: &result)
    let path = SVGTree.Outline(
      name: context.name(leaf.name),
      shape: leaf.outline,
      paint: paint,
      blend: blend,
      transform: leaf.transform,
      label: context.name(leaf.name) == nil ? nil : leaf.label
    )
    result += clipped([.path(path)], leaf.blend, by: context.clips)
  }

  private mutating func resolve(
    _ group: DisplayList.Group,
    in context: Context,
    into result: inout [SVGTree.Node]
  ) {
    var layer = SVGTree.Group(name: context.name(group.name), opacity: group.opacity)
    layer.blend = context.clips.isEmpty ? group.blend : .normal
    layer.isolates = group.isolates
    if let filter = group.filter, !group.hasUnsupportedFilter, !context.ignores(filter) {
      layer.filter = define(.filter, .filter(filter, group.bounds), into: &result)
    }
    layer.clip = group.clip.map { define(.clip, .clip($0), into: &result) }
    layer.mask = group.mask.map { define(mask: $0, into: &result) }
    if group.hasUnsupportedFilter {
      layer.nodes = picture(
        of: [.group(.init(name: "", filter: group.filter, nodes: group.nodes))]
      )
    } else {
      let isMask = context.isMask && !group.derivesOpacityFromColors
      layer.nodes = self.layer(group.nodes, in: Context(isMask: isMask))
    }
    result += clipped([.group(layer)], group.blend, by: context.clips)
  }

  /// Resolves a group that isn't a layer. An SVG clip creates a layer, so if something blends with
  /// what is below the group, the clip is applied to each element separately.
  private mutating func resolveTogether(
    _ group: DisplayList.Group,
    in context: Context,
    into result: inout [SVGTree.Node]
  ) {
    var together = SVGTree.Group(name: context.name(group.name))
    var inside = context
    if let clip = group.clip {
      let id = define(.clip, .clip(clip), into: &result)
      if group.nodes.blendWithBackdrop {
        inside.clips.append(id)
      } else {
        together.clip = id
      }
    }
    together.nodes = resolved(group.nodes, in: inside)
    result.append(.group(together))
  }

  /// Returns nodes inside clips; the outermost clip gets the blend mode.
  private func clipped(
    _ nodes: [SVGTree.Node],
    _ blend: BlendMode,
    by clips: [String]
  ) -> [SVGTree.Node] {
    var nodes = nodes
    for (index, clip) in clips.enumerated().reversed() {
      let blend = index == 0 ? blend : .normal
      nodes = [.group(.init(blend: blend, clip: clip, nodes: nodes))]
    }
    return nodes
  }

  // MARK: - Definitions

  mutating func define(
    _ kind: DefinitionKind,
    _ content: SVGTree.Definition.Content,
    into result: inout [SVGTree.Node]
  ) -> String {
    let id = nextIdentifier(kind)
    result.append(.definition(.init(id: id, content: content)))
    return id
  }

  mutating func nextIdentifier(_ kind: DefinitionKind) -> String {
    // Gradients and patterns are numbered together.
    let count = counts[kind == .pattern ? .gradient : kind, default: 0] + 1
    counts[kind == .pattern ? .gradient : kind] = count
    return "\(kind.rawValue)-\(count)"
  }
}

extension SVGResolver.Context {
  /// Returns whether a filter has no effect, because it changes only colours and only opacity
  /// matters.
  fileprivate func ignores(_ filter: Filter) -> Bool {
    guard isMask, case .recolor(let recoloring) = filter else { return false }
    return recoloring.keepsOpacity
  }
}
