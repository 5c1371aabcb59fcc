import Foundation
import SwiftUI
import Testing

/// Tasks of views are cancelled when their identity changes or their view is removed.
@Suite
struct TaskCancellationTests {
  /// A bar whose width counts tasks: 10 for each that ran to its end, 50 for each cancelled one.
  private struct Restarting: View {
    @State private var width: CGFloat = 1
    @State private var id = 0
    var body: some View {
      Rectangle().frame(width: width, height: 10)
        .task(id: id) {
          try? await Task.sleep(for: .seconds(1))
          width += Task.isCancelled ? 50 : 10
        }
        .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { id = 1 } }
    }
  }

  @Test(arguments: [(0.4, 1), (0.5, 51), (1.4, 51), (1.5, 61), (9, 61)])
  func aNewIdentityCancelsTheTaskAndStartsItAgain(time: Double, width: Double) throws {
    #expect(try drawnWidth(of: Restarting(), at: time) == width)
  }

  /// A bar that changes when the task of a removed view is cancelled.
  private struct Removing: View {
    let isAnimated: Bool
    @State private var width: CGFloat = 1
    @State private var isShown = true
    var body: some View {
      ZStack(alignment: .leading) {
        Rectangle().frame(width: width, height: 10)
        if isShown {
          Rectangle().frame(width: 1, height: 1)
            .task {
              while !Task.isCancelled { try? await Task.sleep(for: .seconds(0.3)) }
              width = 100
            }
        }
      }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          withAnimation(isAnimated ? .linear(duration: 1) : nil) { isShown = false }
        }
      }
    }
  }

  @Test(arguments: [
    (false, 0.4, 1), (false, 0.5, 100), (true, 0.5, 1), (true, 1.4, 1), (true, 1.6, 100),
  ])
  func removingAViewCancelsItsTask(isAnimated: Bool, time: Double, width: Double) throws {
    #expect(try drawnWidth(of: Removing(isAnimated: isAnimated), at: time) == width)
  }

  /// A bar that is as wide as the number of tasks that were cancelled, with two on one view.
  private struct Reinserting: View {
    @State private var width: CGFloat = 1
    @State private var isShown = true
    var body: some View {
      ZStack(alignment: .leading) {
        Rectangle().frame(width: width, height: 10)
        if isShown {
          Rectangle().frame(width: 1, height: 1)
            .task { await wait() }
            .task(id: 7) { await wait() }
        }
      }
      .onAppear {
        for (delay, isShown) in [(0.5, false), (1, true), (1.5, false)] {
          DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.isShown = isShown }
        }
      }
    }

    private func wait() async {
      try? await Task.sleep(for: .seconds(9))
      if Task.isCancelled { width += 1 }
    }
  }

  @Test(arguments: [(0.4, 1), (0.5, 3), (1.2, 3), (1.5, 5), (20, 5)])
  func eachInsertionHasItsOwnTasks(time: Double, width: Double) throws {
    #expect(try drawnWidth(of: Reinserting(), at: time) == width)
  }

  /// An object whose release shows that nothing of a rendering is left.
  private final class Token: Sendable {}

  private struct Holding: View {
    let token: Token
    var body: some View { Rectangle().frame(width: 1, height: 1).task { _ = token } }
  }

  @Test
  func aTaskDoesNotKeepItsRenderingAlive() throws {
    weak var released: Token?
    do {
      let token = Token()
      released = token
      #expect(try drawnWidth(of: Holding(token: token), at: 0) == 1)
    }
    #expect(released == nil)
  }

  /// A bar that is as wide as the number of searches that weren't replaced by a later one.
  private struct Searching: View {
    @State private var query = 0
    @State private var searches: CGFloat = 1
    var body: some View {
      Rectangle().frame(width: searches, height: 10)
        .task(id: query) {
          do {
            try await Task.sleep(for: .milliseconds(300))
            searches += 1
          } catch {}
        }
        .onAppear {
          for step in 1...5 {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 * Double(step)) { query = step }
          }
        }
    }
  }

  @Test
  func onlyTheLastOfManyQuickChangesIsSearched() throws {
    #expect(try drawnWidth(of: Searching(), at: 3) == 2)
  }
}
