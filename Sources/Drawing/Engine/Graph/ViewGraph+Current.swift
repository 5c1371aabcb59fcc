import Foundation

extension ViewGraph {
  /// The key under which each thread stores the graph that it evaluates.
  fileprivate static let slot: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The key under which each thread stores whether it creates a view outside a graph.
  private static let creationSlot: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Whether this thread creates a view that will be rendered later.
  static var isCreatingView: Bool { pthread_getspecific(creationSlot) != nil }

  /// Calls a closure that creates a view before it is rendered.
  static func creatingView<Output, Failure: Error>(
    _ create: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let previous = pthread_getspecific(creationSlot)
    pthread_setspecific(creationSlot, UnsafeRawPointer(bitPattern: 1))
    defer { pthread_setspecific(creationSlot, previous) }
    return try create()
  }

  /// The graph that is being evaluated on this thread.
  static var current: ViewGraph? {
    Unmanaged.current?.takeUnretainedValue()
  }

  /// Calls `body` on this thread with a graph, or none, as the current one.
  ///
  /// With a graph, the thread is treated as the main actor's, because bodies are `@MainActor`.
  static func with<Output, Failure: Error>(
    _ graph: ViewGraph?,
    _ body: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let previous = pthread_getspecific(slot)
    pthread_setspecific(
      slot,
      graph.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
    )
    defer { pthread_setspecific(slot, previous) }
    defer { withExtendedLifetime(graph) {} }
    return graph == nil ? try body() : try CallingThreadExecutor.run(body)
  }
}

extension Unmanaged<ViewGraph> {
  /// The graph that is being evaluated on this thread, which isn't retained.
  @_transparent static var current: Unmanaged<ViewGraph>? {
    guard let graph = pthread_getspecific(ViewGraph.slot) else { return nil }
    return Unmanaged.fromOpaque(graph)
  }
}
