import Drawing
import Foundation
import Scene
import Testing

@Suite
struct ContentTransitionTests {
  private struct Counter: View {
    var transition: ContentTransition?
    var animation: Animation? = .linear(duration: 2)
    @State private var text = "a"

    var body: some View {
      VStack {
        if let transition {
          Text(text).contentTransition(transition)
        } else {
          Text(text)
        }
      }
      .onAppear { withAnimation(animation) { text = "b" } }
    }
  }

  private static func alphas(_ view: some View, at time: Double) throws -> [Double] {
    try view.drawn(100, 100, at: time).leaves.compactMap { $0.color?.alpha }
  }

  @Test(arguments: [
    ContentTransition.opacity, .interpolate, .numericText(), .numericText(value: 1),
  ])
  func wordsCrossFade(transition: ContentTransition) throws {
    let view = Counter(transition: transition)
    #expect(try Self.alphas(view, at: 0) == [1])
    #expect(try Self.alphas(view, at: 0.5) == [0.75, 0.25])
    #expect(try Self.alphas(view, at: 1.5) == [0.25, 0.75])
    #expect(try Self.alphas(view, at: 2) == [1])
    let last = try view.drawn(100, 100, at: 2).leaves.map(\.outline)
    #expect(try last == Text("b").drawn(100, 100).leaves.map(\.outline))
  }

  @Test
  func textChangesAtOnceByDefault() throws {
    for transition in [ContentTransition.identity, nil] {
      let list = try Counter(transition: transition).drawn(100, 100, at: 0.5)
      let expected = try Text("b").drawn(100, 100).leaves.map(\.outline)
      #expect(list.leaves.map(\.outline) == expected)
    }
  }

  @Test
  func withoutAnAnimationTextChangesAtOnce() throws {
    let view = Counter(transition: .opacity, animation: nil)
    #expect(try Self.alphas(view, at: 0.5) == [1])
  }

  private struct Replaced: View {
    let configuration: BlurReplaceTransition.Configuration
    @State private var isShown = false

    var body: some View {
      ZStack {
        if isShown {
          Color.red.transition(.blurReplace(configuration))
        } else {
          Color.blue.transition(.blurReplace(configuration))
        }
      }
      .onAppear { withAnimation(.linear(duration: 2)) { isShown = true } }
    }
  }

  @Test(arguments: [
    (BlurReplaceTransition.Configuration.downUp, 90.0, 90.0), (.upUp, 110, 90),
  ])
  func replacedViewsAreBlurredAndScaled(
    configuration: BlurReplaceTransition.Configuration,
    going: Double,
    coming: Double
  ) throws {
    let groups = try Replaced(configuration: configuration).drawn(100, 100, at: 1).topLevelGroups
    #expect(groups.count == 2)
    #expect(groups.allSatisfy { if case .blur? = $0.filter { true } else { false } })
    #expect(groups.allSatisfy { abs($0.opacity - 0.5) < 1e-3 })
    let widths = groups.map { $0.nodes.bounds.width }
    let isBlue = DisplayList(size: .zero, nodes: groups[0].nodes).leaves[0].color?.red == 0
    let expected = isBlue ? [going, coming] : [coming, going]
    #expect(zip(widths, expected).allSatisfy { abs($0 - $1) < 0.01 })
  }

  private struct TwiceChanged: View {
    @State private var text = "a"

    var body: some View {
      TimelineView(.explicit([0, 0.5].map { Date(timeIntervalSinceReferenceDate: $0) })) { line in
        let isLate = line.date.timeIntervalSinceReferenceDate >= 0.5
        Text(text).contentTransition(.opacity)
          .onAppear { withAnimation(.linear(duration: 2)) { text = "b" } }
          .onChange(of: isLate) { withAnimation(.linear(duration: 2)) { text = "c" } }
      }
    }
  }

  /// The second change adds its motion to the rest of the first one: at 1.5 s, the opacity of “b”
  /// is the mean of 1 and a quarter.
  @Test(
    arguments: [
      (0.25, ["a 0.875", "b 0.125"]), (0.5, ["b 1.0"]), (1.5, ["b 0.625", "c 0.375"]),
      (2, ["b 0.25", "c 0.75"]), (2.5, ["c 1.0"]),
    ] as [(Double, [String])]
  )
  func overlappingContentTransitionsAreAdded(time: Double, texts: [String]) throws {
    let leaves = try TwiceChanged().drawn(100, 100, at: time).leaves
    let outlines = try ["a", "b", "c"].map { try Text($0).drawn(100, 100).leaves[0].outline }
    let found = leaves.map { leaf in
      let name = outlines.firstIndex(of: leaf.outline).map { ["a", "b", "c"][$0] } ?? "?"
      return "\(name) \(((leaf.color?.alpha ?? 0) * 1000).rounded() / 1000)"
    }
    #expect(found == texts)
  }

  @Test
  func replacedViewsAreBlurredByEightPoints() throws {
    let groups = try Replaced(configuration: .downUp).drawn(100, 100, at: 1).topLevelGroups
    for group in groups {
      guard case .blur(let blur)? = group.filter else { return #expect(Bool(false), "no blur") }
      #expect(abs(blur.deviation.width / (group.nodes.bounds.width / 100) - 4) < 0.01)
    }
  }
}
