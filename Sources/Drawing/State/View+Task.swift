import Scene

nonisolated extension View {
  /// Runs an asynchronous action when this view first appears, and cancels it when the view has
  /// been removed and its transition, if any, has ended.
  ///
  /// The action runs on the virtual clock. In a file that imports the module SwiftUI, `Task.sleep`
  /// resumes at its time on that clock. If the action awaits anything else, it doesn't resume.
  public consuming func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping () async -> Void
  ) -> some View {
    TaskView(content: self, id: 0, action: action)
  }

  /// Runs an asynchronous action when this view first appears, and cancels and restarts it when a
  /// value changes.
  ///
  /// Otherwise it behaves like ``task(priority:_:)``.
  public consuming func task<ID: Equatable>(
    id value: ID,
    priority: TaskPriority = .userInitiated,
    _ action: @escaping () async -> Void
  ) -> some View {
    TaskView(content: self, id: value, action: action)
  }
}

/// A view with an asynchronous action, which is cancelled when the view is removed.
@usableFromInline
nonisolated struct TaskView<Content: View, ID: Equatable>: View, PrimitiveView, LocatedView {
  @usableFromInline typealias Body = Never

  let content: Content
  var line: SourceLine?
  let id: ID
  let action: () async -> Void

  /// The running task.
  private final class Running: KeptObject {
    var id: ID
    var task: RenderTask?

    init(_ id: ID) {
      self.id = id
    }
  }

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    context.pass.abandonUnlessKept()
    content.resolve(in: context, into: &nodes)
    let graph = context.graph
    guard graph.keepsValues else { return }
    let node = graph.node(at: context.path)
    var isFirst = false
    let running: Running = node.object(in: context.pass.number) {
      isFirst = true
      return Running(id)
    }
    if isFirst || running.id != id {
      running.id = id
      graph.enqueue(in: context) {
        running.task?.cancel()
        // The graph holds this closure, which therefore doesn't capture the graph.
        running.task = ViewGraph.current?.run(action)
      }
    }
    let removal = node.object(in: context.pass.number) { RemovalAction() }
    removal.action = ViewGraph.Action(scope: context.scope, path: context.path) {
      running.task?.cancel()
    }
    graph.watch(removal)
  }
}
