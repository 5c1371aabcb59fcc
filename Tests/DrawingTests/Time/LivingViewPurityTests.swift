import Drawing
import Foundation
import Testing

/// Animated views, whose picture at a time doesn't depend on the times that were rendered before.
@Suite
struct LivingViewPurityTests {
  struct Life: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: @Sendable () -> AnyView

    init(_ name: String, _ view: @escaping @Sendable () -> any View) {
      testDescription = name
      self.view = { AnyView(view()) }
    }
  }

  static let lives = [
    Life("an object and a timer") { Ticking() },
    Life("a type that changes") { Changing() }, Life("elements that change places") { Sorting() },
    Life("gradients that move") { Gradients() }, Life("materials and mixed colours") { Mixing() },
  ]

  private static let times = [1.3, 0, 0.45, 2.6, 0.05, 0.9, 0.45, 1.75, 0]

  private static func svg(_ life: Life, at time: Double) throws -> String {
    let renderer = ImageRenderer(content: life.view())
    renderer.canvasSize = CGSize(width: 60, height: 40)
    renderer.time = time
    return try renderer.svg()
  }

  @Test(arguments: lives)
  func renderingOrderDoesNotMatter(life: Life) throws {
    let fresh = try Dictionary(
      Self.times.map { ($0, try Self.svg(life, at: $0)) },
      uniquingKeysWith: { first, second in
        #expect(first == second)
        return first
      }
    )
    #expect(Set(fresh.values).count > 4, "what never changes says nothing")
    // One renderer, used repeatedly.
    let renderer = ImageRenderer(content: life.view())
    renderer.canvasSize = CGSize(width: 60, height: 40)
    for time in Self.times + Self.times.reversed() {
      renderer.time = time
      #expect(try renderer.svg() == fresh[time], "at \(time)")
    }
  }

  @Test(arguments: lives)
  func eightThreadsDrawTheSamePictures(life: Life) async throws {
    let alone = try Self.times.map { try Self.svg(life, at: $0) }
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask { try Self.times.map { try Self.svg(life, at: $0) } }
      }
      for try await together in group { #expect(together == alone) }
    }
  }

  private final class Clock: ObservableObject {
    @Published var steps = 0
  }

  private struct Ticking: View {
    @StateObject private var clock = Clock()
    var body: some View {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.25)) { line in
        Rectangle().fill(.blue).frame(width: CGFloat(clock.steps), height: 9)
          .rotationEffect(.degrees(9 * Double(clock.steps)))
          .onChange(of: line.date) { withAnimation(.linear(duration: 0.2)) { clock.steps += 3 } }
      }
    }
  }

  private struct Changing: View {
    @State private var phase = 0
    private var piece: AnyView {
      switch phase % 3 {
      case 0: AnyView(Circle().fill(.red))
      case 1: AnyView(Rectangle().fill(.green).padding(4))
      default: AnyView(Text(verbatim: "\(phase)"))
      }
    }
    var body: some View {
      // A hidden view changes at once, and the views around it continue.
      ZStack { piece }.opacity(phase > 1 ? 1 : 0.4).offset(x: 4 * CGFloat(phase))
        .onAppear {
          withAnimation(.linear(duration: 0.5)) {
            phase = 1
          } completion: {
            go()
          }
        }
    }
    private func go() {
      withAnimation(.easeInOut(duration: 0.6)) {
        phase += 1
      } completion: {
        if phase < 4 { go() }
      }
    }
  }

  private struct Sorting: View {
    @State private var numbers = [1, 2, 3, 4]
    var body: some View {
      HStack {
        ForEach(numbers, id: \.self) { number in
          Capsule().fill(Color(hue: Double(number) / 5, saturation: 1, brightness: 1))
            .frame(height: 8 * CGFloat(number))
        }
      }
      .onAppear {
        withAnimation(.bouncy) {
          numbers = [4, 2, 5]
        } completion: {
          withAnimation(.linear(duration: 1)) { numbers = [5, 1, 4, 2] }
        }
      }
    }
  }

  private struct Gradients: View {
    @State private var isLate = false
    var body: some View {
      HStack(spacing: 0) {
        Rectangle().fill(
          AngularGradient(
            colors: isLate ? [.red, .green] : [.blue, .yellow],
            center: isLate ? .topLeading : .center,
            angle: .degrees(isLate ? 180 : 0)
          )
        )
        Rectangle().fill(
          RadialGradient(
            colors: [.white, isLate ? .black : .pink],
            center: isLate ? .bottom : .center,
            startRadius: isLate ? 5 : 0,
            endRadius: isLate ? 40 : 10
          )
        )
        EllipticalGradient(
          stops: [
            .init(color: .red, location: isLate ? 0.4 : 0), .init(color: .blue, location: 1),
          ],
          endRadiusFraction: isLate ? 1 : 0.3
        )
      }
      .onAppear { withAnimation(.easeIn(duration: 2)) { isLate = true } }
    }
  }

  private struct Mixing: View {
    @State private var fraction = 0.0
    var body: some View {
      Color.red.mix(with: .blue, by: fraction)
        .overlay(fraction > 0.5 ? .thickMaterial : .ultraThinMaterial, in: Circle())
        .onAppear { withAnimation(.spring(duration: 2)) { fraction = 1 } }
    }
  }
}
