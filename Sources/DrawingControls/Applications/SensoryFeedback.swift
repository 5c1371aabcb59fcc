/// What a device lets its user feel or hear; a picture lets nobody.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Something is done.
  public static let success = SensoryFeedback("success")
  /// Something may be wrong.
  public static let warning = SensoryFeedback("warning")
  /// Something went wrong.
  public static let error = SensoryFeedback("error")
  /// Something else is chosen.
  public static let selection = SensoryFeedback("selection")
  /// A value grows.
  public static let increase = SensoryFeedback("increase")
  /// A value shrinks.
  public static let decrease = SensoryFeedback("decrease")
  /// Something begins.
  public static let start = SensoryFeedback("start")
  /// Something ends.
  public static let stop = SensoryFeedback("stop")
  /// Things lie in one line.
  public static let alignment = SensoryFeedback("alignment")
  /// A level is reached.
  public static let levelChange = SensoryFeedback("levelChange")
  /// Things meet.
  public static let impact = SensoryFeedback("impact")

  /// How heavy things are that meet.
  public struct Weight: Hashable, Sendable {
    private let name: String
    /// Small ones.
    public static let light = Weight(name: "light")
    /// Middling ones.
    public static let medium = Weight(name: "medium")
    /// Large ones.
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard things are that meet.
  public struct Flexibility: Hashable, Sendable {
    private let name: String
    /// Hard ones.
    public static let rigid = Flexibility(name: "rigid")
    /// Firm ones.
    public static let solid = Flexibility(name: "solid")
    /// Soft ones.
    public static let soft = Flexibility(name: "soft")
  }

  /// Returns what is felt when things of a weight meet.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }

  /// Returns what is felt when things of a hardness meet.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    impact
  }
}

extension View {
  /// Is accepted and changes nothing: there is no device to shake.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Trigger
  ) -> some View { self }

  /// Is accepted and changes nothing: there is no device to shake.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Trigger,
    condition: @escaping (Trigger, Trigger) -> Bool
  ) -> some View { self }

  /// Is accepted and changes nothing: there is no device to shake.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
  ) -> some View { self }

  /// Is accepted and changes nothing: there is no device to shake.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}
