import Drawing
import Foundation
import Testing

@Suite
struct StorageTests {
  nonisolated private struct Shared: View {
    @AppStorage("width") private var width = 10.0
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: width, height: 10)
        Other()
      }
    }

    nonisolated struct Other: View {
      @AppStorage("width") private var width = 99.0
      @SceneStorage("height") private var height: Double?
      var body: some View {
        Color.blue.frame(width: width, height: height ?? 5)
          .onAppear {
            width = 30
            height = 8
          }
      }
    }
  }

  @Test
  func valuesAreSharedByKeyWithinARendering() throws {
    let boxes = try Shared().drawn(nil, nil).leaves.map(\.outline.path.boundingRect.size)
    #expect(boxes.map(\.width) == [30, 30])
    #expect(boxes.map(\.height) == [10, 8])
    // The next rendering starts with the initial state.
    #expect(try Shared().drawn(nil, nil).size.width == 60)
  }

  nonisolated private struct Named: View {
    @Namespace private var first
    @Namespace private var second
    @State private var isLarge = false
    let log: Log
    var body: some View {
      log.names.append([first, second])
      return Color.red
        .matchedGeometryEffect(id: 1, in: first)
        .onAppear { isLarge = true }
    }
  }

  private final class Log {
    var names: [[Namespace.ID]] = []
  }

  @Test
  func namespacesLast() throws {
    let log = Log()
    _ = try Named(log: log).drawn(10, 10)
    #expect(log.names.count > 1)
    #expect(log.names.suffix(2).allSatisfy { $0 == log.names.last })
    #expect(log.names.last?.first != log.names.last?.last)
  }

  private struct Doubling: DynamicProperty {
    @State private var base = 10.0
    @State private var doubled = 0.0
    @Environment(\.geometryReaderPlacement) private var placement
    var value: Double { doubled }
    func raise() { base = 25 }
    mutating func update() { if doubled != base * 2 { doubled = base * 2 } }
  }

  private struct Doubled: View {
    private var width = Doubling()
    var body: some View {
      Color.red.frame(width: width.value, height: 1).onAppear { width.raise() }
    }
  }

  @Test
  func customDynamicPropertiesAreUpdated() throws {
    #expect(try Doubled().drawn(nil, nil).size.width == 50)
  }

  private enum Limit: EnvironmentKey {
    static var defaultValue: Int? { 3 }
  }

  @Test
  func nilInTheEnvironmentIsAValue() {
    var values = EnvironmentValues()
    #expect(values[Limit.self] == 3)
    values[Limit.self] = nil
    #expect(values[Limit.self] == nil)
    values[Limit.self] = 5
    #expect(values[Limit.self] == 5)
  }

  nonisolated private struct BoundStorage: View {
    @AppStorage("length") private var length = 10.0

    var body: some View { Setter(length: $length) }

    struct Setter: View {
      @Binding var length: Double
      var body: some View {
        Color.red.frame(width: length, height: 5).onAppear { length = 30 }
      }
    }
  }

  @Test
  func storedValuesHaveBindings() throws {
    #expect(try BoundStorage().drawn(nil, nil).size.width == 30)
    #expect(AppStorage(wrappedValue: 7, "length").projectedValue.wrappedValue == 7)
    #expect(AppStorage<Int?>("length").wrappedValue == nil)
  }

  private struct Initial: View {
    @State private var width: Double
    @State private var height: Double?
    nonisolated init() {
      _width = State(initialValue: 12)
      _height = State()
    }
    var body: some View {
      Color.red.frame(width: width, height: height ?? 4).onAppear { height = 6 }
    }
  }

  @Test
  func statesHaveInitialValues() throws {
    #expect(try Initial().drawn(nil, nil).size == CGSize(width: 12, height: 6))
    #expect(State(initialValue: 3).wrappedValue == 3)
    #expect(State<Int?>().wrappedValue == nil)
  }
}
