/// The tasks of views and of their objects.
///
/// A class, because a task that starts may start another one.
final class RenderTasks {
  private var tasks: [RenderTask] = []

  var isEmpty: Bool { tasks.isEmpty }

  /// Whether a task can continue now.
  var isReady: Bool { tasks.contains { $0.isReady } }

  /// Starts an action and runs it to its first suspension.
  func start(_ action: @escaping () async -> Void) {
    let task = RenderTask()
    _ = task.task(action)
    tasks.append(task)
    task.drain()
  }

  /// Returns the value that a closure makes of a task that is started by the next `run()`.
  func adding<Handle>(_ create: (RenderTask) -> Handle) -> Handle {
    let task = RenderTask()
    tasks.append(task)
    return create(task)
  }

  /// Runs all tasks until each waits or has finished.
  ///
  /// - Returns: Whether any of them ran.
  func run() -> Bool {
    var hasRun = false
    var index = 0
    // Tasks may add further ones.
    while index < tasks.count {
      if tasks[index].drain() { hasRun = true }
      index += 1
    }
    tasks.removeAll { $0.isFinished }
    return hasRun
  }

  /// Takes the tasks of another rendering over, which then run at a place of this one.
  func adopt(_ other: RenderTasks, at place: ActionQueue.Action) {
    for task in other.tasks { task.place = place }
    tasks += other.tasks
    other.tasks = []
  }

  /// Cancels all tasks.
  func end() {
    while let task = tasks.popLast() { task.end() }
  }
}
