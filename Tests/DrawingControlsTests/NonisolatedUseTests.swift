import Drawing
import DrawingControls
import DrawingTestSupport
import Foundation
import Scene
import Testing

/// The library's views, modifiers and styles belong to no actor.
///
/// The functions are `@concurrent`, because a call to a declaration of the main actor is an error
/// there, whereas other functions that aren't isolated only get a warning.
@Suite
struct NonisolatedUseTests {
  private struct Diamond: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addLines([
          CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
          CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
        ])
      }
    }
  }

  private struct Pushed: GeometryEffect {
    var x: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
  }

  @concurrent
  @Test func viewsAreCreatedAndDrawn() async throws {
    let views: [any View] = [
      Text("A"), Text(verbatim: "A").bold() + Text("b"), Image(systemName: "circle"), Color.red,
      Rectangle(), Circle(), Capsule(), Ellipse(), RoundedRectangle(cornerRadius: 3), Diamond(),
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)), AnyView(Circle()), Divider(),
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom),
      HStack { Color.red }, VStack { Color.red }, ZStack { Color.red }, LazyVStack { Color.red },
      Grid { GridRow { Color.red } }, ScrollView { Color.red }, Group { Color.red },
      ForEach(0..<2) { _ in Color.red }, GeometryReader { _ in Color.red },
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      },
      TimelineView(.animation) { _ in Color.red }, ViewThatFits { Color.red },
      PhaseAnimator([0.0, 1]) { Color.red.opacity(1 - $0) },
      Button("A") {}, Button(action: {}, label: { Color.red }), Toggle("A", isOn: .constant(true)),
      Slider(value: .constant(0.5)), ProgressView(value: 0.5), Gauge(value: 0.5) { Text("A") },
      Label("A", systemImage: "circle"), GroupBox("A") { Color.red }, List { Color.red },
      Form { Color.red }, NavigationStack { Color.red }, TabView { Color.red },
      LabeledContent("A") { Color.red }, Stepper("A", value: .constant(1)), Menu("A") { Color.red },
      Picker("A", selection: .constant(1)) { Text("A").tag(1) },
    ]
    for view in views {
      #expect(try !AnyView(view).drawn(80, 80).leaves.isEmpty, "\(type(of: view))")
    }
  }

  @concurrent
  @Test func modifiersAreApplied() async throws {
    let shapes: [any View] = [
      Diamond().fill(.red), Diamond().stroke(.red, lineWidth: 2), Circle().trim(from: 0, to: 0.5),
      Circle().strokeBorder(.red), Circle().inset(by: 2), Diamond().rotation(.degrees(20)),
      Circle().fill(.red).stroke(.blue),
    ]
    let view = Color.red.frame(width: 20, height: 20)
    let modified: [any View] = [
      view.padding(), view.offset(x: 2), view.position(x: 9, y: 9), view.opacity(0.5),
      view.background(.blue), view.overlay { Circle() }, view.mask { Circle() },
      view.blur(radius: 1),
      view.clipShape(Diamond()), view.shadow(radius: 2), view.rotationEffect(.degrees(3)),
      view.scaleEffect(0.5), view.rotation3DEffect(.degrees(3), axis: (x: 1, y: 0, z: 0)),
      view.modifier(Pushed(x: 3)), view.modifier(EmptyModifier()), view.environment(\.lineLimit, 2),
      view.animation(.linear, value: 1), view.transition(.opacity), view.transition(.slide),
      view.id(3),
      view.onAppear {}, view.onTapGesture {}, view.task {}, view.onChange(of: 1) {}, view.tag(1),
      view.preference(key: Width.self, value: 1), view.foregroundStyle(.red), view.border(.red),
      view.toolbar { Color.red }, view.gesture(DragGesture().onChanged { _ in }),
      view.accessibilityLabel("A"), view.navigationTitle("A"), view.listStyle(.plain),
    ]
    for view in shapes + modified {
      #expect(try !AnyView(view).drawn(80, 80).leaves.isEmpty, "\(type(of: view))")
    }
  }

  @concurrent
  @Test func stylesAreSelected() async throws {
    let styled: [any View] = [
      Button("A") {}.buttonStyle(.plain), Button("A") {}.buttonStyle(.bordered),
      Toggle("A", isOn: .constant(true)).toggleStyle(.switch),
      Label("A", systemImage: "circle").labelStyle(.titleOnly),
      ProgressView(value: 0.5).progressViewStyle(.linear),
      Gauge(value: 0.5) { Text("A") }.gaugeStyle(.accessoryCircular),
      Picker("A", selection: .constant(1)) { Text("A").tag(1) }.pickerStyle(.segmented),
    ]
    for view in styled {
      #expect(try !AnyView(view).drawn(80, 80).leaves.isEmpty, "\(type(of: view))")
    }
  }

  private struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }
}
