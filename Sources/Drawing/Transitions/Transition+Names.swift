public import Foundation

extension Transition where Self == IdentityTransition {
  /// At once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// By its opacity.
  public static var opacity: OpacityTransition { OpacityTransition() }
  /// By its opacity, as symbols don't move here.
  public static var symbolEffect: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// By its size.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Returns a transition by the size of the view.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == SlideTransition {
  /// From the leading side and to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition from a side and back.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Returns a transition from a side to the opposite one, fading.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  /// Out of a blur and into one, by size and opacity.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Returns a transition out of a blur and into one, by size and opacity.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition by a distance in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Returns a transition by a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition {
  /// Returns a transition that comes by one and goes by another.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion,
    removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal>
  where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
