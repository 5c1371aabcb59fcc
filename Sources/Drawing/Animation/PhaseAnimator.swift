/// A view that goes through phases, each of them animated.
///
/// ```swift
/// PhaseAnimator([1, 1.5, 0.5]) { scale in
///   Circle().scaleEffect(scale)
/// } animation: { _ in
///   .easeInOut(duration: 0.4)
/// }
/// ```
///
/// The next phase begins when the animation to the present one is as good as done; a phase that is
/// not animated lasts for one frame.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  /// Which of the ways through the phases it is: what an earlier one has left doesn't count.
  @State private var run = 0

  /// Goes through the phases again and again.
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

  /// Goes through the phases and back to the first one, each time a value changes.
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

  /// The view in its present phase.
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

extension View {
  /// Lets this view go through phases, again and again.
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

  /// Lets this view go through phases and back to the first one, each time a value changes.
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
