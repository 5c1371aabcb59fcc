public import Foundation

nonisolated extension Transition where Self == IdentityTransition {
  /// A transition without effect.
  public static var identity: IdentityTransition { IdentityTransition() }
}

nonisolated extension Transition where Self == OpacityTransition {
  /// A fade.
  public static var opacity: OpacityTransition { OpacityTransition() }
  /// A fade, because symbols aren't animated here.
  public static var symbolEffect: OpacityTransition { OpacityTransition() }
}

nonisolated extension Transition where Self == ScaleTransition {
  /// A change of size.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Returns a change of size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

nonisolated extension Transition where Self == SlideTransition {
  /// A move in from the leading edge and out to the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

nonisolated extension Transition where Self == MoveTransition {
  /// Returns a move in from an edge and out to the same edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

nonisolated extension Transition where Self == PushTransition {
  /// Returns a move in from an edge and out to the opposite edge, with a fade.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs, scales and fades.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Returns a transition that blurs, scales and fades.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}

nonisolated extension Transition where Self == OffsetTransition {
  /// Returns a move by a distance in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Returns a move by a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

nonisolated extension Transition {
  /// Returns a transition with separate insertion and removal.
  public static func asymmetric<Insertion: Transition, Removal: Transition>(
    insertion: Insertion,
    removal: Removal
  ) -> AsymmetricTransition<Insertion, Removal>
  where Self == AsymmetricTransition<Insertion, Removal> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
