import Drawing
import Foundation
import Scene
import Testing

/// Insertions, removals and moves of subviews, which look like those of the views themselves.
@Suite
struct SubviewTransitionTests {
  /// A bar whose identity isn't part of its name in pictures. The width distinguishes it from the others.
  fileprivate struct Bar: Identifiable {
    let id = UUID()
    let width: CGFloat
  }

  private static let bars = [4, 8, 12].map { Bar(width: $0) }

  /// The bars after a change.
  enum Change: CaseIterable {
    case insertion, removal, reversal

    fileprivate var before: [Bar] { self == .insertion ? [bars[0], bars[2]] : bars }

    fileprivate var after: [Bar] {
      switch self {
      case .insertion: bars
      case .removal: [bars[0], bars[2]]
      case .reversal: bars.reversed()
      }
    }
  }

  /// The view through which the bars become subviews.
  enum Arrangement: CaseIterable {
    case each, nested, group, variadic
  }

  private struct Root: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View { children }
  }

  private struct Changing: View {
    let change: Change
    let arrangement: Arrangement?
    @State private var isChanged = false

    private var list: some View {
      ForEach(isChanged ? change.after : change.before) { bar in
        Color.red.frame(width: bar.width, height: 10).transition(.scale(scale: 0.5))
      }
    }

    @ViewBuilder private var content: some View {
      switch arrangement {
      case nil: list
      case .each: ForEach(subviews: list) { $0 }
      case .nested: ForEach(subviews: ForEach(subviews: list) { $0 }) { $0 }
      case .group: Group(subviews: list) { $0 }
      case .variadic: _VariadicView.Tree(Root()) { list }
      }
    }

    var body: some View {
      HStack(spacing: 0) { content }
        .onAppear { withAnimation(.linear(duration: 1)) { isChanged = true } }
    }
  }

  @Test(arguments: Change.allCases, Arrangement.allCases)
  func subviewsMoveLikeTheViewsThemselves(_ change: Change, _ arrangement: Arrangement) throws {
    let expected = try shown(Changing(change: change, arrangement: nil), at: 0.5)
    let found = try shown(Changing(change: change, arrangement: arrangement), at: 0.5)
    #expect(expected.count == 3)
    #expect(found == expected)
    let end = try shown(Changing(change: change, arrangement: arrangement), at: 2)
    #expect(end.map(\.frame.width) == change.after.map(\.width))
  }

  private struct Counted: View {
    @State private var isChanged = false

    var body: some View {
      Group(
        subviews: ForEach(isChanged ? [0, 2] : [0, 1, 2], id: \.self) { _ in
          Color.red.frame(width: 10, height: 10)
        }
      ) { views in
        HStack(spacing: 0) {
          views
          ForEach(0..<views.count, id: \.self) { _ in
            Color.blue.frame(width: 10, height: 10).transition(.identity)
          }
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isChanged = true } }
    }
  }

  @Test
  func viewsThatAreBeingRemovedAreNotAmongTheSubviews() throws {
    let leaves = try Counted().drawn(100, 10, at: 0.5).leaves
    #expect(leaves.map(\.color?.alpha) == [1, 0.5, 1, 1, 1])
  }

  private struct Growing: View {
    @State private var width: CGFloat = 2

    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onAppear { withAnimation(.linear(duration: 4)) { width = 42 } }
    }
  }

  /// Removes a growing view, or stops choosing it from the subviews.
  private struct Choice: View {
    let choosesSubviews: Bool
    @State private var height: CGFloat = 5
    @State private var isSmall = false

    private var other: some View { Color.blue.frame(width: 5, height: height) }

    var body: some View {
      HStack(spacing: 0) {
        if choosesSubviews {
          Group(
            subviews: Group {
              Growing(); other
            }
          ) { views in
            ForEach(views.suffix(isSmall ? 1 : 2)) { $0 }
          }
        } else {
          if !isSmall { Growing() }
          other
        }
      }
      .onAppear {
        withAnimation(.linear(duration: 1)) {
          height = 10
        } completion: {
          withAnimation(.linear(duration: 1)) { isSmall = true }
        }
      }
    }
  }

  @Test(arguments: [0.5, 1.25, 1.75, 3])
  func aSubviewThatIsNoLongerChosenContinuesItsMotion(time: Double) throws {
    let expected = try shown(Choice(choosesSubviews: false), at: time)
    #expect(try shown(Choice(choosesSubviews: true), at: time) == expected)
    #expect(expected.count == (time < 2 ? 2 : 1))
  }

  /// Views around subviews are inserted and removed as a whole.
  private struct Wrapped: View {
    let usesSubviews: Bool
    @State private var isChanged = false

    private var numbers: [Int] { isChanged ? [0, 2, 3] : [0, 1, 2] }

    private func part(_ number: Int) -> some View {
      Color.red.frame(width: CGFloat(4 + number), height: 10)
    }

    private func labelled(_ part: some View) -> some View {
      VStack(spacing: 0) {
        part
        Color.green.frame(width: 3, height: 2)
      }
    }

    var body: some View {
      HStack(spacing: 0) {
        if usesSubviews {
          ForEach(subviews: ForEach(numbers, id: \.self) { part($0) }) { labelled($0) }
        } else {
          ForEach(numbers, id: \.self) { labelled(part($0)) }
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isChanged = true } }
    }
  }

  @Test(arguments: [0.5, 2])
  func viewsAroundSubviewsFadeAsAWhole(time: Double) throws {
    let expected = try shown(Wrapped(usesSubviews: false), at: time)
    #expect(try shown(Wrapped(usesSubviews: true), at: time) == expected)
    #expect(expected.count == (time < 1 ? 8 : 6))
  }

  /// Two views in one branch, of which only the first has a transition.
  private struct Pair: View {
    let usesSubviews: Bool
    @State private var isShown = true

    private var pair: some View {
      Group {
        if isShown {
          Color.red.frame(width: 10, height: 8).transition(.scale)
          Color.blue.frame(width: 12, height: 8)
        }
      }
    }

    var body: some View {
      HStack(spacing: 0) {
        if usesSubviews { ForEach(subviews: pair) { $0 } } else { pair }
        Color.gray.frame(width: 2, height: 2)
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isShown = false } }
    }
  }

  @Test(arguments: [0, 0.5, 2])
  func eachSubviewHasItsOwnTransition(time: Double) throws {
    let expected = try shown(Pair(usesSubviews: false), at: time)
    #expect(try shown(Pair(usesSubviews: true), at: time) == expected)
    #expect(expected.map(\.alpha) == (time == 0 ? [1, 1, 1] : time < 1 ? [1, 0.5, 1] : [1]))
  }

  /// Each use of a subview has its own transition.
  private struct Repeated: View {
    let usesSubviews: Bool
    @State private var count = 1

    private var list: some View {
      ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 8).transition(.scale)
      }
    }

    var body: some View {
      HStack(spacing: 0) {
        if usesSubviews {
          Group(subviews: list) { views in
            views
            views
          }
        } else {
          list
          list
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { count = 2 } }
    }
  }

  @Test
  func eachUseOfASubviewHasItsTransition() throws {
    let expected = try shown(Repeated(usesSubviews: false), at: 0.5)
    let found = try shown(Repeated(usesSubviews: true), at: 0.5)
    #expect(found.map(\.frame.size) == expected.map(\.frame.size))
    #expect(expected.map(\.frame.width) == [10, 5, 10, 5])
  }

  /// A row with a transition, whose body contains a condition with another one.
  private struct Row: View {
    var body: some View {
      if true { Color.green.frame(width: 6, height: 6).transition(.offset(x: 0, y: 10)) }
    }
  }

  private struct Rows: View {
    let usesSubviews: Bool
    let isInsertion: Bool
    @State private var isChanged = false

    @ViewBuilder private var list: some View {
      Color.red.frame(width: 5, height: 6)
      if isChanged == isInsertion { Row().transition(.offset(x: 0, y: -20)) }
    }

    var body: some View {
      HStack(spacing: 0) {
        if usesSubviews { ForEach(subviews: Group { list }) { $0 } } else { list }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isChanged = true } }
    }
  }

  /// The outermost transition of a subview applies.
  @Test(arguments: [false, true])
  func aRowHasItsOuterTransition(isInsertion: Bool) throws {
    let expected = try shown(Rows(usesSubviews: false, isInsertion: isInsertion), at: 0.5)
    let found = try shown(Rows(usesSubviews: true, isInsertion: isInsertion), at: 0.5)
    #expect(found == expected)
    #expect(found.map(\.frame.minY) == [0, -10])
  }

  /// Dumps are compared between runs, and addresses differ in each.
  @Test
  func dumpsOfIdentitiesContainNoAddresses() throws {
    var text = ""
    let view = Group(subviews: Color.red) { views in
      let _ = dump(views[0].id, to: &text)
      views
    }
    _ = try view.drawn(10, 10)
    #expect(!text.contains("0x"))
    #expect(text.split(separator: "\n").count == 1)
  }

  /// A lazy stack counts only the views that it contains.
  @Test
  func aLazyStackFillsItsFrameWithSubviews() throws {
    let list = ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 5, height: 4) }
    let direct = ScrollView { LazyVStack(spacing: 0) { list } }
    let subviews = ScrollView { LazyVStack(spacing: 0) { ForEach(subviews: list) { $0 } } }
    let expected = try shown(direct, at: 0)
    #expect(expected.count >= 10)
    #expect(try shown(subviews, at: 0) == expected)
  }

  /// The visible part of an element.
  private struct Shown: Equatable {
    let frame: CGRect
    let alpha: Double?
  }

  private func shown(_ view: some View, at time: Double) throws -> [Shown] {
    try view.drawn(100, 40, at: time).leaves.map { leaf in
      Shown(
        frame: leaf.outline.path.applying(leaf.transform).boundingRect,
        alpha: leaf.color?.alpha
      )
    }
  }
}
