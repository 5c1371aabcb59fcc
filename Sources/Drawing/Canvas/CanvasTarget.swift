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
  func add(_ node: DisplayList.Node, in clips: [CanvasClip]) {
    guard let firstMask = clips.firstIndex(where: \.isMask) else {
      return addInSharedGroups(node, in: clips)
    }
    add(node, in: clips, firstMask: firstMask)
  }

  /// Adds a node on top, inside the clips; `firstMask` is the index of the first mask among them.
  private func add(_ node: DisplayList.Node, in clips: [CanvasClip], firstMask: Int) {
    if case .group(let group) = node, !group.isLayer, group.nodes.blendWithBackdrop {
      // The group isn't a layer, so its nodes blend with the canvas.
      let inner = clips + (group.clip.map { [clip(.path($0))] } ?? [])
      return StackSpace.ensure {
        for node in group.nodes { add(node, in: inner, firstMask: firstMask) }
      }
    }
    guard case let (inner, blend?) = node.withoutBlend else {
      return addInSharedGroups(node, in: clips)
    }
    let masked = clips[firstMask...].masked(inner, blend: blend, name: name)
    addInSharedGroups(.group(masked), in: Array(clips[..<firstMask]))
  }

  /// Adds a node on top, inside the clips. Consecutive nodes with the same clips share their
  /// groups.
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

  /// Ends the drawing and returns its nodes, in an isolated group if they or the whole drawing blend
  /// with other content.
  func finish(blend: BlendMode) -> [DisplayList.Node] {
    let nodes = finish()
    guard !nodes.isEmpty, blend != .normal || nodes.blendWithBackdrop else { return nodes }
    return [.group(DisplayList.Group(name: name, blend: blend, isolates: true, nodes: nodes))]
  }

  private func close(downTo count: Int) {
    while open.count > count, let (clip, inner) = open.popLast() {
      let group = DisplayList.Node.group(clip.group(name: name, nodes: inner))
      if open.isEmpty { nodes.append(group) } else { open[open.count - 1].nodes.append(group) }
    }
  }
}
