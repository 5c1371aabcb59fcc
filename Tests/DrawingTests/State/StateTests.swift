import Drawing
import Scene
import Testing

@Suite
struct StateTests {
  /// A bar whose width shows its state.
  private struct Counter: View {
    @State private var count = 1
    var body: some View {
      Color.red
        .frame(width: CGFloat(count), height: 1)
        .onAppear { count += 1 }
    }
  }

  @Test
  func changesOnAppearAreShownAtOnce() throws {
    #expect(try Counter().drawn(nil, nil).size.width == 2)
  }

  @Test
  func eachRenderingStartsWithTheInitialState() throws {
    let view = Counter()
    #expect(try view.drawn(nil, nil).size.width == 2)
    #expect(try view.drawn(nil, nil).size.width == 2)
  }

  @Test
  func stateBelongsToThePositionNotTheValue() throws {
    let view = Counter()
    let list = try HStack(spacing: 0) {
      view
      view
    }.drawn(nil, nil)
    #expect(list.leaves.map(\.transform.tx) == [0, 2])
  }

  private struct Parent: View {
    @State private var width = 3.0
    var body: some View {
      // The child is created with another initial value each time, but keeps the first one.
      Child(width: width).onAppear { width = 9 }
    }
  }

  private struct Child: View {
    @State var width: Double
    var body: some View { Color.red.frame(width: width, height: 1) }
  }

  @Test
  func firstValueOfAPositionIsKept() throws {
    #expect(try Parent().drawn(nil, nil).size.width == 3)
  }

  private struct Renamed: View {
    @State private var name = "a"
    var body: some View {
      Child(width: name == "a" ? 3 : 9).id(name).onAppear { name = "b" }
    }
  }

  @Test
  func anotherIdentityIsAnotherView() throws {
    #expect(try Renamed().drawn(nil, nil).size.width == 9)
  }

  private struct Branches: View {
    @State private var isFirst = true
    var body: some View {
      HStack(spacing: 0) {
        if isFirst { Child(width: 3) } else { Child(width: 9) }
      }
      .onAppear { isFirst = false }
    }
  }

  @Test
  func branchesHaveSeparateState() throws {
    #expect(try Branches().drawn(nil, nil).size.width == 9)
  }

  private struct Rows: View {
    @State private var numbers = [1, 2, 3]
    var body: some View {
      HStack(spacing: 0) {
        ForEach(numbers, id: \.self) { number in Row(number: number) }
      }
      .onAppear { numbers = [3, 1, 4] }
    }
  }

  private struct Row: View {
    let number: Int
    @State private var appeared = 0
    var body: some View {
      Color.red.frame(width: CGFloat(10 * number + appeared), height: 1)
        .onAppear { appeared += 1 }
    }
  }

  @Test
  func elementsKeepTheirStateAtAnyPosition() throws {
    #expect(try Rows().drawn(nil, nil).leaves.map(\.transform.tx) == [0, 31, 42])
  }

  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      Color.red.onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test
  func viewThatNeverSettlesIsNamedInTheError() throws {
    let error = #expect(throws: RenderingError.self) { try Restless().drawn(10, 10) }
    #expect(error == .neverSettles(view: "Restless", time: 0, limit: 200))
  }

  private struct Eager: View {
    @State private var count = 0
    var body: some View {
      count += 1
      return Color.red
    }
  }

  @Test
  func bodyThatChangesItsStateIsAnError() throws {
    #expect(throws: RenderingError.neverSettles(view: "Eager", time: 0, limit: 200)) {
      try Eager().drawn(10, 10)
    }
  }

  private struct Optionals: View {
    @State private var width: CGFloat?
    var body: some View {
      Color.red.frame(width: width ?? 5, height: 1).onAppear { width = 7 }
    }
  }

  @Test
  func stateMayBeOptional() throws {
    #expect(try Optionals().drawn(nil, nil).size.width == 7)
  }

  @Test @MainActor
  func stateOutsideRenderingHasItsInitialValue() {
    struct Holder: View {
      @State var count = 4
      var body: some View { EmptyView() }
    }
    let holder = Holder()
    holder.count = 5
    #expect(holder.count == 4)
  }

  /// A custom dynamic property that contains one of the library's.
  private struct Doubled: DynamicProperty {
    @State var half = 2.0
    var whole: Double { 2 * half }
  }

  private struct Composed: View {
    private var width = Doubled()
    var body: some View {
      Color.red.frame(width: width.whole, height: 1).onAppear { width.half = 6 }
    }
  }

  @Test
  func nestedPropertiesAreBound() throws {
    #expect(try Composed().drawn(nil, nil).size.width == 12)
  }

  @Test
  func stateInDeepNestingIsFound() throws {
    func nested(_ depth: Int) -> AnyView {
      depth == 0 ? AnyView(Counter()) : AnyView(VStack { nested(depth - 1) })
    }
    #expect(try nested(2_000).drawn(nil, nil).size.width == 2)
  }

  private struct Tagged: Identifiable {
    let id = UUID()
    let number: Int
  }

  private struct TaggedRows: View {
    @State private var rows = [1, 2, 3].map(Tagged.init)
    @State private var isLate = false
    var body: some View {
      HStack(spacing: 0) { ForEach(rows) { Kept(number: isLate ? 9 : $0.number) } }
        .onAppear {
          rows.reverse()
          isLate = true
        }
    }
  }

  /// A view that keeps the number with which it was first created.
  private struct Kept: View {
    @State var number: Int
    var body: some View { Color.red.frame(width: CGFloat(number), height: 1) }
  }

  @Test
  func unnamedElementsKeepTheirState() throws {
    #expect(try TaggedRows().drawn(nil, nil).leaves.map(\.transform.tx) == [0, 3, 5])
  }

  private struct Twins: View {
    @State private var numbers = [1, 1, 2]
    var body: some View {
      HStack(spacing: 0) { ForEach(numbers, id: \.self) { Row(number: $0) } }
    }
  }

  @Test
  func equalIdentitiesShareTheirState() throws {
    // Only the first of the two appears, and both show the value that it wrote.
    #expect(try Twins().drawn(nil, nil).leaves.map(\.transform.tx) == [0, 11, 22])
  }

  private struct Nested: View {
    @State private var width = 2.0
    var body: some View {
      let inner = try? Counter().drawn(nil, nil).size.width
      Color.red.frame(width: width + (inner ?? 0), height: 1).onAppear { width = 5 }
    }
  }

  @Test
  func renderingInABodyIsIndependent() throws {
    #expect(try Nested().drawn(nil, nil).size.width == 7)
  }

  @Test
  func renderingsDoNotShareState() async throws {
    let widths = try await withThrowingTaskGroup(of: CGFloat.self) { group in
      for _ in 0..<32 {
        group.addTask {
          try HStack(spacing: 0) {
            Counter(); Rows()
          }.drawn(nil, nil).size.width
        }
      }
      return try await group.reduce(into: Set<CGFloat>()) { $0.insert($1) }
    }
    #expect(widths == [85] as Set<CGFloat>)
  }

  /// A view that writes its state in its initialiser.
  private struct Assigned: View {
    @State private var width: CGFloat
    @State private var note: String?
    private let height: CGFloat
    init(width: CGFloat) {
      self.width = width
      height = 2
    }
    var body: some View { Color.red.frame(width: width, height: height) }
  }

  @Test @MainActor
  func initialisersCanWriteState() throws {
    #expect(try Assigned(width: 7).drawn(nil, nil).size == CGSize(width: 7, height: 2))
  }
}
