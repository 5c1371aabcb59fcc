import SwiftUI

/// A model of the main actor.
@MainActor
public final class Counter: ObservableObject {
  @Published var count: Int

  init(count: Int = 2) {
    self.count = count
  }

  func increase() {
    count += 1
  }
}

#if !swift(>=6)
/// A view whose methods and initialiser use the model.
public struct CounterView: View {
  @StateObject private var counter = Counter()
  private let step: Int

  /// Creates a view that adds a number to the count.
  public init(step: Int) {
    self.step = step
  }

  /// Two bars as wide as the count.
  public var body: some View {
    VStack(spacing: 0) {
      CounterRow(counter: counter)
      bar
    }
    .onAppear(perform: start)
  }

  private var bar: some View {
    Color.blue.frame(width: CGFloat(counter.count), height: 1)
  }

  private func start() {
    for _ in 0..<step { counter.increase() }
  }
}

private struct CounterRow: View {
  @ObservedObject var counter: Counter

  var body: some View { row(height: 1) }

  private func row(height: CGFloat) -> some View {
    Color.red.frame(width: CGFloat(counter.count), height: height)
  }
}
#endif
