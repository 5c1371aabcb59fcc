import Drawing
import Foundation
import Testing

/// A rendering releases what its views stored, even if stored objects refer to the rendering.
@Suite @MainActor struct ReleaseTests {
  /// Counts the models of one test.
  private final class Count: @unchecked Sendable {
    nonisolated(unsafe) var live = 0
  }

  private final class Model {
    private let count: Count

    init(_ count: Count) {
      self.count = count
      count.live += 1
    }

    deinit { count.live -= 1 }
  }

  private struct Page: View {
    @State private var model: Model
    @State private var width = 5.0

    private let changes: Bool

    init(_ count: Count, changes: Bool = true) {
      _model = State(initialValue: Model(count))
      self.changes = changes
    }

    var body: some View {
      let _ = model
      let color = Color.red.frame(width: width, height: 5)
      if changes { color.onAppear { width = 6 } } else { color }
    }
  }

  private struct WidthKey: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// A view whose state changes after the first evaluation.
  private struct Watching: View {
    let count: Count
    let observesGeometry: Bool
    @State private var width = 0

    var body: some View {
      let page = Page(count, changes: false).preference(key: WidthKey.self, value: 4)
      HStack(spacing: 0) {
        if observesGeometry {
          page.onGeometryChange(for: Int.self, of: { Int($0.size.width) }) { width = $0 }
        } else {
          page.onPreferenceChange(WidthKey.self) { width = $0 }
        }
        Color.blue.frame(width: CGFloat(width), height: 1)
      }
    }
  }

  /// A subview that is inserted with animation.
  private struct Inserting: View {
    let count: Count
    @State private var isShown = false

    var body: some View {
      ForEach(subviews: Group { if isShown { Page(count) } }) { $0 }
        .onAppear { withAnimation(.linear(duration: 1)) { isShown = true } }
    }
  }

  private func models(_ view: (Count) -> some View) throws -> Int {
    let count = Count()
    let renderer = ImageRenderer(content: view(count))
    for time in [0, 0.5] {
      renderer.time = time
      _ = try renderer.displayList()
    }
    _ = try renderer.bitmaps(at: [0, 0.5, 1])
    renderer.content = view(Count())
    return count.live
  }

  @Test
  func viewsAloneAreReleased() throws {
    #expect(try models { Page($0) } == 0)
  }

  @Test
  func subviewsAreReleased() throws {
    #expect(try models { count in ForEach(subviews: Page(count)) { $0 } } == 0)
    #expect(
      try models { count in Group(subviews: Page(count)) { views in ForEach(views) { $0 } } } == 0
    )
  }

  @Test
  func subviewsThatAreInsertedWithAnimationAreReleased() throws {
    #expect(try models { Inserting(count: $0) } == 0)
  }

  @Test(arguments: [false, true])
  func viewsThatChangeStateWhileTheyAreDrawnAreReleased(observesGeometry: Bool) throws {
    #expect(try models { Watching(count: $0, observesGeometry: observesGeometry) } == 0)
  }
}
