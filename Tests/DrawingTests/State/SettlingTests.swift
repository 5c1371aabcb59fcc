import Drawing
import Scene
import Testing

/// State changes of many views at one moment, which aren't an endless chain.
@Suite
struct SettlingTests {
  /// A bar that becomes wider once, with an animation that no other bar has.
  private struct Bar: View {
    let index: Int
    @State private var isWide = false
    var body: some View {
      Color.red.frame(width: isWide ? 3 : 1, height: 1)
        .onAppear {
          withAnimation(.linear(duration: 1).delay(Double(index))) { isWide = true }
        }
    }
  }

  @Test
  func manyViewsCanChangeTheirStateAtOnce() throws {
    let bars = VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<230) { Bar(index: $0) }
    }
    let list = try bars.drawn(nil, nil, at: 229.5)
    #expect(list.size == CGSize(width: 3, height: 230))
    #expect(list.leaves.count == 230)
  }

  /// A column of bars that one view widens one after another.
  private struct Column: View {
    @State private var widths = [Double](repeating: 1, count: 230)
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(widths.indices, id: \.self) { Color.red.frame(width: widths[$0], height: 1) }
      }
      .onAppear {
        for index in widths.indices {
          withAnimation(.linear(duration: 1).delay(Double(index))) { widths[index] = 3 }
        }
      }
    }
  }

  @Test
  func oneViewCanChangeItsStateManyTimesAtOnce() throws {
    #expect(try Column().drawn(nil, nil, at: 500).leaves.count == 230)
  }

  /// The number of times that a body was called; a class because views are values.
  private final class CallCount {
    var calls = 0
  }

  nonisolated private struct Restless: View {
    let index: Int
    let count: CallCount
    @State private var changes = 0
    var body: some View {
      if index == 0 { count.calls += 1 }
      return Color.red.onChange(of: changes, initial: true) {
        withAnimation(.linear.delay(Double(index))) { changes += 1 }
      }
    }
  }

  @Test
  func manyViewsThatNeverSettleAreRefusedEarly() throws {
    let count = CallCount()
    let views = ForEach(0..<30) { Restless(index: $0, count: count) }
    let error = #expect(throws: RenderingError.self) { try views.drawn(10, 10) }
    guard case .neverSettles(_, 0, 200)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(count.calls < 1200)
  }

  private struct Follower: View {
    @State private var changes = 0
    let last: Int
    var body: some View {
      Color.red.frame(width: CGFloat(changes), height: 1)
        .onChange(of: changes, initial: true) {
          if changes < last { withAnimation { changes += 1 } }
        }
    }
  }

  @Test(arguments: [150, 250])
  func chainOfOneViewIsLimited(last: Int) throws {
    let width = try? Follower(last: last).drawn(nil, nil).size.width
    #expect(width == (last < 200 ? 150 : nil))
  }
}
