/// The virtual clock, for what stands for the system's timers and queues in other modules.
package enum RenderClock {
  /// The moment that is evaluated on this thread, in seconds; `nil` outside of a rendering.
  package static var now: Double? { ViewGraph.current?.time }

  /// Calls an action at a moment to come, at the place of the view that acts now.
  ///
  /// What is asked for at once is done after what is shown first. Outside of a rendering, or for
  /// a time that is no number, nothing happens.
  package static func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    guard let graph = ViewGraph.current, seconds < .infinity else { return }
    // What drawing asks for at once is done when all is drawn: else it would ask for moments anew at
    // each of them.
    if seconds <= 0, !graph.readsLatest { return graph.enqueue(graph.action(action)) }
    let moment = seconds > 0 ? graph.time + seconds : graph.time
    graph.schedule(graph.action(action), at: max(moment, graph.time.nextUp))
  }

  /// Returns a closure that acts at the place of the view that acts now, wherever it is called.
  ///
  /// In other renderings, and when this one has ended, it does nothing.
  package static func bound<Value>(_ action: @escaping (Value) -> Void) -> (Value) -> Void {
    guard let graph = ViewGraph.current else { return action }
    let place = graph.action {}
    return { [weak graph] value in
      guard let graph, graph === ViewGraph.current else { return }
      graph.perform(at: place) { action(value) }
    }
  }

  /// Runs an asynchronous action on this thread, as far as it gets at each moment.
  package static func run(_ action: @escaping () async -> Void) {
    ViewGraph.current?.run(action)
  }

  /// Returns a task that begins when what acts now has ended and follows the virtual clock, or `nil`
  /// outside of a rendering.
  package static func task<Success: Sendable>(
    priority: TaskPriority?,
    _ operation: @escaping () async -> Success
  ) -> Task<Success, Never>? {
    ViewGraph.current?.adding { $0.task(priority: priority, operation) }
  }

  /// Returns a task that can fail, begins when what acts now has ended and follows the virtual clock,
  /// or `nil` outside of a rendering.
  package static func throwingTask<Success: Sendable>(
    priority: TaskPriority?,
    _ operation: @escaping () async throws -> Success
  ) -> Task<Success, any Error>? {
    ViewGraph.current?.adding { $0.throwingTask(priority: priority, operation) }
  }

  /// Waits on the virtual clock; returns `false` immediately if there is none.
  package static func sleep(_ seconds: Double) async -> Bool {
    guard let executor = RenderTask.current else { return false }
    await executor.sleep(seconds)
    return true
  }
}
