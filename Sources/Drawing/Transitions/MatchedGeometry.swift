import Foundation

/// The name of a geometry that views share.
struct GeometryName: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

/// The positions of the sources of matched geometries.
///
/// A follower may be drawn before its source. It then takes the frame of the previous evaluation;
/// if that has changed, there is one more evaluation.
///
/// It is a class because the view graph stores it.
final class MatchedGeometries {
  private struct Entry {
    /// The frame on the canvas.
    var frame: CGRect
    /// The last evaluation in which a source was drawn.
    var pass: Int
    /// The evaluation in which a follower last took the frame.
    var lastUsedPass = 0
  }

  private var entries: [GeometryName: Entry] = [:]
  /// The last evaluation in which a follower found no source, by name.
  private var lastPassWithoutSource: [GeometryName: Int] = [:]

  /// Returns the frame of a source, for a follower in an evaluation.
  func frame(of name: GeometryName, in pass: Int) -> CGRect? {
    guard let frame = lastFrame(of: name, in: pass) else {
      lastPassWithoutSource[name] = pass
      return nil
    }
    entries[name]?.lastUsedPass = pass
    return frame
  }

  /// Returns the frame of a source in this evaluation or in the previous one.
  func lastFrame(of name: GeometryName, in pass: Int) -> CGRect? {
    guard let entry = entries[name], entry.pass >= pass - 1 else { return nil }
    return entry.frame
  }

  /// Records the frame of a source; returns whether a follower was drawn with another frame or with
  /// none.
  ///
  /// If several sources have the same name, the first one counts. Otherwise each of them would
  /// request another evaluation, because a follower can't have all of their frames.
  func note(_ frame: CGRect, of name: GeometryName, in pass: Int) -> Bool {
    let old = entries[name]
    if let old, old.pass == pass { return false }
    let isLate =
      lastPassWithoutSource[name] == pass || (old?.lastUsedPass == pass && old?.frame != frame)
    entries[name] = Entry(frame: frame, pass: pass, lastUsedPass: old?.lastUsedPass ?? 0)
    return isLate
  }
}

extension ViewGraph {
  /// The positions of views that others follow.
  fileprivate var geometries: MatchedGeometries { sharedObject { MatchedGeometries() } }
}

private struct IsBeingRemovedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view has been removed, and is shown only until its motions end.
  var isBeingRemoved: Bool {
    get { self[IsBeingRemovedKey.self] }
    set { self[IsBeingRemovedKey.self] = newValue }
  }
}

/// A view that follows the source of the same name, or is that source.
@usableFromInline struct MatchedGeometryRule: UnchangedLayout {
  let name: GeometryName
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  var isSource: Bool
  private var frame: FrameMotion?
  private var path: IdentityPath?

  init(
    name: GeometryName,
    properties: MatchedGeometryProperties,
    anchor: UnitPoint,
    isSource: Bool
  ) {
    self.name = name
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }

  consuming func animated(
    in context: inout ViewContext,
    at path: IdentityPath
  ) -> MatchedGeometryRule {
    // The position of one view determines that of another.
    context.pass.abandonUnlessKept()
    context.pass.resetLead()
    frame = context.surroundings.frameMotion(of: MatchedGeometryRule.self, at: path)
    isSource = isSource && !context.environment.isBeingRemoved
    self.path = path
    return self
  }

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    let own = CGRect(origin: .zero, size: size)
    guard let child = node.children.first, let frame, size.isFinite, state.transform.isInvertible
    else {
      return drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &canvas)
    }
    let graph = state.pass.graph
    var target = own
    var start: CGRect?
    if isSource, !child.traits.isBeingRemoved {
      start = graph.geometries.lastFrame(of: name, in: state.pass.number)
        .map { matching($0, own: own, in: state) }
      note(own.applying(state.transform).snappedToGrid, in: state)
    } else if let source = graph.geometries.frame(of: name, in: state.pass.number) {
      target = matching(source, own: own, in: state)
    }
    var moved = state
    moved.move(by: target.origin)
    let shown = frame.apply(
      to: &moved,
      size: target.size,
      from: start.map { $0.offsetBy(dx: state.origin.x, dy: state.origin.y) }
    )
    // The content moves with this frame, and not by itself.
    let inner = moved.transformed(by: .identity)
    let childProposal = shown == size ? proposal : ProposedViewSize(shown)
    let taken = child.size(for: childProposal)
    let origin = CGPoint(
      x: anchor.x * (shown.width - taken.width),
      y: anchor.y * (shown.height - taken.height)
    )
    child.draw(at: origin, proposal: childProposal, in: inner, onto: &canvas)
  }

  /// Records the position of the source, and requests one more evaluation if followers used another
  /// position.
  private func note(_ frame: CGRect, in state: DrawingState) {
    let pass = state.pass
    guard pass.graph.geometries.note(frame, of: name, in: pass.number),
      let transaction = pass.transaction
    else { return }
    pass.graph.change(at: nil, path: path, transaction: transaction) {}
  }

  /// Returns this view's frame with the shared properties of a source's frame on the canvas.
  private func matching(_ source: CGRect, own: CGRect, in state: DrawingState) -> CGRect {
    let source = source.applying(state.transform.inverted()).snappedToGrid
    let size = properties.contains(.size) ? source.size : own.size
    let fixed = anchor.point(in: properties.contains(.position) ? source : own)
    let origin = CGPoint(
      x: fixed.x - anchor.x * size.width,
      y: fixed.y - anchor.y * size.height
    )
    return CGRect(origin: origin, size: size)
  }
}

extension CGRect {
  /// The rectangle rounded to a grid, so that rounding errors of transforms make no difference.
  fileprivate var snappedToGrid: CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * 1024).rounded() / 1024 }
    return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
  }
}

extension CGAffineTransform {
  fileprivate var isInvertible: Bool { isFinite && abs(a * d - b * c) > 1e-9 }
}
