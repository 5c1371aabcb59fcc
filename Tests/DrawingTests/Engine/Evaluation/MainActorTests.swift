import DrawingControls
import Foundation
import Synchronization
import Testing

/// Views that use the main actor, drawn by tests on other threads.
@Suite
struct MainActorTests {
  @MainActor
  private final class Palette {
    var names = ["a", "b", "c"]
  }

  /// A view with an explicit `@MainActor`.
  @MainActor
  private struct Bound: View {
    private let palette = Palette()

    private func size(of name: String) -> CGFloat {
      CGFloat(palette.names.firstIndex(of: name) ?? 0) * 10 + 10
    }

    private var sizes: [CGFloat] { palette.names.map { size(of: $0) } }

    var body: some View {
      HStack(spacing: 0) {
        ForEach(palette.names.map { $0 }, id: \.self) { name in
          Color.red.frame(width: size(of: name), height: sizes[0])
        }
      }
    }
  }

  /// A view without `@MainActor`, whose body may call main-actor code.
  private struct MainActorCaller: View {
    @MainActor private func width() -> CGFloat { 24 }

    var body: some View {
      MainActor.preconditionIsolated()
      return Color.blue.frame(width: [1].map { _ in width() }[0], height: 8)
    }
  }

  /// A view that is nested so deeply that its evaluation continues on another thread.
  private struct Nested: View {
    let depth: Int

    var body: some View {
      MainActor.preconditionIsolated()
      return depth == 0 ? AnyView(MainActorCaller()) : AnyView(Nested(depth: depth - 1))
    }
  }

  private struct Waiting: View {
    @State private var width: CGFloat = 8

    @MainActor private func widen() { width = 32 }

    var body: some View {
      Color.green.frame(width: width, height: 8)
        .task {
          MainActor.preconditionIsolated()
          widen()
        }
    }
  }

  private struct Listed: PreviewProvider {
    static var previews: some View {
      MainActorCaller()
      ForEach([1, 2].map { $0 }, id: \.self) { Color.red.frame(width: CGFloat($0), height: 1) }
    }
  }

  /// Counts the threads that use it at the same time.
  private final class Visits: Sendable {
    private let counts = Mutex((now: 0, most: 0))

    var mostAtOnce: Int { counts.withLock { $0.most } }

    func visit() {
      counts.withLock { counts in
        counts.now += 1
        counts.most = max(counts.most, counts.now)
      }
      usleep(2_000)
      counts.withLock { $0.now -= 1 }
    }
  }

  private struct Visitor: View {
    let visits: Visits
    var depth = 0

    var body: some View {
      if depth == 0 { visits.visit() }
      return depth == 0 ? AnyView(Color.red) : AnyView(Visitor(visits: visits, depth: depth - 1))
    }
  }

  private static func size(_ view: some View, time: Double = 0) throws -> CGSize {
    let renderer = ImageRenderer(content: view)
    renderer.time = time
    return try renderer.displayList().size
  }

  @Test
  func bodiesMayCallMainActorCode() throws {
    #expect(try MainActorTests.size(MainActorCaller()) == CGSize(width: 24, height: 8))
    #expect(try MainActorTests.size(Nested(depth: 600)) == CGSize(width: 24, height: 8))
  }

  @Test
  func tasksOfBodiesRunOnTheirThread() throws {
    #expect(try MainActorTests.size(Waiting(), time: 1) == CGSize(width: 32, height: 8))
  }

  @Test
  func previewsAreListedOnAnyThread() {
    #expect(Listed.all.count == 3)
  }

  @Test @MainActor
  func boundViewsAreDrawnOnTheMainActor() throws {
    #expect(try MainActorTests.size(Bound()) == CGSize(width: 60, height: 10))
    MainActor.preconditionIsolated()
  }

  /// Nested views continue on another thread, for which the main actor waits.
  @Test
  func picturesOfTheMainActorAreDrawnOneAtATime() async {
    let visits = Visits()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask { @MainActor in
          _ = try? MainActorTests.size(Visitor(visits: visits, depth: number % 4 == 0 ? 600 : 0))
        }
        group.addTask { @MainActor in visits.visit() }
      }
    }
    #expect(visits.mostAtOnce == 1)
  }
}
