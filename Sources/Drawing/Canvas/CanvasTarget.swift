import Foundation
import Scene

/// What a graphics context draws on; a class, because copies of a context draw on the same canvas.
final class CanvasTarget {
  let pass: RenderPass
  let environment: EnvironmentValues
  let name: ElementName
  /// The views that can be drawn, by their tags.
  let symbols: CanvasSymbols
  /// Whether nothing of what is drawn is looked at.
  let isDiscarded: Bool
  private var nodes: [DisplayList.Node] = []
  /// The groups of the clips in force, the outermost first, with what was drawn in them.
  private var open: [(clip: CanvasClip, nodes: [DisplayList.Node])] = []
  private var clipCount = 0

  init(
    pass: RenderPass,
    environment: EnvironmentValues,
    name: ElementName,
    symbols: CanvasSymbols = CanvasSymbols([]),
    isDiscarded: Bool = false
  ) {
    self.pass = pass
    self.environment = environment
    self.name = name
    self.symbols = symbols
    self.isDiscarded = isDiscarded
  }

  /// Returns an empty canvas for a layer.
  func layer() -> CanvasTarget {
    CanvasTarget(
      pass: pass,
      environment: environment,
      name: name,
      symbols: symbols,
      isDiscarded: isDiscarded
    )
  }

  /// Returns a clip unlike any other.
  func clip(_ kind: CanvasClip.Kind) -> CanvasClip {
    clipCount += 1
    return CanvasClip(id: clipCount, kind: kind)
  }

  /// Draws on top of what is there, inside all the clips.
  ///
  /// What follows one another in the same clips shares their groups.
  func add(_ node: DisplayList.Node, in clips: [CanvasClip]) {
    let common = zip(open, clips).prefix { $0.clip.id == $1.id }.count
    close(downTo: common)
    open += clips[common...].map { ($0, []) }
    if open.isEmpty { nodes.append(node) } else { open[open.count - 1].nodes.append(node) }
  }

  /// Ends the drawing and returns what was drawn.
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

/// What confines the drawing.
struct CanvasClip {
  enum Kind {
    case path(DisplayList.Clip)
    case mask([DisplayList.Node])
  }

  let id: Int
  let kind: Kind

  func group(name: ElementName, nodes: [DisplayList.Node]) -> DisplayList.Group {
    switch kind {
    case .path(let clip): DisplayList.Group(name: name, clip: clip, nodes: nodes)
    case .mask(let mask): DisplayList.Group(name: name, mask: mask, nodes: nodes)
    }
  }
}
