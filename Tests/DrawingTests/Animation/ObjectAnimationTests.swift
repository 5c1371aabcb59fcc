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

  /// Changes a state by 40 with one animation, and then an object within 2 seconds.
  private struct Changes<Reader: View>: View {
    let animation: Animation?
    let reader: Reader
    let changeObject: () -> Void
    @State private var x = 0.0

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.offset(x: x)
        reader
      }
      .onAppear {
        withAnimation(animation) { x = 40 }
        withAnimation(.linear(duration: 2)) { changeObject() }
      }
    }
  }

  private struct PublishedOwner: View {
    let animation: Animation?
    @StateObject private var object = Published()

    var body: some View {
      Changes(animation: animation, reader: PublishedReader(object: object)) { object.x = 20 }
    }
  }

  private struct PublishedReader: View {
    @ObservedObject var object: Published
    var body: some View { Color.blue.offset(x: object.x) }
  }

  private struct ObservedOwner: View {
    let animation: Animation?
    @State private var object = Observed()

    var body: some View {
      Changes(animation: animation, reader: ObservedReader(object: object)) { object.x = 20 }
    }
  }

  private struct ObservedReader: View {
    let object: Observed
    var body: some View { Color.blue.offset(x: object.x) }
  }

  @Test(arguments: [(false, 0.5), (false, 1.5), (true, 0.5), (true, 1.5)], [true, false])
  func objectsHaveTheirOwnAnimation(state: (isAnimated: Bool, time: Double), isPublished: Bool)
    throws
  {
    let animation: Animation? = state.isAnimated ? .linear(duration: 1) : nil
    let view =
      isPublished
      ? AnyView(PublishedOwner(animation: animation))
      : AnyView(ObservedOwner(animation: animation))
    let offsets = try view.drawn(10, 10, at: state.time).leaves.map(\.transform.tx)
    #expect(offsets.count == 2)
    let expected = [state.isAnimated ? min(40 * state.time, 40) : 40, 10 * state.time]
    #expect(zip(offsets, expected).allSatisfy { abs($0 - $1) < 1e-9 })
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
