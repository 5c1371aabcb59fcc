/// The properties of a shape type that drawing needs, found once per type.
struct ShapeTraits: OptionSet {
  let rawValue: UInt8

  /// Shapes of the type are derived from another shape.
  static let isDerived = ShapeTraits(rawValue: 1)
  /// Shapes of the type have the size that is proposed to them.
  static let takesProposedSize = ShapeTraits(rawValue: 2)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  fileprivate init<Content: Shape>(of type: Content.Type) {
    self = type.isDerived ? .isDerived : []
    if type is any ProposedSizeShape.Type { insert(.takesProposedSize) }
  }
}

/// A shape of the library that keeps the default `sizeThatFits`.
private protocol ProposedSizeShape: Shape {}

extension Capsule: ProposedSizeShape {}
extension Ellipse: ProposedSizeShape {}
extension Rectangle: ProposedSizeShape {}
extension RoundedRectangle: ProposedSizeShape {}
extension UnevenRoundedRectangle: ProposedSizeShape {}

extension RenderPass {
  /// Returns the traits of a shape type.
  func traits<Content: Shape>(of type: Content.Type) -> ShapeTraits {
    ShapeTraits(rawValue: graph.types.record(of: type).facts { ShapeTraits(of: type).rawValue })
  }
}
