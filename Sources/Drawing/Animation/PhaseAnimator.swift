/// A view that steps through phases with an animation for each.
///
/// ```swift
/// PhaseAnimator([1, 1.5, 0.5]) { scale in
///   Circle().scaleEffect(scale)
/// } animation: { _ in
///   .easeInOut(duration: 0.4)
/// }
/// ```
///
/// The next phase begins when the animation to the current one is logically complete; a phase
/// without an animation lasts one frame.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  /// The number of the current run through the phases; events of earlier runs are ignored.
  @State private var run = 0

  /// Creates a view that repeats the phases forever.
  public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    trigger = nil
  }

  /// Creates a view that runs through the phases and back to the first one each time a value
  /// changes.
  public init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    self.trigger = AnyEquatable(trigger)
  }

  /// The view in its current phase.
  public var body: some View {
    if index < phases.count {
      content(phases[index])
        .onAppear { if trigger == nil { advance(in: run) } }
        .onChange(of: trigger) {
          run += 1
          advance(in: run)
        }
    }
  }

  private func advance(in started: Int) {
    guard started == run, phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    var transaction = Transaction(animation: animation(phases[next]))
    transaction.addCompletion(noEarlierThan: 1.0 / 60) {
      guard trigger == nil || next != 0 else { return }
      advance(in: started)
    }
    withTransaction(transaction) { index = next }
  }
}

nonisolated extension View {
  /// Animates this view through phases, repeatedly.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { phase in
      content(PlaceholderContentView(content: self), phase)
    } animation: {
      animation($0)
    }
  }

  /// Animates this view through phases and back to the first one each time a value changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger) { phase in
      content(PlaceholderContentView(content: self), phase)
    } animation: {
      animation($0)
    }
  }
}
