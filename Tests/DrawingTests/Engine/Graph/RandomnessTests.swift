import Drawing
import Testing

@Suite
struct RandomnessTests {
  private struct Dice: View {
    var body: some View {
      var random = RenderRandomNumberGenerator()
      return Color.red.frame(width: random.next(in: 10...100), height: 1)
    }
  }

  private func widths<Content: View>(_ view: Content, seed: UInt64) throws -> [CGFloat] {
    let renderer = ImageRenderer(content: view)
    renderer.seed = seed
    return try renderer.displayList().leaves.map { $0.outline.path.boundingRect.width }
  }

  private struct Row: View {
    let count: Int
    var body: some View {
      HStack { ForEach(0..<count, id: \.self) { _ in Dice() } }
    }
  }

  @Test
  func seedDeterminesTheNumbers() throws {
    let first = try widths(Row(count: 5), seed: 1)
    #expect(Set(first).count == 5)
    #expect(try widths(Row(count: 5), seed: 1) == first)
    #expect(try widths(Row(count: 5), seed: 2) != first)
  }

  @Test
  func additionalSiblingDoesNotChangeTheOthers() throws {
    #expect(try widths(Row(count: 5), seed: 1) == widths(Row(count: 6), seed: 1).dropLast())
  }

  private struct Shaken: View {
    let shakes: Bool
    @State private var isShaken = false
    var body: some View {
      var random = RenderRandomNumberGenerator()
      return Color.red.frame(width: random.next(in: 10...100), height: 1)
        .onAppear { isShaken = shakes }
    }
  }

  @Test
  func changeOfStateDrawsAgain() throws {
    let (rested, shaken) = (Shaken(shakes: false), Shaken(shakes: true))
    #expect(try widths(rested, seed: 1) != widths(shaken, seed: 1))
  }

  /// A list whose container changes several times, one evaluation after the other.
  private struct ShakenRow: View {
    let shakes: Int
    @State private var count = 0

    var body: some View {
      VStack { HStack { ForEach(0..<3, id: \.self) { _ in Dice() } } }
        .onAppear { count = 1 }
        .onChange(of: count) { if count < shakes { count += 1 } }
    }
  }

  /// Elements of one container share the sum of the changes above it.
  @Test
  func eachChangeAboveAListDrawsAgain() throws {
    let drawn = try (1...4).map { try widths(ShakenRow(shakes: $0), seed: 1) }
    #expect(Set(drawn).count == 4)
  }

  @Test
  func changeOfAnotherViewDoesNotDrawAgain() throws {
    let alone = HStack {
      Dice()
      Shaken(shakes: false)
    }
    let beside = HStack {
      Dice()
      Shaken(shakes: true)
    }
    #expect(try widths(alone, seed: 1)[0] == widths(beside, seed: 1)[0])
  }

  private struct RandomBox: View {
    @State private var width = RandomBox.draw()
    @State private var height = RandomBox.draw()
    var body: some View { Color.red.frame(width: width, height: height) }

    nonisolated init() {}

    nonisolated static func draw() -> Double {
      var random = RenderRandomNumberGenerator()
      return random.next(in: 10...100)
    }
  }

  @Test
  func initialStateValuesAreDrawnIndependently() throws {
    let list = try HStack(spacing: 0) {
      RandomBox()
      RandomBox()
    }.drawn(nil, nil)
    let boxes = list.leaves.map(\.outline.path.boundingRect)
    #expect(Set(boxes.flatMap { [$0.width, $0.height] }).count == 4)
  }
}
