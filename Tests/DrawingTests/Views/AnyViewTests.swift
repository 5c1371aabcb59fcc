import Foundation
import Scene
import Testing

@testable import Drawing

@Suite
struct AnyViewTests {
  /// A view that moves by 40 points in 2 seconds, and changes its type meanwhile.
  private struct MovingView: View {
    var change = 1.0
    var isInside = false
    @State private var isFar = false
    @State private var isRound = false

    private var hidden: AnyView {
      guard isInside else { return isRound ? AnyView(Circle()) : AnyView(Color.red) }
      let moving = Color.red.offset(x: isFar ? 40 : 0)
      return isRound ? AnyView(moving.opacity(0.5)) : AnyView(moving)
    }

    var body: some View {
      hidden.offset(x: isInside || !isFar ? 0 : 40)
        .onAppear {
          withAnimation(.linear(duration: 2)) {
            isFar = true
            if change == 0 { isRound = true }
          }
          RenderClock.schedule(after: change) { isRound = true }
        }
    }
  }

  private func leaf(of view: some View, at time: Double = 0) throws -> DisplayList.Leaf {
    try #require(try view.drawn(10, 10, at: time).leaves.first)
  }

  @Test(arguments: [0.0, 1], [(0.5, 10.0), (1, 20), (1.5, 30), (2, 40)])
  func outerMotionContinuesWhenTheTypeChanges(change: Double, moment: (Double, Double)) throws {
    let leaf = try leaf(of: MovingView(change: change), at: moment.0)
    #expect(abs(leaf.transform.tx - moment.1) < 1e-3)
  }

  @Test(arguments: [(0.5, 10.0), (1.5, 40)])
  func motionInsideEndsWithTheType(time: Double, x: Double) throws {
    #expect(abs(try leaf(of: MovingView(isInside: true), at: time).transform.tx - x) < 1e-3)
  }

  /// A view of one of many types that grows once.
  private struct Growing<Kind>: View {
    @State private var width: CGFloat = 1

    var body: some View {
      Color.red.frame(width: width)
        .onAppear { RenderClock.schedule(after: 0.5) { width += 1 } }
    }
  }

  /// A view that has another type from 1 s on.
  private struct Swap: View {
    @State private var isOther = false

    var body: some View {
      (isOther ? AnyView(Growing<Int>()) : AnyView(Growing<String>()))
        .onAppear { RenderClock.schedule(after: 1) { isOther = true } }
    }
  }

  @Test(arguments: [(0.25, 1.0), (0.75, 2), (1.25, 1), (1.75, 2)])
  func stateIsResetWithTheType(time: Double, width: CGFloat) throws {
    #expect(try Swap().drawn(nil, 10, at: time).size.width == width)
  }

  /// A view that changes its type at the start, with a transition of a second.
  private struct Exchange: View {
    var isAnimated = true
    var transition: AnyTransition?
    @State private var isOther = false

    private func hidden(_ view: some View) -> AnyView {
      transition.map { AnyView(view.transition($0)) } ?? AnyView(view)
    }

    var body: some View {
      (isOther ? hidden(Color.red.frame(width: 20)) : hidden(Color.blue))
        .onAppear {
          withAnimation(isAnimated ? .linear(duration: 1) : nil) { isOther = true }
        }
    }
  }

  /// Returns the opacity (in per cent) and the horizontal position of each leaf.
  private func parts(of view: Exchange, at time: Double) throws -> [[Double]] {
    try view.drawn(100, 100, at: time).leaves.map { leaf in
      guard case .solid(let color) = leaf.paint else { return [] }
      return [(color.alpha * 100).rounded(), (leaf.transform.tx * 100).rounded() / 100]
    }
  }

  @Test
  func oneTypeIsRemovedWhileTheOtherIsInserted() throws {
    #expect(try parts(of: Exchange(), at: 0.25) == [[25, 0], [75, 0]])
    #expect(try parts(of: Exchange(), at: 1) == [[100, 0]])
    let moving = Exchange(transition: .move(edge: .leading))
    #expect(try parts(of: moving, at: 0.5) == [[100, -10], [100, -50]])
    #expect(try parts(of: Exchange(isAnimated: false), at: 0) == [[100, 0]])
  }

  /// Completions run one after another, and not all at the start.
  private struct Steps: View {
    @State private var step = 0

    var body: some View {
      (step.isMultiple(of: 2) ? AnyView(Color.red) : AnyView(Circle()))
        .offset(x: CGFloat(step) * 10)
        .onAppear { advance() }
    }

    private func advance() {
      guard step < 4 else { return }
      withAnimation(.linear(duration: 1)) {
        step += 1
      } completion: {
        advance()
      }
    }
  }

  @Test(arguments: [(0.5, 5.0), (1.5, 15), (2.5, 25), (9, 40)])
  func chainedAnimationsRunInSequence(time: Double, x: Double) throws {
    #expect(abs(try leaf(of: Steps(), at: time).transform.tx - x) < 1e-3)
  }

  @Test
  func namesDoNotContainTypeErasure() throws {
    let name = try leaf(of: VStack { Circle().offset(x: 1) }).name
    #expect(try leaf(of: VStack { AnyView(Circle()).offset(x: 1) }).name == name)
    let moving = VStack { AnyView(Circle()).offset(x: 1).onAppear {} }
    #expect(try leaf(of: moving).name == name)
  }

  /// Removes the first of two bars, halved by a modifier around them.
  private struct Halved: View {
    let isErased: Bool
    @State private var numbers = [0, 1]

    private var bars: some View {
      ForEach(numbers, id: \.self) { Color.red.frame(width: CGFloat(8 + 8 * $0), height: 8) }
    }

    var body: some View {
      HStack(spacing: 0) {
        if isErased { AnyView(bars).scaleEffect(0.5) } else { bars.scaleEffect(0.5) }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { numbers = [1] } }
    }
  }

  /// Modifiers around an `AnyView` follow each element, as they do without one.
  @Test(arguments: [0.25, 0.75, 2])
  func modifiersFollowTheElementsOfAnErasedList(time: Double) throws {
    let expected = try Halved(isErased: false).drawn(60, 10, at: time).leaves
    let found = try Halved(isErased: true).drawn(60, 10, at: time).leaves
    #expect(found.map(\.transform) == expected.map(\.transform))
    #expect(expected.count == (time < 1 ? 2 : 1))
  }

  /// Moves down while the view is replaced by one of another type, or of the other branch.
  private struct Replaced: View {
    let isErased: Bool
    @State private var isOn = false

    private var red: some View { Color.red.frame(width: 10, height: 8) }
    private var blue: some View { Color.blue.frame(width: 14, height: 8).padding(0) }
    private var erased: AnyView { isOn ? AnyView(blue) : AnyView(red) }

    var body: some View {
      HStack {
        if isErased {
          erased.offset(y: isOn ? 10 : 0)
        } else {
          Group { if isOn { blue } else { red } }.offset(y: isOn ? 10 : 0)
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  /// The modifier around the `AnyView` continues for both views.
  @Test(arguments: [0, 0.5])
  func modifiersContinueForAReplacedView(time: Double) throws {
    let found = try Replaced(isErased: true).drawn(60, 40, at: time).leaves
    let branch = try Replaced(isErased: false).drawn(60, 40, at: time).leaves
    #expect(places(of: 10, in: found) == [CGFloat(10 * time)])
    #expect(places(of: 10, in: branch) == places(of: 10, in: found))
    #expect(places(of: 14, in: found) == (time == 0 ? [] : [CGFloat(10 * time)]))
  }

  /// Returns the vertical positions of the views of a width.
  private func places(of width: CGFloat, in leaves: [DisplayList.Leaf]) -> [CGFloat] {
    leaves.filter { $0.outline.path.boundingRect.width == width }.map(\.transform.ty)
  }

  private struct Element: Identifiable {
    let id = UUID()
    let width: CGFloat
  }

  /// Removes the first of several elements whose identities have no text, and moves the others.
  private struct Lowered: View {
    let isErased: Bool
    @State private var elements = [4, 8, 12].map { Element(width: $0) }
    @State private var isOn = false

    private var list: some View {
      ForEach(elements) { Color.red.frame(width: $0.width, height: 8) }
    }

    var body: some View {
      HStack(spacing: 0) {
        if isErased { AnyView(list).offset(y: isOn ? 8 : 0) } else { list.offset(y: isOn ? 8 : 0) }
      }
      .onAppear {
        withAnimation(.linear(duration: 1)) {
          isOn = true
          elements.removeFirst()
        }
      }
    }
  }

  @Test(arguments: [0, 0.5, 2])
  func modifiersFollowElementsWithoutTextInTheirIdentity(time: Double) throws {
    let expected = try Lowered(isErased: false).drawn(60, 40, at: time).leaves.map(\.transform)
    #expect(try Lowered(isErased: true).drawn(60, 40, at: time).leaves.map(\.transform) == expected)
  }

  /// Replaces a red view by a blue one for a second, and moves down meanwhile.
  private struct Returning: View {
    @State private var isBlue = false
    @State private var y: CGFloat = 0

    private var red: some View { Color.red.frame(width: 10, height: 8) }
    private var blue: some View { Color.blue.frame(width: 14, height: 8).padding(0) }
    private var erased: AnyView { isBlue ? AnyView(blue) : AnyView(red) }

    var body: some View {
      ZStack { erased.offset(y: y) }
        .onAppear {
          withAnimation(.linear(duration: 4)) { y = 40 }
          withAnimation(.linear(duration: 1), completionCriteria: .removed) {
            isBlue = true
          } completion: {
            withAnimation(.linear(duration: 1)) { isBlue = false }
          }
        }
    }
  }

  @Test(arguments: [0.5, 1.5, 3])
  func aReturningViewContinuesAsWell(time: Double) throws {
    let found = try Returning().drawn(60, 60, at: time).leaves
    #expect(places(of: 10, in: found) == [CGFloat(10 * time)])
  }
}
