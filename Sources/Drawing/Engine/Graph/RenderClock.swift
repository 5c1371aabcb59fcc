/// The virtual clock, used by replacements of the system's timers and queues in other modules.
package enum RenderClock {
  /// The time being evaluated on this thread, in seconds; `nil` outside a rendering.
  package static var now: Double? { ViewGraph.current?.time }

  /// The time that `Date()` has on this thread, in seconds after the reference date; `nil` outside
  /// a rendering.
  package static var date: Double? {
    ViewGraph.current?.time ?? (ViewGraph.isCreatingView ? 0 : nil)
  }

  /// Calls a closure that creates a view before it is rendered. During the call, `Date()` is the
  /// date at which the rendering begins.
  package static func creatingView<Output, Failure: Error>(
    _ create: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    try ViewGraph.creatingView(create)
  }

  /// Schedules an action of the current view.
  ///
  /// An action without delay runs just after the current moment or, if it is scheduled while
  /// drawing, after the drawing. Outside a rendering, or if `seconds` is NaN or infinite, nothing
  /// happens.
  package static func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    guard let graph = ViewGraph.current, seconds < .infinity else { return }
    // Drawing happens at every moment, so an action that it schedules for another moment would
    // add moments forever.
    if seconds <= 0, !graph.readsLatest { return graph.enqueue(graph.action(action)) }
    let moment = seconds > 0 ? graph.time + seconds : graph.time
    graph.schedule(graph.action(action), at: max(moment, graph.time.nextUp))
  }

  /// Returns a closure that runs as an action of the current view, wherever it is called.
  ///
  /// In other renderings, and after this one has ended, it does nothing.
  package static func bound<Value>(_ action: @escaping (Value) -> Void) -> (Value) -> Void {
    guard let graph = ViewGraph.current else { return action }
    let place = graph.action {}
    return { [weak graph] value in
      guard let graph, graph === ViewGraph.current else { return }
      graph.perform(at: place) { action(value) }
    }
  }

  /// Returns a task that starts after the current action and follows the virtual clock, or `nil`
  /// outside a rendering.
  package static func task<Success: Sendable>(
    priority: TaskPriority?,
    _ operation: @escaping () async -> Success
  ) -> Task<Success, Never>? {
    ViewGraph.current?.addTask { $0.task(priority: priority, operation) }
  }

  /// Returns a throwing task that starts after the current action and follows the virtual clock, or
  /// `nil` outside a rendering.
  package static func throwingTask<Success: Sendable>(
    priority: TaskPriority?,
    _ operation: @escaping () async throws -> Success
  ) -> Task<Success, any Error>? {
    ViewGraph.current?.addTask { $0.throwingTask(priority: priority, operation) }
  }

  /// Suspends on the virtual clock; returns `false` immediately if there is none.
  package static func sleep(_ seconds: Double) async -> Bool {
    guard let executor = RenderTask.current else { return false }
    await executor.sleep(seconds)
    return true
  }

  /// Suspends until other tasks have run; in a rendering, until the current changes are evaluated.
  package static func yield() async {
    guard let executor = RenderTask.current else { return await Task.yield() }
    await executor.sleep(0)
  }
}
