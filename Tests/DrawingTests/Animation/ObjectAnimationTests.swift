import Drawing
import Observation
import Scene
import Testing

/// Animated changes of objects beside changes of state in the same action.
@Suite
@MainActor
struct ObjectAnimationTests {
  fileprivate final class Published: ObservableObject {
    @Drawing.Published var x = 0.0
  }

  @Observable
  fileprivate final class Observed {
    var x = 0.0
  }

  /// Changes the state by 40 with one animation and then the object by 20 within 2 seconds.
  private struct PublishedOwner: View {
    let animation: Animation?
    @State private var x = 0.0
    @StateObject private var object = Published()

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.offset(x: x)
        PublishedReader(object: object)
      }
      .onAppear {
        withAnimation(animation) { x = 40 }
        withAnimation(.linear(duration: 2)) { object.x = 20 }
      }
    }
  }

  private struct PublishedReader: View {
    @ObservedObject var object: Published
    var body: some View { Color.blue.offset(x: object.x) }
  }

  private struct ObservedOwner: View {
    let animation: Animation?
    @State private var x = 0.0
    @State private var object = Observed()

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.offset(x: x)
        ObservedReader(object: object)
      }
      .onAppear {
        withAnimation(animation) { x = 40 }
        withAnimation(.linear(duration: 2)) { object.x = 20 }
      }
    }
  }

  private struct ObservedReader: View {
    let object: Observed
    var body: some View { Color.blue.offset(x: object.x) }
  }

  @Test(arguments: [true, false], [0.5, 1, 1.5])
  func objectsHaveTheirOwnAnimation(isAnimated: Bool, time: Double) throws {
    let animation: Animation? = isAnimated ? .linear(duration: 1) : nil
    let views: [any View] = [
      PublishedOwner(animation: animation), ObservedOwner(animation: animation),
    ]
    for view in views {
      let offsets = try AnyView(erasing: view).drawn(10, 10, at: time).leaves.map(\.transform.tx)
      #expect(offsets.count == 2)
      let expected = [isAnimated ? min(40 * time, 40) : 40, 10 * time]
      #expect(zip(offsets, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  private struct Completed: View {
    @State private var x = 0.0
    @State private var ends = 0.0
    @State private var object = Observed()

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.offset(x: x).scaleEffect(y: ends)
        ObservedReader(object: object)
      }
      .onAppear {
        withAnimation(.linear(duration: 1)) { x = 40 }
        withAnimation(.linear(duration: 2)) {
          object.x = 20
        } completion: {
          ends = 1
        }
      }
    }
  }

  @Test(arguments: [(0.9, 0.0), (1.9, 0), (2.1, 1)])
  func completionsWaitForObjects(time: Double, ends: Double) throws {
    let leaf = try #require(
      try Completed().drawn(10, 10, at: time).leaves.first { $0.transform.tx > 20 }
    )
    #expect(abs(leaf.transform.d - ends) < 1e-9)
  }

  private struct Bound: View {
    let value: Int
    @State private var number = 1
    @State private var ends = 0

    var body: some View {
      Color.red.offset(x: Double(ends))
        .onAppear {
          var transaction = Transaction(animation: .linear(duration: 1))
          transaction.addAnimationCompletion { ends += 1 }
          $number.transaction(transaction).wrappedValue = value
        }
    }
  }

  /// The completion of a binding runs once, whether or not the written value differs.
  @Test(arguments: [1, 2])
  func bindingsRunTheirCompletionOnce(value: Int) throws {
    let leaf = try #require(try Bound(value: value).drawn(10, 10, at: 0.5).leaves.first)
    #expect(leaf.transform.tx == 1)
  }
}
