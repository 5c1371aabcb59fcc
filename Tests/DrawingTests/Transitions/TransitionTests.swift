import Drawing
import Foundation
import Scene
import Testing

@Suite
struct TransitionTests {
  /// A view that inserts or removes a view when it appears.
  nonisolated struct Change<Content: View>: View {
    let removes: Bool
    var animation: Animation? = .linear(duration: 2)
    @ViewBuilder let content: () -> Content
    @State private var hasChanged = false

    var body: some View {
      ZStack {
        if hasChanged != removes { content() }
      }
      .onAppear { withAnimation(animation) { hasChanged = true } }
    }
  }

  func leaf(
    _ transition: AnyTransition,
    removes: Bool,
    at time: Double
  ) throws -> DisplayList.Leaf? {
    let view = Change(removes: removes) { Color.red.transition(transition) }
    return try view.drawn(100, 100, at: time).leaves.first
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 0.25), (1, 0.5), (2, 1), (9, 1)])
  func viewFadesIn(time: Double, alpha: Double) throws {
    let leaf = try leaf(.opacity, removes: false, at: time)
    #expect(abs((leaf?.color?.alpha ?? 0) - alpha) < 1e-3)
  }

  @Test(arguments: [(0.0, 1.0), (0.5, 0.75), (1, 0.5), (2, 0), (9, 0)])
  func viewFadesOut(time: Double, alpha: Double) throws {
    let leaf = try leaf(.opacity, removes: true, at: time)
    #expect(abs((leaf?.color?.alpha ?? 0) - alpha) < 1e-3)
  }

  struct Move: CustomTestStringConvertible {
    let transition: AnyTransition
    let coming: CGPoint
    let going: CGPoint
    let testDescription: String
  }

  /// The position of the corner halfway through the transition.
  static let moves = [
    Move(
      transition: .move(edge: .leading),
      coming: CGPoint(x: -50, y: 0),
      going: CGPoint(x: -50, y: 0),
      testDescription: "move leading"
    ),
    Move(
      transition: .move(edge: .bottom),
      coming: CGPoint(x: 0, y: 50),
      going: CGPoint(x: 0, y: 50),
      testDescription: "move bottom"
    ),
    Move(
      transition: .slide,
      coming: CGPoint(x: -50, y: 0),
      going: CGPoint(x: 50, y: 0),
      testDescription: "slide"
    ),
    Move(
      transition: .push(from: .top),
      coming: CGPoint(x: 0, y: -50),
      going: CGPoint(x: 0, y: 50),
      testDescription: "push from top"
    ),
    Move(
      transition: .offset(x: 20, y: 8),
      coming: CGPoint(x: 10, y: 4),
      going: CGPoint(x: 10, y: 4),
      testDescription: "offset"
    ),
    Move(
      transition: .scale(scale: 0.5, anchor: .bottomTrailing),
      coming: CGPoint(x: 25, y: 25),
      going: CGPoint(x: 25, y: 25),
      testDescription: "scale"
    ),
    Move(
      transition: .asymmetric(insertion: .move(edge: .top), removal: .offset(x: 30)),
      coming: CGPoint(x: 0, y: -50),
      going: CGPoint(x: 15, y: 0),
      testDescription: "asymmetric"
    ),
    Move(
      transition: .move(edge: .top).combined(with: .offset(x: 30)),
      coming: CGPoint(x: 15, y: -50),
      going: CGPoint(x: 15, y: -50),
      testDescription: "combined"
    ),
    Move(
      transition: .modifier(active: Shifted(x: 40), identity: Shifted(x: 0)),
      coming: CGPoint(x: 20, y: 0),
      going: CGPoint(x: 20, y: 0),
      testDescription: "modifier"
    ),
    Move(
      transition: AnyTransition(Own()),
      coming: CGPoint(x: -30, y: 0),
      going: CGPoint(x: 30, y: 0),
      testDescription: "of one's own"
    ),
  ]

  private struct Shifted: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  private struct Own: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: 60 * phase.value)
    }
  }

  @Test(arguments: moves)
  func viewsAreHalfwayAtHalfTheDuration(move: Move) throws {
    let coming = try #require(try leaf(move.transition, removes: false, at: 1))
    #expect(abs(coming.transform.tx - move.coming.x) < 1e-3)
    #expect(abs(coming.transform.ty - move.coming.y) < 1e-3)
    let going = try #require(try leaf(move.transition, removes: true, at: 1))
    #expect(abs(going.transform.tx - move.going.x) < 1e-3)
    #expect(abs(going.transform.ty - move.going.y) < 1e-3)
    #expect(try leaf(move.transition, removes: true, at: 2) == nil)
    #expect(try leaf(move.transition, removes: false, at: 2)?.transform == .identity)
  }

  @Test
  func opacityIsTheDefaultTransition() throws {
    let view = Change(removes: true) { Color.red }
    let color = try #require(try view.drawn(10, 10, at: 1).leaves.first?.color)
    #expect(abs(color.alpha - 0.5) < 1e-3)
  }

  @Test
  func identityAppearsAndDisappearsAtOnce() throws {
    #expect(try leaf(.identity, removes: false, at: 0)?.color?.alpha == 1)
    #expect(try leaf(.identity, removes: true, at: 0) == nil)
  }

  @Test
  func viewsAppearAtOnceWithoutAnAnimation() throws {
    let coming = Change(removes: false, animation: nil) { Color.red.transition(.slide) }
    #expect(try coming.drawn(10, 10).leaves.first?.transform == .identity)
    let going = Change(removes: true, animation: nil) { Color.red.transition(.slide) }
    #expect(try going.drawn(10, 10).leaves.isEmpty)
  }

  @Test
  func transitionCanHaveItsOwnAnimation() throws {
    let own = AnyTransition.opacity.animation(.linear(duration: 4))
    let view = Change(removes: true, animation: nil) { Color.red.transition(own) }
    let color = try #require(try view.drawn(10, 10, at: 1).leaves.first?.color)
    #expect(abs(color.alpha - 0.75) < 1e-3)
    #expect(try view.drawn(10, 10, at: 4).leaves.isEmpty)
  }

  @Test
  func transitionInsideARemovedViewIsIgnored() throws {
    let view = Change(removes: true) { VStack { Color.red.transition(.slide) } }
    let leaf = try #require(try view.drawn(10, 10, at: 1).leaves.first)
    #expect(leaf.transform == .identity)
    #expect(abs((leaf.color?.alpha ?? 0) - 0.5) < 1e-3)
  }

  private struct Column: View {
    @State private var hasFirst = true
    var body: some View {
      VStack(spacing: 0) {
        if hasFirst { Color.red.frame(height: 20) }
        Color.blue.frame(height: 10)
      }
      .frame(width: 10, height: 40, alignment: .top)
      .onAppear { withAnimation(.linear(duration: 2)) { hasFirst = false } }
    }
  }

  @Test
  func removedViewKeepsItsPositionAndTakesNoSpace() throws {
    let leaves = try Column().drawn(10, 40, at: 1).leaves
    #expect(leaves.count == 2)
    #expect(leaves[0].transform == .identity)
    #expect(abs(leaves[1].transform.ty - 10) < 1e-3)
    #expect(try Column().drawn(10, 40, at: 2).leaves.map(\.transform) == [.identity])
  }

  private struct SlidingRemoval: View {
    @State private var isThere = true
    var body: some View {
      ZStack(alignment: .bottomTrailing) {
        Color.clear
        if isThere { Color.red.frame(width: 20, height: 10).transition(.slide) }
      }
      .onAppear { withAnimation(.linear(duration: 2)) { isThere = false } }
    }
  }

  @Test(arguments: [(0.0, 80.0), (1, 90)])
  func removedViewStartsAtItsPosition(time: Double, x: Double) throws {
    let leaf = try #require(try SlidingRemoval().drawn(100, 50, at: time).leaves.first)
    #expect(abs(leaf.transform.tx - x) < 1e-3)
    #expect(abs(leaf.transform.ty - 40) < 1e-3)
  }

  private struct Listed: View {
    @State private var numbers = [1, 2, 3, 4]
    var body: some View {
      HStack(spacing: 0) {
        ForEach(numbers, id: \.self) { number in
          Color(white: Double(number) / 8).frame(width: 10, height: 10)
        }
      }
      .frame(width: 60, alignment: .leading)
      .onAppear { withAnimation(.linear(duration: 2)) { numbers = [1, 5, 4] } }
    }
  }

  @Test
  func elementsOfAListAreInsertedAndRemoved() throws {
    let leaves = try Listed().drawn(60, 10, at: 1).leaves
    // In order: 1, 5 being inserted, 2 and 3 being removed, 4 moving from 30 to 20.
    #expect(leaves.map { $0.transform.tx } == [0, 10, 10, 20, 25])
    let alphas = leaves.map { $0.color?.alpha ?? 0 }
    #expect(zip(alphas, [1, 0.5, 0.5, 0.5, 1]).allSatisfy { abs($0 - $1) < 1e-3 })
    #expect(try Listed().drawn(60, 10, at: 2).leaves.map { $0.transform.tx } == [0, 10, 20])
  }

  private struct Renamed: View {
    @State private var name = "a"
    var body: some View {
      Color.red.id(name).onAppear { withAnimation(.linear(duration: 2)) { name = "b" } }
    }
  }

  @Test
  func anotherIdentityIsAnotherView() throws {
    let colors = try Renamed().drawn(10, 10, at: 1).leaves.compactMap(\.color)
    #expect(colors.map { ($0.alpha * 100).rounded() } == [50, 50])
    #expect(try Renamed().drawn(10, 10, at: 2).leaves.count == 1)
  }

  private struct Branches: View {
    @State private var isFirst = true
    var body: some View {
      ZStack {
        if isFirst {
          Color.red.transition(.move(edge: .leading))
        } else {
          Color.blue.transition(.move(edge: .trailing))
        }
      }
      .onAppear { withAnimation(.linear(duration: 2)) { isFirst = false } }
    }
  }

  @Test
  func oneBranchIsRemovedWhileTheOtherIsInserted() throws {
    let leaves = try Branches().drawn(100, 100, at: 0.5).leaves
    #expect(leaves.map { $0.transform.tx } == [-25, 75])
  }

  private struct Returning: View {
    @State private var isThere = true
    var body: some View {
      TimelineView(.explicit([0, 1].map { Date(timeIntervalSinceReferenceDate: $0) })) { timeline in
        let isLate = timeline.date.timeIntervalSinceReferenceDate >= 1
        ZStack {
          if isThere { Color.red }
        }
        .onAppear { withAnimation(.linear(duration: 2)) { isThere = false } }
        .onChange(of: isLate) { withAnimation(.linear(duration: 2)) { isThere = true } }
      }
    }
  }

  @Test(arguments: [(0.5, 0.75), (1.5, 0.4375), (2, 0.5), (3, 1)])
  func interruptedTransitionReverses(time: Double, alpha: Double) throws {
    let colors = try Returning().drawn(10, 10, at: time).leaves.compactMap(\.color)
    #expect(colors.count == 1)
    #expect(abs((colors.first?.alpha ?? 0) - alpha) < 1e-3)
  }

  private final class Log {
    var lines: [String] = []
  }

  nonisolated private struct Missed: View {
    let log: Log
    var animation: Animation?
    @State private var isThere = true
    var body: some View {
      VStack {
        if isThere {
          Color.red
            .onAppear { log.lines.append("came") }
            .onDisappear { log.lines.append("went") }
        }
      }
      .onAppear { withAnimation(animation) { isThere = false } }
    }
  }

  @Test
  func disappearanceIsReportedAfterTheRemoval() throws {
    let log = Log()
    _ = try Missed(log: log).drawn(10, 10)
    #expect(log.lines == ["came", "went"])
    let slow = Log()
    _ = try Missed(log: slow, animation: .linear(duration: 2)).drawn(10, 10, at: 1)
    #expect(slow.lines == ["came"])
    _ = try Missed(log: slow, animation: .linear(duration: 2)).drawn(10, 10, at: 3)
    #expect(slow.lines == ["came", "came", "went"])
  }

  /// A view that removes its content with an animation and notes the completion.
  nonisolated private struct Followed<Content: View>: View {
    let log: Log
    let content: Content
    @State private var isThere = true
    var body: some View {
      ZStack {
        Color.blue
        if isThere { content }
      }
      .onAppear {
        withAnimation(.linear(duration: 2)) {
          isThere = false
        } completion: {
          log.lines.append("done")
        }
      }
    }
  }

  @Test
  func completionWaitsForTheTransition() throws {
    let log = Log()
    _ = try Followed(log: log, content: Color.red).drawn(10, 10, at: 1.9)
    #expect(log.lines == [])
    _ = try Followed(log: log, content: Color.red).drawn(10, 10, at: 2.1)
    #expect(log.lines == ["done"])
  }

  private struct MassRemoval: View {
    @State private var numbers = Array(0..<30_000)
    var body: some View {
      ZStack {
        ForEach(numbers, id: \.self) { _ in Color.red.frame(width: 1, height: 1) }
      }
      .onAppear {
        withAnimation(.linear(duration: 1)) { numbers.removeAll { $0.isMultiple(of: 2) } }
      }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func manyViewsCanBeRemovedAtOnce() throws {
    #expect(try MassRemoval().drawn(10, 10, at: 0.5).leaves.count == 30_000)
    #expect(try MassRemoval().drawn(10, 10, at: 2).leaves.count == 15_000)
  }

  private final class Distance: ObservableObject {
    var length: CGFloat = 40
  }

  private struct EnvironmentTransition: Transition {
    @EnvironmentObject private var distance: Distance

    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.isIdentity ? 0 : distance.length)
    }
  }

  private struct InsertedView: View {
    @State private var isThere = false
    var body: some View {
      ZStack {
        if isThere { Color.red.transition(EnvironmentTransition()) }
      }
      .onAppear { withAnimation(.linear(duration: 2)) { isThere = true } }
    }
  }

  @Test
  func transitionsMayHaveDynamicProperties() throws {
    let leaves = try InsertedView().environmentObject(Distance()).drawn(10, 10, at: 0.5).leaves
    #expect(leaves.map(\.transform.tx) == [30])
    let error = #expect(throws: RenderingError.self) { try InsertedView().drawn(10, 10, at: 0.5) }
    #expect(error?.description.contains("reads an object of type Distance") == true)
  }

  @Test
  func viewWithoutElementsIsRemovedImmediately() throws {
    let log = Log()
    #expect(try Followed(log: log, content: EmptyView()).drawn(10, 10, at: 1).leaves.count == 1)
    #expect(log.lines == ["done"])
  }
}
