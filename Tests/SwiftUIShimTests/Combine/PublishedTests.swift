import Combine
import SwiftUI
import Testing

@Suite struct PublishedTests {
  private final class Model: ObservableObject {
    @Published var count = 1
    @Published var doubled = 0
  }

  @Test func thePublisherHasTheValueAndItsChanges() {
    let model = Model()
    var values: [Int] = []
    let subscription = model.$count.sink { values.append($0) }
    model.count = 2
    model.count += 1
    subscription.cancel()
    model.count = 9
    #expect(values == [1, 2, 3])
    #expect(model.count == 9)
  }

  @Test func observersSeeTheOldValueInTheProperty() {
    let model = Model()
    var seen: [Int] = []
    let subscription = model.$count.dropFirst().sink { [unowned model] _ in
      seen.append(model.count)
    }
    model.count = 5
    subscription.cancel()
    #expect(seen == [1])
  }

  @Test func aPublisherCanBeAssignedToAProperty() {
    let model = Model()
    model.$count.map { $0 * 2 }.assign(to: &model.$doubled)
    model.count = 21
    #expect(model.doubled == 42)
  }

  @Test func eachChangeOfAnObjectIsPublished() {
    let (model, other) = (Model(), Model())
    var changes = 0
    let subscription = model.objectWillChange.sink { changes += 1 }
    model.count = 2
    model.objectWillChange.send()
    other.count = 3
    #expect(changes == 2)
    subscription.cancel()
    model.count = 4
    #expect(changes == 2)
  }

  private struct Sum: View {
    @StateObject private var model = Model()

    var body: some View {
      Color.red.frame(width: CGFloat(model.doubled), height: 10)
        .onReceive(model.$count) { model.doubled = $0 * 10 }
        .onAppear { model.count = 4 }
    }
  }

  @Test func aRenderingShowsWhatWasReceived() throws {
    #expect(try ImageRenderer(content: Sum()).displayList().size.width == 40)
  }
}
