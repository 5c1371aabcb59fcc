/// A view animated by keyframes.
///
/// ```swift
/// KeyframeAnimator(initialValue: 1.0) { scale in
///   Circle().scaleEffect(scale)
/// } keyframes: { _ in
///   CubicKeyframe(1.5, duration: 0.4)
///   SpringKeyframe(1, spring: .bouncy)
/// }
/// ```
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  /// The body type. A keyframe animator has no body; its content is created for each moment.
  public typealias Body = Never

  private enum Start {
    case appearance(repeats: Bool)
    case change(of: AnyEquatable)
  }

  private let initialValue: Value
  private let start: Start
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// Creates a view whose animation starts when it appears and runs once or repeatedly.
  public init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
    start = .appearance(repeats: repeating)
  }

  /// Creates a view whose animation starts from its current state each time a value changes.
  public init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
    start = .change(of: AnyEquatable(trigger))
  }
}

extension KeyframeAnimator: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    context.pass.abandonUnlessKept()
    context.pass.resetLead()
    let inner = context.at(KeyframeAnimator.self)
    let graph = inner.graph
    graph.noteTimeDependence()
    let run = inner.status.pointee.object(at: inner.path) {
      KeyframeRun<Value>(start: graph.time, value: initialValue)
    }
    if case .change(let trigger) = start, inner.pass.appliesChanges {
      let isNew = run.trigger.map { $0 != trigger } ?? false
      run.trigger = trigger
      if isNew {
        let current = run.value(at: inner.time, repeats: false)
        run.begin(timeline(from: current, in: inner), at: graph.time)
      }
    }
    var repeats = false
    if case .appearance(let again) = start {
      repeats = again
      if run.timeline == nil { run.begin(timeline(from: initialValue, in: inner), at: graph.time) }
    }
    let value = run.value(at: inner.time, repeats: repeats)
    inner.evaluating { content(value) }.resolve(in: inner, into: &nodes)
  }

  private func timeline(from value: Value, in context: ViewContext) -> KeyframeTimeline<Value> {
    KeyframeTimeline(initialValue: value, keyframes: context.evaluating { keyframes(value) })
  }
}

/// The state of running keyframes.
///
/// It is a class because the view graph stores it.
private final class KeyframeRun<Value>: KeptObject {
  var trigger: AnyEquatable?
  private(set) var timeline: KeyframeTimeline<Value>?
  private var start: Double
  private let initialValue: Value

  init(start: Double, value: Value) {
    self.start = start
    initialValue = value
  }

  func begin(_ timeline: KeyframeTimeline<Value>, at time: Double) {
    (self.timeline, start) = (timeline, time)
  }

  /// Returns the value at a given time on the view's clock, in seconds.
  func value(at time: Double, repeats: Bool) -> Value {
    guard let timeline else { return initialValue }
    let elapsed = max(time - start, 0)
    guard repeats, timeline.duration > 0 else { return timeline.value(time: elapsed) }
    let cycles = (elapsed / timeline.duration + 1e-9).rounded(.down)
    return timeline.value(time: max(elapsed - cycles * timeline.duration, 0))
  }
}

/// A type-erased equatable value.
struct AnyEquatable: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) {
    self.value = value
  }

  static func == (left: AnyEquatable, right: AnyEquatable) -> Bool {
    func equals<Value: Equatable>(_ value: Value) -> Bool { value == right.value as? Value }
    return equals(left.value)
  }
}

nonisolated extension View {
  /// Animates this view with keyframes when it appears, once or repeatedly.
  public func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, repeating: repeating) { value in
      content(PlaceholderContentView(content: self), value)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Animates this view with keyframes each time a value changes.
  public func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, trigger: trigger) { value in
      content(PlaceholderContentView(content: self), value)
    } keyframes: {
      keyframes($0)
    }
  }
}
