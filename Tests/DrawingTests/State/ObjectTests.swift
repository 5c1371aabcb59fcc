import Drawing
import Observation
import Testing

@Suite
struct ObjectTests {
  private final class Ruler: ObservableObject {
    @Published var width = 3.0
    @Published var height = 1.0
  }

  @Observable
  fileprivate final class Scale {
    var width = 3.0
  }

  private struct Owner: View {
    @StateObject private var ruler = Ruler()
    var body: some View {
      Reader(ruler: ruler).onAppear { ruler.width += 4 }
    }
  }

  private struct Reader: View {
    @ObservedObject var ruler: Ruler
    var body: some View { Color.red.frame(width: ruler.width, height: ruler.height) }
  }

  @Test
  func changeOfAnObjectIsShown() throws {
    let view = Owner()
    #expect(try view.drawn(nil, nil).size.width == 7)
    #expect(try view.drawn(nil, nil).size.width == 7)
  }

  private struct BoundOwner: View {
    @StateObject private var ruler = Ruler()
    var body: some View {
      Color.red.frame(width: ruler.width, height: 1).onAppear { $ruler.width.wrappedValue = 6 }
    }
  }

  @Test
  func projectedValueGivesBindings() throws {
    #expect(try BoundOwner().drawn(nil, nil).size.width == 6)
  }

  private struct Lookup: View {
    @EnvironmentObject private var ruler: Ruler
    var body: some View {
      Color.red.frame(width: ruler.width, height: 1).onAppear { ruler.width = 5 }
    }
  }

  private struct Measured: Shape {
    @EnvironmentObject private var ruler: Ruler
    func path(in rect: CGRect) -> Path {
      assumingMainActor(self) { shape in
        Path(CGRect(x: 0, y: 0, width: shape.ruler.width, height: shape.ruler.height))
      }
    }
  }

  private struct Pushed: GeometryEffect {
    @EnvironmentObject private var ruler: Ruler
    func effectValue(size: CGSize) -> ProjectionTransform {
      let width = assumingMainActor(self) { $0.ruler.width }
      return ProjectionTransform(CGAffineTransform(translationX: width, y: 0))
    }
  }

  private static let measured: [(String, AnyView)] = [
    ("Measured", AnyView(Measured())),
    ("Measured", AnyView(Measured().fill(.red))),
    ("Measured", AnyView(Measured().trim(from: 0, to: 0.5).stroke(.red))),
    ("Measured", AnyView(Color.red.clipShape(Measured()))),
    ("Pushed", AnyView(Color.red.modifier(Pushed()))),
  ]

  @Test(arguments: measured.indices)
  func shapesAndEffectsReadTheirObjects(index: Int) throws {
    let (name, view) = ObjectTests.measured[index]
    let list = try view.environmentObject(Ruler()).drawn(10, 10)
    #expect(!list.leaves.isEmpty)
    let error = #expect(throws: RenderingError.self) { try view.drawn(10, 10) }
    guard case .missingObject(let path, let type, _) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(path.hasSuffix(name))
    #expect(type == "Ruler")
  }

  @Test
  func objectOfTheEnvironmentIsFoundAndObserved() throws {
    let list = try VStack { Lookup() }.environmentObject(Ruler()).drawn(nil, nil)
    #expect(list.size.width == 5)
  }

  @Test
  func missingObjectErrorNamesViewAndType() throws {
    let error = #expect(throws: RenderingError.self) {
      try VStack {
        Color.red
        Lookup()
      }.drawn(10, 10)
    }
    #expect(
      error
        == .missingObject(view: "VStack/Lookup[1]", type: "Ruler", hint: "environmentObject(_:)")
    )
    #expect(error?.description.contains("VStack/Lookup[1] reads an object of type Ruler") == true)
  }

  nonisolated private struct Observer: View {
    @State private var scale = Scale()
    var body: some View {
      Color.red.frame(width: scale.width, height: 1).onAppear { scale.width += 2 }
    }
  }

  @Test
  func changeOfAnObservableIsShown() throws {
    let view = Observer()
    #expect(try view.drawn(nil, nil).size.width == 5)
    #expect(try view.drawn(nil, nil).size.width == 5)
  }

  nonisolated private struct ScaleReader: View {
    @Environment(Scale.self) private var scale
    @Environment(Scale.self) private var optional: Scale?
    var body: some View {
      @Bindable var bindable = scale
      GeometryReader { _ in
        Color.red.frame(width: scale.width, height: 1)
      }
      .onAppear { $bindable.width.wrappedValue = optional == nil ? 1 : 4 }
    }
  }

  @Test
  func observableOfTheEnvironmentIsFoundAndBound() throws {
    let placed = try ScaleReader().environment(Scale()).drawn(20, 20)
    #expect(placed.leaves.first?.outline.path.boundingRect.width == 4)
  }

  @Observable
  fileprivate final class Length {
    var value = 7.0
  }

  nonisolated private struct Bar: View {
    let color: Color
    @Bindable var length: Length

    var body: some View { color.frame(width: $length.value.wrappedValue, height: 2) }
  }

  @Test
  func viewInitialisersTakeTheObjectOfABindable() throws {
    #expect(try Bar(color: .red, length: Length()).drawn(nil, nil).size.width == 7)
  }

  @Test
  func missingObservableIsAnError() throws {
    let error = #expect(throws: RenderingError.self) { try ScaleReader().drawn(20, 20) }
    #expect(error == .missingObject(view: "ScaleReader", type: "Scale", hint: "environment(_:)"))
  }

  private struct WidthKey: EnvironmentKey {
    static let defaultValue = 2.0
  }

  private struct EnvironmentReader: View {
    @Environment(\.[WidthOfTests()]) private var width
    var body: some View { Color.red.frame(width: width, height: 1) }
  }

  @Test
  func ownKeysHaveADefaultAndCanBeSet() throws {
    #expect(try EnvironmentReader().drawn(nil, nil).size.width == 2)
    let set = EnvironmentReader().environment(\.[WidthOfTests()], 6)
    #expect(try set.drawn(nil, nil).size.width == 6)
  }

  fileprivate struct WidthOfTests: Hashable {}
}

extension EnvironmentValues {
  private struct WidthKey: EnvironmentKey {
    static let defaultValue = 2.0
  }

  fileprivate subscript(key: ObjectTests.WidthOfTests) -> Double {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }

  private final class Tank: ObservableObject {
    @Published var level: Double
    let changes = ObservableObjectPublisher()
    init(_ level: Double) { _level = Published(initialValue: level) }
  }

  private struct Gauge: View {
    @ObservedObject private var tank: Tank

    init(_ tank: Tank) { _tank = ObservedObject(initialValue: tank) }

    var body: some View { Bound(level: $tank.level) }

    struct Bound: View {
      @Binding var level: Double
      var body: some View {
        Color.red.frame(width: level, height: 5).onAppear { level += 20 }
      }
    }
  }

  @Test
  @MainActor
  func observedObjectsHaveBindings() throws {
    let tank = Tank(10)
    #expect(try Gauge(tank).drawn(nil, nil).size.width == 30)
    #expect(tank.level == 30)
    let other = Tank(7)
    var observed = ObservedObject(wrappedValue: tank)
    observed.wrappedValue = other
    #expect(observed.wrappedValue === other)
  }

  /// A publisher that was created without an object notifies only its own subscribers.
  @Test
  func publishersWithoutAnObjectNotifyTheirSubscribers() {
    let (publisher, other) = (ObservableObjectPublisher(), ObservableObjectPublisher())
    var count = 0
    let cancel = publisher.observe { count += 1 }
    publisher.send()
    other.send()
    #expect(count == 1)
    publisher.send()
    #expect(count == 2)
    cancel()
    publisher.send()
    #expect(count == 2)
  }

  /// Observers receive the current value immediately, then each new one until they are cancelled.
  @Test
  func publishedPropertiesNotifyEachObserver() {
    let tank = Tank(1)
    var (first, second): ([Double], [Double]) = ([], [])
    let endFirst = tank.$level.observe { first.append($0) }
    tank.level = 2
    let endSecond = tank.$level.observe { second.append($0) }
    tank.level = 3
    endFirst()
    tank.level = 4
    endSecond()
    tank.level = 5
    #expect(first == [1, 2, 3] && second == [2, 3, 4] && tank.level == 5)
  }
}
