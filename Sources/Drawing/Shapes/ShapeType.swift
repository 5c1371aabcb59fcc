import Foundation
import Scene

/// The properties of a shape type that evaluation and drawing need, created once per rendering.
///
/// It is a class because all shapes of the type share it.
final class ShapeType {
  /// Whether shapes of the type are derived from another shape.
  let isDerived: Bool
  /// Whether shapes of the type have the size that is proposed to them.
  let takesProposedSize: Bool
  /// The step into a shape of the type.
  let step: IdentityPath.Step
  /// The last outline; `nil` for shapes whose path depends on more than their frame.
  let lastOutline: LastOutline?

  @exclusivity(unchecked) private var knownDynamicProperties: Bool?

  fileprivate init<Content: Shape>(_ type: Content.Type, name: TypeName) {
    let conformances = ShapeType.conformances.value(of: type) { Conformances(of: type) }
    isDerived = conformances.isDerived
    takesProposedSize = conformances.takesProposedSize
    lastOutline = conformances.isUniform ? LastOutline() : nil
    step = .type(name)
  }

  private struct Conformances {
    let isDerived: Bool
    let takesProposedSize: Bool
    let isUniform: Bool

    init<Content: Shape>(of type: Content.Type) {
      isDerived = type.isDerived
      takesProposedSize = type is any ProposedSizeShape.Type
      isUniform = type is any UniformShape.Type
    }
  }

  private static let conformances = TypeCache<Conformances>()

  /// Returns whether shapes of the type, of which one is given, or their bases may have dynamic
  /// properties.
  func hasDynamicProperties<Content: Shape>(_ shape: Content, in graph: ViewGraph) -> Bool {
    if let knownDynamicProperties { return knownDynamicProperties }
    let found = isDerived || graph.traits(of: shape).hasDynamicProperties
    knownDynamicProperties = found
    return found
  }

  /// The outline of the last frame size. Many shapes of large drawings have the same size.
  final class LastOutline {
    @exclusivity(unchecked) private var size = CGSize(width: CGFloat.nan, height: CGFloat.nan)
    @exclusivity(unchecked) private var isEvenOdd = false
    @exclusivity(unchecked) private var outline: DisplayList.RoundedOutline?

    /// Returns the outline of a shape that fills a frame of the given size.
    func outline<Content: Shape>(
      of shape: Content,
      in size: CGSize,
      evenOdd: Bool
    ) -> DisplayList.RoundedOutline {
      if let outline, size.width == self.size.width, size.height == self.size.height,
        evenOdd == isEvenOdd
      {
        return outline
      }
      let path = shape.path(in: CGRect(origin: .zero, size: size))
      let new = DisplayList.RoundedOutline(.fill(path, evenOdd: evenOdd))
      (self.size, isEvenOdd, outline) = (size, evenOdd, new)
      return new
    }
  }
}

/// A shape of the library that keeps the default `sizeThatFits`.
private protocol ProposedSizeShape: Shape {}

extension Capsule: ProposedSizeShape {}
extension Ellipse: ProposedSizeShape {}
extension Rectangle: ProposedSizeShape {}
extension RoundedRectangle: ProposedSizeShape {}
extension UnevenRoundedRectangle: ProposedSizeShape {}

/// A shape of the library whose path depends only on the size of its frame.
private protocol UniformShape: Shape {}

extension Circle: UniformShape {}
extension Ellipse: UniformShape {}
extension Rectangle: UniformShape {}

extension ViewGraph {
  /// Returns the properties of a shape type.
  func shapeType<Content: Shape>(_ type: Content.Type) -> ShapeType {
    let record = types.record(of: type)
    return record.properties { ShapeType(type, name: record.name) }
  }
}
