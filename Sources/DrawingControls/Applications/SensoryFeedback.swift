/// Haptic or audio feedback, which a rendering doesn't play.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// A task completed.
  public static let success = SensoryFeedback("success")
  /// A task produced a warning.
  public static let warning = SensoryFeedback("warning")
  /// A task failed.
  public static let error = SensoryFeedback("error")
  /// The selection changed.
  public static let selection = SensoryFeedback("selection")
  /// A value increased.
  public static let increase = SensoryFeedback("increase")
  /// A value decreased.
  public static let decrease = SensoryFeedback("decrease")
  /// An activity started.
  public static let start = SensoryFeedback("start")
  /// An activity stopped.
  public static let stop = SensoryFeedback("stop")
  /// A dragged item aligned.
  public static let alignment = SensoryFeedback("alignment")
  /// A pressure level changed.
  public static let levelChange = SensoryFeedback("levelChange")
  /// A collision.
  public static let impact = SensoryFeedback("impact")

  /// The weight of colliding objects.
  public struct Weight: Hashable, Sendable {
    private let name: String
    /// Light objects.
    public static let light = Weight(name: "light")
    /// Medium objects.
    public static let medium = Weight(name: "medium")
    /// Heavy objects.
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of colliding objects.
  public struct Flexibility: Hashable, Sendable {
    private let name: String
    /// Rigid objects.
    public static let rigid = Flexibility(name: "rigid")
    /// Solid objects.
    public static let solid = Flexibility(name: "solid")
    /// Soft objects.
    public static let soft = Flexibility(name: "soft")
  }

  /// Returns the feedback for a collision; the weight and the intensity are ignored.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }

  /// Returns the feedback for a collision; the flexibility and the intensity are ignored.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    impact
  }
}

nonisolated extension View {
  /// Returns the view unchanged, because a rendering has no haptics.
  public consuming func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Trigger
  ) -> some View { self }

  /// Returns the view unchanged, because a rendering has no haptics.
  public consuming func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Trigger,
    condition: @escaping (Trigger, Trigger) -> Bool
  ) -> some View { self }

  /// Returns the view unchanged, because a rendering has no haptics.
  public consuming func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
  ) -> some View { self }

  /// Returns the view unchanged, because a rendering has no haptics.
  public consuming func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
