import Drawing
import Foundation
import Scene
import Testing

@Suite
struct AnimationScopeTests {
  nonisolated private struct Change<Content: View>: View {
    var animation: Animation?
    let content: (_ changed: Bool) -> Content
    @State private var isChanged = false
    var body: some View {
      content(isChanged).onAppear { withAnimation(animation) { isChanged = true } }
    }
  }

  private func leaf<Content: View>(
    of view: Content,
    at time: Double
  ) throws -> DisplayList.Leaf {
    try #require(try view.drawn(100, 100, at: time).leaves.first)
  }

  private struct BareChange: View {
    @State private var isChanged = false
    var body: some View {
      Color.red.offset(x: isChanged ? 1000 : 0).onAppear { withAnimation { isChanged = true } }
    }
  }

  // 1 - (1 + w t) exp(-w t) with w = 2 pi / 0.55, one frame of 1/120 s after the change.
  @Test(arguments: [(0.1, 0.32), (0.2, 0.672), (0.5, 0.979)])
  func aBareAnimationFollowsTheDefaultSpring(time: Double, progress: Double) throws {
    let offset = try leaf(of: BareChange(), at: time).transform.tx
    #expect(abs(offset / 1000 - progress) < 0.01)
  }

  @Test
  func animationOfAClosureAppliesOnlyToItsModifiers() throws {
    let view = Change { changed in
      Color.red
        .offset(x: changed ? 40 : 0)
        .animation(.linear(duration: 2)) { $0.offset(y: changed ? 40 : 0) }
    }
    let transform = try leaf(of: view, at: 1).transform
    #expect(transform.tx == 40)
    #expect(transform.ty == 20)
  }

  @Test
  func transactionOfAClosureAppliesOnlyToItsModifiers() throws {
    let view = Change(animation: .linear(duration: 2)) { changed in
      Color.red
        .offset(x: changed ? 40 : 0)
        .transaction {
          $0.animation = nil
        } body: {
          $0.offset(y: changed ? 40 : 0)
        }
    }
    let transform = try leaf(of: view, at: 1).transform
    #expect(transform.tx == 20)
    #expect(transform.ty == 40)
  }

  private enum Speed: TransactionKey {
    static var defaultValue: Double? { 1 }
  }

  private struct Keyed: View {
    @State private var x = 0.0
    var body: some View {
      Color.red.offset(x: x)
        .transaction { $0.animation = .linear(duration: 4).speed($0[Speed.self] ?? 0.5) }
        .onAppear {
          var transaction = Transaction()
          transaction[Speed.self] = nil
          withTransaction(transaction) { x = 40 }
        }
    }
  }

  @Test
  func transactionValueCanBeNil() throws {
    #expect(Transaction()[Speed.self] == 1)
    #expect(try leaf(of: Keyed(), at: 2).transform.tx == 10)
  }

  private struct ByKeyPath: View {
    @State private var x = 0.0
    var body: some View {
      Color.red.offset(x: x)
        .onAppear { withTransaction(\.animation, .linear(duration: 2)) { x = 40 } }
    }
  }

  @Test
  func transactionIsSetByKeyPath() throws {
    #expect(try leaf(of: ByKeyPath(), at: 1).transform.tx == 20)
  }

  @Test(arguments: [(1.0, 3.0, 10.0), (2, 5, 20)])
  func filtersMove(time: Double, radius: Double, x: Double) throws {
    let view = Change(animation: .linear(duration: 2)) { changed in
      Color.red
        .shadow(color: .blue, radius: changed ? 5 : 1, x: changed ? 20 : 0)
        .blur(radius: changed ? 5 : 1)
    }
    let list = try view.drawn(100, 100, at: time)
    guard case .blur(let blur) = try #require(list.topLevelGroups.first).filter,
      case .group(let inner) = try #require(list.topLevelGroups.first?.nodes.first),
      case .shadow(let shadow) = inner.filter
    else { return #expect(Bool(false), "no filters") }
    #expect(abs(blur.deviation.width - radius) < 1e-3)
    #expect(abs(shadow.deviation.width - radius) < 1e-3)
    #expect(abs(shadow.offset.x - x) < 1e-3)
  }

  @Test
  func textMovesAndChangesItsColor() throws {
    let view = Change(animation: .linear(duration: 2)) { changed in
      Text(verbatim: "I")
        .foregroundStyle(changed ? Color.white : Color.black)
        .frame(width: 100, alignment: changed ? .trailing : .leading)
    }
    let (first, middle, last) = (
      try leaf(of: view, at: 0), try leaf(of: view, at: 1), try leaf(of: view, at: 2)
    )
    #expect(abs(middle.transform.tx - (first.transform.tx + last.transform.tx) / 2) < 1e-3)
    #expect(middle.color == RGBA(red: UInt8(188), green: 188, blue: 188))
  }

  private struct Log {
    final class Lines {
      var times: [String] = []
    }
  }

  nonisolated private struct Completed: View {
    let log: Log.Lines
    let animation: Animation
    let criteria: AnimationCompletionCriteria
    @State private var x = 0.0
    var body: some View {
      Color.red.offset(x: x)
        .onAppear {
          withAnimation(animation, completionCriteria: criteria) {
            x = 40
          } completion: {
            log.times.append("done")
          }
        }
    }
  }

  @Test(arguments: [
    (Animation.spring(duration: 0.5), AnimationCompletionCriteria.logicallyComplete, 0.5),
    (.spring(duration: 0.5), .removed, 1.15),
    (.linear(duration: 2), .logicallyComplete, 2), (.linear(duration: 2), .removed, 2),
    (.linear(duration: 2).logicallyComplete(after: 0.4), .logicallyComplete, 0.4),
    (.linear(duration: 2).logicallyComplete(after: 0.4), .removed, 2),
    (.spring(duration: 0.5).speed(0.5).delay(1), .logicallyComplete, 2),
  ])
  func completionFollowsItsCriteria(
    animation: Animation,
    criteria: AnimationCompletionCriteria,
    time: Double
  ) throws {
    let log = Log.Lines()
    let view = Completed(log: log, animation: animation, criteria: criteria)
    _ = try view.drawn(100, 100, at: time - 0.05)
    #expect(log.times.isEmpty)
    _ = try view.drawn(100, 100, at: time + 0.05)
    #expect(log.times == ["done"])
  }

  @available(*, deprecated)
  private func unconditional(_ changed: Bool) -> some View {
    Color.red.offset(x: changed ? 40 : 0).animation(.linear(duration: 2))
  }

  @available(*, deprecated)
  @Test
  func animationWithoutAValueAppliesToEveryChange() throws {
    let view = Change(animation: nil) { unconditional($0) }
    #expect(try leaf(of: view, at: 1).transform.tx == 20)
  }

  @Test
  func transactionOfAValueAppliesToItsChanges() throws {
    func view(_ isWatched: Bool) -> some View {
      Change(animation: nil) { changed in
        Color.red.offset(x: changed ? 40 : 0)
          .transaction(value: isWatched && changed) { $0.animation = .linear(duration: 2) }
      }
    }
    #expect(try leaf(of: view(true), at: 1).transform.tx == 20)
    #expect(try leaf(of: view(false), at: 1).transform.tx == 40)
  }

  private struct Shifted: ViewModifier {
    let y: CGFloat
    func body(content: Content) -> some View { content.offset(y: y) }
  }

  @Test
  func modifiersOverrideTheAnimation() throws {
    let animated = Change(animation: nil) { changed in
      Color.red.offset(x: changed ? 40 : 0)
        .modifier(Shifted(y: changed ? 40 : 0).animation(.linear(duration: 2)))
    }
    let first = try leaf(of: animated, at: 1).transform
    #expect(first.tx == 40 && first.ty == 20)
    let still = Change(animation: .linear(duration: 2)) { changed in
      Color.red.offset(x: changed ? 40 : 0)
        .modifier(Shifted(y: changed ? 40 : 0).transaction { $0.animation = nil })
    }
    let second = try leaf(of: still, at: 1).transform
    #expect(second.tx == 20 && second.ty == 40)
  }

  /// The offset is in seconds. NaN counts as 0, and large offsets are limited.
  @Test(arguments: [(0.5, 20.0), (-0.5, 0), (.nan, 10), (2e9, 40), (-2e9, 0)])
  func clockOffsetMovesTheTime(seconds: Double, x: Double) throws {
    let view = Change(animation: .linear(duration: 2)) { Color.red.offset(x: $0 ? 40 : 0) }
    #expect(abs(try leaf(of: view.clockOffset(seconds), at: 0.5).transform.tx - x) < 1e-3)
  }

  /// A view that logs when the completion of a change runs.
  nonisolated private struct Unchanged: View {
    let log: Log.Lines
    let change: (Binding<Double>) -> Void
    @State private var x = 0.0

    var body: some View {
      Color.red.offset(x: x)
        .onAppear {
          withAnimation(.linear(duration: 2)) {
            change($x)
          } completion: {
            log.times.append("done")
          }
        }
    }
  }

  /// It runs at once if nothing changes, once only, and after the changes of nested closures.
  @Test
  func completionRunsWithoutAChange() throws {
    func log(_ change: @escaping (Binding<Double>) -> Void, until time: Double) throws -> [String] {
      let log = Log.Lines()
      _ = try Unchanged(log: log, change: change).drawn(10, 10, at: time)
      return log.times
    }
    #expect(try log({ _ in }, until: 0) == ["done"])
    #expect(try log({ $0.wrappedValue = 0 }, until: 3) == ["done"])
    let nested = { (x: Binding<Double>) in
      withTransaction(\.isContinuous, true) {}
      x.wrappedValue = 40
    }
    #expect(try log(nested, until: 1.9) == [])
    #expect(try log(nested, until: 3) == ["done"])
    let inner = { (x: Binding<Double>) in
      withAnimation(.linear(duration: 1)) { x.wrappedValue = 40 }
    }
    #expect(try log(inner, until: 0.9) == [])
    #expect(try log(inner, until: 3) == ["done"])
    let bound = { (x: Binding<Double>) in
      x.animation(.linear(duration: 1)).wrappedValue = 40
    }
    #expect(try log(bound, until: 0.9) == [])
    #expect(try log(bound, until: 3) == ["done"])
  }

  /// The completion of a transaction that is used twice runs once.
  @Test
  func completionOfAReusedTransactionRunsOnce() throws {
    let log = Log.Lines()
    let reuse = { (x: Binding<Double>) in
      var transaction = Transaction(animation: .linear(duration: 1))
      transaction.addAnimationCompletion { log.times.append("reused") }
      withTransaction(transaction) {}
      withTransaction(transaction) { x.wrappedValue = 40 }
    }
    _ = try Unchanged(log: log, change: reuse).drawn(10, 10, at: 3)
    #expect(log.times.filter { $0 == "reused" } == ["reused"])
  }
}
