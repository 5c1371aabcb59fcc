import Foundation
import Scene

/// The destination of a graphics context; a class, because copies of a context draw on the same
/// canvas.
final class CanvasTarget {
  let pass: RenderPass
  let environment: EnvironmentValues
  let name: ElementName
  /// The views that can be drawn, identified by their tags.
  let symbols: CanvasSymbols
  /// Whether the drawing is discarded.
  let isDiscarded: Bool
  /// The number of groups and layers that contain the drawing.
  private let depth: Int
  private var nodes: [DisplayList.Node] = []
  /// The groups of the current clips, outermost first, with the nodes drawn in them.
  private var open: [(clip: CanvasClip, nodes: [DisplayList.Node])] = []
  private var clipCount = 0

  init(
    pass: RenderPass,
    environment: EnvironmentValues,
    name: ElementName,
    symbols: CanvasSymbols = CanvasSymbols([]),
    isDiscarded: Bool = false,
    depth: Int = 0
  ) {
    self.pass = pass
    self.environment = environment
    self.name = name
    self.symbols = symbols
    self.isDiscarded = isDiscarded
    self.depth = depth
  }

  /// Returns an empty canvas for a layer. If layers are nested too deeply, the rendering fails.
  func layer() -> CanvasTarget {
    pass.enterGroup(depth: depth + 1)
    return CanvasTarget(
      pass: pass,
      environment: environment,
      name: name,
      symbols: symbols,
      isDiscarded: isDiscarded,
      depth: depth + 1
    )
  }

  /// Returns a clip with a unique number.
  func clip(_ kind: CanvasClip.Kind) -> CanvasClip {
    clipCount += 1
    return CanvasClip(id: clipCount, kind: kind)
  }

  /// Adds a node on top, inside the clips.
  ///
  /// A mask is a layer, in which nodes blend only with one another, so a node with a blend mode has a
  /// mask of its own, which blends in its place.
  func add(_ node: DisplayList.Node, in clips: [CanvasClip]) {
    guard let first = clips.firstIndex(where: \.isMask),
      case let (inner, blend?) = node.withoutBlend
    else { return addInSharedGroups(node, in: clips) }
    let group =
      blend.changesUnderClear
      ? replacement(by: inner, blend, in: clips[first...])
      : clips[first].group(
        name: name,
        blend: blend,
        nodes: clipped([inner], by: clips[(first + 1)...])
      )
    addInSharedGroups(.group(group), in: Array(clips[..<first]))
  }

  /// Returns a group that changes everything under its mask: for a shape, what the shape covers
  /// within the clips, and for a layer, everything within them.
  private func replacement(
    by node: DisplayList.Node,
    _ blend: BlendMode,
    in clips: ArraySlice<CanvasClip>
  ) -> DisplayList.Group {
    var (node, mask): (DisplayList.Node, [DisplayList.Node]) = (node, [])
    switch node {
    case .leaf(let leaf):
      var shape = leaf
      shape.paint = .solid(.black)
      shape.label = nil
      mask = clipped([.leaf(shape)], by: clips)
      node = .leaf(leaf.filled(node.bounds))
    case .group:
      mask = clipped(clips.last?.nodes(name: name) ?? [], by: clips.dropLast())
    }
    return DisplayList.Group(name: name, blend: blend, mask: mask, nodes: [node])
  }

  /// Returns nodes in clips, of which the first one is the outermost.
  private func clipped(
    _ nodes: [DisplayList.Node],
    by clips: ArraySlice<CanvasClip>
  ) -> [DisplayList.Node] {
    clips.reversed().reduce(nodes) { [.group($1.group(name: name, nodes: $0))] }
  }

  /// Adds a node on top, inside the clips. Consecutive nodes with the same clips share their groups.
  private func addInSharedGroups(_ node: DisplayList.Node, in clips: [CanvasClip]) {
    let common = zip(open, clips).prefix { $0.clip.id == $1.id }.count
    close(downTo: common)
    open += clips[common...].map { ($0, []) }
    if open.isEmpty { nodes.append(node) } else { open[open.count - 1].nodes.append(node) }
  }

  /// Ends the drawing and returns its nodes.
  func finish() -> [DisplayList.Node] {
    close(downTo: 0)
    return nodes
  }

  private func close(downTo count: Int) {
    while open.count > count, let (clip, inner) = open.popLast() {
      let group = DisplayList.Node.group(clip.group(name: name, nodes: inner))
      if open.isEmpty { nodes.append(group) } else { open[open.count - 1].nodes.append(group) }
    }
  }
}

/// A clip of the drawing: a path or a mask.
struct CanvasClip {
  enum Kind {
    case path(DisplayList.Clip)
    case mask([DisplayList.Node])
  }

  let id: Int
  let kind: Kind

  var isMask: Bool {
    if case .mask = kind { true } else { false }
  }

  /// Returns nodes in the clip, composited with a blend mode.
  func group(
    name: ElementName,
    blend: BlendMode = .normal,
    nodes: [DisplayList.Node]
  ) -> DisplayList.Group {
    switch kind {
    case .path(let clip): DisplayList.Group(name: name, blend: blend, clip: clip, nodes: nodes)
    case .mask(let mask): DisplayList.Group(name: name, blend: blend, mask: mask, nodes: nodes)
    }
  }

  /// Returns nodes that cover what the clip shows.
  func nodes(name: ElementName) -> [DisplayList.Node] {
    switch kind {
    case .mask(let mask): return mask
    case .path(let clip):
      let leaf = DisplayList.Leaf(
        name: name,
        outline: .fill(clip.path, evenOdd: clip.evenOdd),
        paint: .solid(.black),
        transform: clip.transform
      )
      return [.leaf(leaf)]
    }
  }
}

extension DisplayList.Leaf {
  /// Returns a rectangle with the leaf's paint that covers an area of the picture.
  fileprivate func filled(_ area: CGRect) -> DisplayList.Leaf {
    let rect = area.insetBy(dx: -1, dy: -1).applying(transform.inverted())
    return DisplayList.Leaf(
      name: name,
      outline: .fill(Path(rect), evenOdd: false),
      paint: paint,
      transform: transform
    )
  }
}
