public import Foundation
import Scene

extension GraphicsContext {
  /// A view of the canvas that is ready to be drawn any number of times.
  public struct ResolvedSymbol {
    /// The size of the view, in points.
    public let size: CGSize
    let node: LayoutNode
    let proposal: ProposedViewSize
  }

  /// Returns the symbol view with a tag, or `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let node = target.symbols[AnyHashable(id)] else { return nil }
    let proposal = ProposedViewSize(size)
    return ResolvedSymbol(size: node.size(for: proposal), node: node, proposal: proposal)
  }

  /// Draws a view with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let offset = anchor.point(in: symbol.size)
    draw(symbol, pictureTransform.translatedBy(x: point.x - offset.x, y: point.y - offset.y))
  }

  /// Draws a view, scaled to fit a rectangle exactly.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let fitted = pictureTransform.translatedBy(x: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    draw(symbol, fitted)
  }

  private func draw(_ symbol: ResolvedSymbol, _ transform: CGAffineTransform) {
    guard transform.isFinite else { return }
    var state = DrawingState(pass: target.pass, transform: transform, stack: stack)
    state.opacity = totalOpacity
    if filters.isEmpty { state.blend = blendMode }
    var nodes: [DisplayList.Node] = []
    symbol.node.drawWithEnoughStack(at: .zero, proposal: symbol.proposal, in: state, onto: &nodes)
    for node in nodes { add(node) }
  }
}
