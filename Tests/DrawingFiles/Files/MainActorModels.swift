import Combine
import SwiftUI

/// A model of the main actor.
@MainActor
public final class Tally: ObservableObject {
  @Published var count: Int
  var subscription: AnyCancellable?

  init(count: Int = 2) {
    self.count = count
  }

  func increase() {
    count += 1
  }
}

/// A view whose methods and initialiser use the model.
public struct TallyView: View {
  @StateObject private var tally = Tally()
  private let step: Int

  /// Creates a view that adds a number to the count.
  public init(step: Int) {
    self.step = step
  }

  /// Two bars as wide as the count.
  public var body: some View {
    VStack(spacing: 0) {
      TallyRow(tally: tally)
      bar
    }
    .onAppear(perform: start)
  }

  private var bar: some View {
    Color.blue.frame(width: CGFloat(tally.count), height: 1)
  }

  private func start() {
    for _ in 0..<step { tally.increase() }
  }
}

private struct TallyRow: View {
  @ObservedObject var tally: Tally

  var body: some View { row(height: 1) }

  private func row(height: CGFloat) -> some View {
    Color.red.frame(width: CGFloat(tally.count), height: height)
  }
}
