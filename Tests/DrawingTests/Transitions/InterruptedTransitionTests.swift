import Drawing
import Foundation
import Scene
import Testing

/// Changes of views while transitions of earlier changes are still running.
@Suite
struct InterruptedTransitionTests {
  /// A view of a number that changes at the given times, each time within a second.
  nonisolated private struct Steps<Content: View>: View {
    let changes: [(time: Double, isAnimated: Bool)]
    @ViewBuilder let content: (Int) -> Content
    @State private var number = 0

    var body: some View {
      ZStack {
        Color.clear
        content(number)
      }
      .background {
        TimelineView(
          .explicit(([0] + changes.map(\.time)).map { Date(timeIntervalSinceReferenceDate: $0) })
        ) { entry in
          let time = entry.date.timeIntervalSinceReferenceDate
          Color.clear.onChange(of: changes.count { $0.time <= time }) { _, new in
            guard changes[new - 1].isAnimated else { return number = new }
            withAnimation(.linear(duration: 1)) { number = new }
          }
        }
      }
    }
  }

  nonisolated fileprivate static func square(_ color: Color) -> some View {
    color.frame(width: 20, height: 20)
  }

  /// Views that show one of several squares: red first, then green, then blue.
  enum Case: CaseIterable {
    case conditions
    case cases
    case erased
    case identity
    case elements
  }

  private static let colors: [Color] = [.red, .green, .blue, .orange]

  private static func view(_ name: Case, _ number: Int) -> AnyView {
    let color = colors[number % colors.count]
    return switch name {
    case .conditions: AnyView(Conditions(number: number))
    case .cases: AnyView(Cases(number: number))
    case .erased:
      AnyView(
        number == 0
          ? AnyView(square(.red))
          : number == 1
            ? AnyView(square(.green).opacity(1))
            : AnyView(
              square(.blue).opacity(1).opacity(1)
            )
      )
    case .identity: AnyView(square(color).id(number))
    case .elements: AnyView(ForEach([number], id: \.self) { square(colors[$0]) })
    }
  }

  nonisolated private struct Conditions: View {
    let number: Int

    var body: some View {
      if number == 0 {
        square(.red)
      } else if number == 1 {
        square(.green)
      } else {
        square(.blue)
      }
    }
  }

  nonisolated private struct Cases: View {
    let number: Int

    var body: some View {
      switch number {
      case 0: square(.red)
      case 1: square(.green)
      case 2: square(.blue)
      default: square(.orange)
      }
    }
  }

  /// The frame and the opacity of each square, by its colour.
  private func squares(_ view: some View, at time: Double) throws -> [RGBA: Square] {
    var squares: [RGBA: Square] = [:]
    for leaf in try view.drawn(100, 100, at: time).leaves {
      var color = try #require(leaf.color)
      let alpha = color.alpha
      color = RGBA(red: color.red, green: color.green, blue: color.blue, alpha: 1)
      squares[color] = Square(
        frame: leaf.outline.path.boundingRect.applying(leaf.transform),
        alpha: alpha
      )
    }
    return squares
  }

  private struct Square {
    let frame: CGRect
    let alpha: Double
  }

  private static let red = RGBA(red: 255, green: 59, blue: 48, alpha: 1)
  private static let green = RGBA(red: 52, green: 199, blue: 89, alpha: 1)
  private static let blue = RGBA(red: 0, green: 122, blue: 255, alpha: 1)

  /// Red fades out from 1 to 2. Green fades in from 1, and out from 1.25 to 2.25, when blue fades in.
  @Test(arguments: Case.allCases, [1.375, 1.5, 1.75, 1.95, 2.05, 2.2])
  func removedViewsFadeOnce(_ name: Case, time: Double) throws {
    let view = Steps(changes: [(1, true), (1.25, true)]) {
      InterruptedTransitionTests.view(name, $0)
    }
    let squares = try squares(view, at: time)
    let expected = [
      Self.red: max(2 - time, 0), Self.green: (min(time, 2) - 1) * (2.25 - time),
      Self.blue: time - 1.25,
    ]
    #expect(expected.allSatisfy { abs((squares[$0]?.alpha ?? 0) - $1) < 1e-3 })
    let frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    #expect(squares.values.allSatisfy { $0.frame == frame })
  }

  /// A view that returns doesn't change the removal of one that it replaced before.
  @Test(arguments: [Case.conditions, .cases], [1.5, 1.625, 1.75, 1.95])
  func returningViewsDoNotChangeOtherRemovals(_ name: Case, time: Double) throws {
    let view = Steps(changes: [(1, true), (1.25, true), (1.5, true)]) {
      InterruptedTransitionTests.view(name, $0 == 3 ? 1 : $0)
    }
    let red = try #require(try squares(view, at: time)[Self.red])
    #expect(abs(red.alpha - (2 - time)) < 1e-3)
    #expect(red.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  /// A slide of 20 points within a second, each of which starts with a change.
  @Test(arguments: Case.allCases, [1.375, 1.5, 1.75, 1.95, 2.05, 2.2])
  func slidesContinueUntilTheirOwnEnd(_ name: Case, time: Double) throws {
    let view = Steps(changes: [(1, true), (1.25, true)]) {
      InterruptedTransitionTests.view(name, $0).transition(.slide)
    }
    let squares = try squares(view, at: time)
    #expect((squares[Self.red] != nil) == (time < 2))
    if let red = squares[Self.red] { #expect(abs(red.frame.minX - (20 + 20 * time)) < 1e-3) }
    let blue = try #require(squares[Self.blue])
    #expect((squares[Self.green] != nil) == (time < 2.25))
    #expect(abs(blue.frame.minX - (20 + 20 * (time - 1.25))) < 1e-3)
    #expect(squares.values.allSatisfy { $0.alpha == 1 })
  }

  /// Stacks keep the removed views at the place that they had when they were removed, below a view that
  /// stays, whichever of them are removed first.
  @Test(
    arguments: [Case.conditions, .cases, .identity, .elements],
    [[0, 1, 2], [1, 2, 3], [2, 1, 0], [1, 2, 1]]
  )
  func removedViewsKeepTheirPositionInStacks(_ name: Case, numbers: [Int]) throws {
    let view = Steps(changes: [(1, true), (1.25, true)]) { change in
      VStack(spacing: 0) {
        Color.black.frame(width: 20, height: 20)
        InterruptedTransitionTests.view(name, numbers[change])
        Spacer(minLength: 0)
      }
    }
    let moments = try [1.125, 1.5, 1.75, 1.9, 2.1].map { try squares(view, at: $0) }
    #expect(moments.allSatisfy { $0.count >= 2 })
    let frames = moments.flatMap { $0.filter { $0.key != .black }.values.map(\.frame) }
    #expect(frames.allSatisfy { $0 == CGRect(x: 40, y: 20, width: 20, height: 20) })
  }

  /// A second removal of a view that has returned lasts until its own end.
  @Test(arguments: [1.75, 1.9375, 2.0, 2.0625, 2.25, 2.4375])
  func secondRemovalsLastUntilTheirEnd(time: Double) throws {
    let view = Steps(changes: [(1, true), (1.25, true), (1.5, true)]) { number in
      if number % 2 == 0 { InterruptedTransitionTests.square(.red) }
    }
    // Each animation starts from the value of the one before it, and lasts a second.
    let progress = [1, 1.25, 1.5].map { min(time - $0, 1) }
    let alpha = (1 - progress[0] * (1 - progress[1])) * (1 - progress[2])
    let red = try #require(try squares(view, at: time)[Self.red])
    #expect(abs(red.alpha - alpha) < 1e-3)
  }

  /// A view keeps its place if the branch that contains it returns during its removal, with another
  /// view.
  @Test(arguments: [[0, 1, 0, 3], [0, 1, 2, 2]], [1.5, 1.5625, 1.75, 2.0, 2.2])
  func viewsOfReturningBranchesKeepTheirPlace(numbers: [Int], time: Double) throws {
    let view = Steps(changes: [(1, true), (1.25, true), (1.5, true)]) { change in
      let number = numbers[change]
      HStack(spacing: 0) {
        if number % 2 == 0 {
          if number == 0 {
            InterruptedTransitionTests.square(.red)
          } else {
            InterruptedTransitionTests.square(.green)
          }
        } else if number == 1 {
          InterruptedTransitionTests.square(.blue)
        } else {
          InterruptedTransitionTests.square(.orange)
        }
      }
    }
    let places = try squares(view, at: time).values.map(\.frame.minX)
    #expect(!places.isEmpty && places.allSatisfy { $0 == 40 })
  }

  /// A transition whose body is a container.
  private struct Contained: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      ZStack { content.opacity(phase.isIdentity ? 1 : 0) }
    }
  }

  @Test(arguments: [1.125, 1.5, 1.75, 1.95])
  func viewsInTransitionsWithContainersKeepTheirPosition(time: Double) throws {
    let view = Steps(changes: [(1, true), (1.25, true)]) { number in
      VStack(spacing: 0) {
        InterruptedTransitionTests.square(InterruptedTransitionTests.colors[number]).id(number)
          .transition(Contained())
        Spacer(minLength: 0)
      }
    }
    let red = try #require(try squares(view, at: time)[Self.red])
    #expect(red.frame == CGRect(x: 40, y: 0, width: 20, height: 20))
    #expect(abs(red.alpha - (2 - time)) < 1e-3)
  }

  /// Neither an insertion beside it nor the end of another removal moves a removed view.
  @Test(arguments: [1.3, 1.5, 1.75, 1.95], [true, false])
  func changesOfNeighboursKeepRemovedViewsInPlace(time: Double, isAnimated: Bool) throws {
    let view = Steps(changes: [(1, true), (1.25, isAnimated)]) { change in
      VStack(spacing: 0) {
        if change == 2 { InterruptedTransitionTests.square(.green) }
        if change < 2 { InterruptedTransitionTests.square(.blue) }
        if change == 0 { InterruptedTransitionTests.square(.red) }
        Spacer(minLength: 0)
      }
    }
    let red = try #require(try squares(view, at: time)[Self.red])
    #expect(red.frame == CGRect(x: 40, y: 20, width: 20, height: 20))
  }

  /// A view that is inserted without an animation doesn't displace one that is fading.
  @Test(arguments: [1.25, 1.5, 1.75])
  func insertionsWithoutAnimationKeepRemovedViewsInPlace(time: Double) throws {
    let view = Steps(changes: [(1, true), (1.5, false)]) { number in
      VStack(spacing: 0) {
        InterruptedTransitionTests.square(InterruptedTransitionTests.colors[number]).id(number)
        Spacer(minLength: 0)
      }
    }
    let squares = try squares(view, at: time)
    let red = try #require(squares[Self.red])
    #expect(red.frame == CGRect(x: 40, y: 0, width: 20, height: 20))
    #expect(abs(red.alpha - (2 - time)) < 1e-3)
    #expect(squares[time < 1.5 ? Self.green : Self.blue]?.frame.minY == 0)
  }

  private static let composed: [AnyTransition] = [
    .slide.combined(with: .scale),
    .asymmetric(insertion: .move(edge: .leading), removal: .opacity),
    .asymmetric(insertion: .slide, removal: .scale),
  ]

  /// The removal of a view in an erased one starts where the view is.
  @Test(arguments: composed.indices, [1.0, 1.25, 1.5])
  func erasedViewsAreRemovedFromTheirPlace(index: Int, time: Double) throws {
    let transition = InterruptedTransitionTests.composed[index]
    let direct = Steps(changes: [(1, true)]) { number in
      ZStack { Conditional(number: number).transition(transition) }
    }
    let erased = Steps(changes: [(1, true)]) { number in
      ZStack { AnyView(Conditional(number: number)).transition(transition) }
    }
    let (expected, actual) = (try squares(direct, at: time), try squares(erased, at: time))
    #expect(!expected.isEmpty)
    #expect(expected.mapValues(\.frame) == actual.mapValues(\.frame))
    #expect(expected.mapValues(\.alpha) == actual.mapValues(\.alpha))
  }

  nonisolated private struct Conditional: View {
    let number: Int

    var body: some View {
      if number == 0 { square(.red) }
    }
  }
}
