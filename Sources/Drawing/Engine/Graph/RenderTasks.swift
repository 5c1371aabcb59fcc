/// The tasks that views and their objects started.
///
/// It is a class because a task that starts may start another task.
final class RenderTasks {
  private var tasks: [RenderTask] = []

  var isEmpty: Bool { tasks.isEmpty }

  /// Whether a task can continue now.
  var isReady: Bool { tasks.contains { $0.isReady } }

  /// Starts an action, runs it to its first suspension, and returns its task.
  func start(_ action: @escaping () async -> Void) -> RenderTask {
    let task = RenderTask()
    _ = task.task(action)
    tasks.append(task)
    task.drain()
    return task
  }

  /// Adds a task that the next `run()` starts, and returns the result of a closure that creates it.
  func addTask<Handle>(_ create: (RenderTask) -> Handle) -> Handle {
    let task = RenderTask()
    tasks.append(task)
    return create(task)
  }

  /// Runs each task until it suspends or finishes.
  ///
  /// - Returns: Whether any of them ran.
  func run() -> Bool {
    var hasRun = false
    var index = 0
    // Tasks may add tasks.
    while index < tasks.count {
      if tasks[index].drain() { hasRun = true }
      index += 1
    }
    tasks.removeAll { $0.isFinished }
    return hasRun
  }

  /// Moves the tasks of another rendering into that of a graph, as tasks of a view.
  func adopt(_ other: RenderTasks, in graph: ViewGraph.Identity, at owner: ActionQueue.Action) {
    for task in other.tasks { task.move(to: graph, at: owner) }
    tasks += other.tasks
    other.tasks = []
  }

  /// Cancels all tasks.
  func end() {
    while let task = tasks.popLast() { task.end() }
  }
}
