import Drawing
import Foundation
import Pixels
import Testing

/// A picture depends only on the view, size, scale, time and seed, and not on the order, the thread
/// or concurrent renderings.
@Suite
struct PurityTests {
  /// A view with all kinds of animation.
  private struct Everything: View {
    @State private var isChanged = false
    @State private var numbers = [1, 2, 3]

    var body: some View {
      ZStack {
        ForEach(0..<6) { _ in Speck(isChanged: isChanged) }
        HStack {
          ForEach(numbers, id: \.self) { number in
            Circle().fill(Color(hue: Double(number) / 5, saturation: 1, brightness: 1))
              .transition(.scale.combined(with: .opacity))
          }
        }
        if isChanged { Rectangle().stroke(.blue, lineWidth: 3).transition(.slide) }
        PhaseAnimator([0.0, 30, 90]) { angle in
          Capsule().fill(.green.opacity(0.5)).rotationEffect(.degrees(angle)).padding(20)
        }
        KeyframeAnimator(initialValue: 1.0) { scale in
          Text(verbatim: "Aa").scaleEffect(scale)
        } keyframes: { _ in
          CubicKeyframe(2.0, duration: 0.4)
          SpringKeyframe(1.0, spring: .bouncy)
        }
        TimelineView(.animation) { line in
          Canvas { context, size in
            let x = 8 * line.date.timeIntervalSinceReferenceDate
            context.fill(Path(CGRect(x: x, y: 2, width: 4, height: 4)), with: .color(.red))
          }
        }
      }
      .blur(radius: isChanged ? 1 : 0)
      .onAppear {
        withAnimation(.spring(duration: 0.8, bounce: 0.4)) {
          isChanged = true
          numbers = [4, 3, 1]
        } completion: {
          withAnimation(.bouncy) { numbers = [5] }
        }
      }
    }
  }

  private struct Speck: View {
    let isChanged: Bool
    var body: some View {
      var random = RenderRandomNumberGenerator()
      let (x, y) = (random.next(in: 0...64), random.next(in: 0...48))
      return Circle().fill(.orange).opacity(random.next(in: 0.2...1))
        .animation(.interactiveSpring(response: 2).repeatForever(), value: isChanged)
        .frame(width: 9, height: 9)
        .position(x: x, y: y)
    }
  }

  private struct Moment: Hashable {
    let time: Double
    let seed: UInt64
    let scale: CGFloat
  }

  private static let moments: [Moment] = [0, 0.05, 0.3, 0.5, 0.81, 1, 1.7, 2.5].flatMap { time in
    [(1, 1), (7, 2)].map { Moment(time: time, seed: $0.0, scale: $0.1) }
  }

  private static func render(_ moment: Moment) throws -> [UInt8] {
    let renderer = ImageRenderer(content: Everything())
    renderer.canvasSize = CGSize(width: 64, height: 48)
    (renderer.time, renderer.seed, renderer.scale) = (moment.time, moment.seed, moment.scale)
    return try renderer.png()
  }

  /// A fixed shuffle, the same in every run.
  private static var shuffled: [Moment] {
    moments.indices.sorted { ($0 * 7 + 3) % moments.count < ($1 * 7 + 3) % moments.count }
      .map { moments[$0] }
  }

  @Test
  func orderAndThreadsDoNotMatter() async throws {
    let inOrder = try Dictionary(
      uniqueKeysWithValues: PurityTests.moments.map { ($0, try PurityTests.render($0)) }
    )
    // The pictures must differ between times; otherwise the test proves nothing.
    #expect(Set(inOrder.values).count > 12)
    for moment in PurityTests.shuffled {
      #expect(try PurityTests.render(moment) == inOrder[moment], "\(moment)")
    }
    try await withThrowingTaskGroup(of: (Moment, [UInt8]).self) { group in
      for moment in PurityTests.shuffled {
        group.addTask { (moment, try PurityTests.render(moment)) }
      }
      for try await (moment, bytes) in group {
        #expect(bytes == inOrder[moment], "\(moment)")
      }
    }
  }

  @Test
  func oneViewCanBeRenderedConcurrently() async throws {
    let shared = SharedView(view: Everything())
    let alone = try shared.svg(at: 0.6)
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { try shared.svg(at: 0.6) } }
      for try await svg in group { #expect(svg == alone) }
    }
  }

  @Test
  func oneRendererCanDrawOnSeveralThreads() async throws {
    let shared = SharedRenderer(renderer: ImageRenderer(content: Everything()))
    shared.renderer.canvasSize = CGSize(width: 64, height: 48)
    shared.renderer.time = 0.6
    let alone = try shared.renderer.svg()
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { try shared.renderer.svg() } }
      for try await svg in group { #expect(svg == alone) }
    }
  }

  /// Unchecked, because the test draws one view on many threads.
  private struct SharedView: @unchecked Sendable {
    let view: Everything

    func svg(at time: Double) throws -> String {
      let renderer = ImageRenderer(content: view)
      renderer.canvasSize = CGSize(width: 64, height: 48)
      renderer.time = time
      return try renderer.svg()
    }
  }

  /// Unchecked, because the test uses one renderer on many threads.
  private struct SharedRenderer: @unchecked Sendable {
    let renderer: ImageRenderer<Everything>
  }
}
