import Drawing
import Foundation
import Scene
import Testing

/// Frames that share evaluations must equal pictures that are rendered separately.
@Suite
struct SharedFramesTests {
  private static let times = [0, 0.5, 1, 2.5, 0.25, 7]

  /// Changes state with an animation when it appears.
  nonisolated private struct Moving<Content: View>: View {
    @ViewBuilder let content: (_ isMoved: Bool) -> Content
    @State private var isMoved = false

    var body: some View {
      content(isMoved).onAppear { withAnimation(.linear(duration: 2)) { isMoved = true } }
    }
  }

  /// Shows the seconds until a completion as a second change.
  private struct Completing: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(height: 4).offset(x: width).frame(width: width).onAppear {
        withAnimation(.linear(duration: 0.7)) {
          width = 20
        } completion: {
          withAnimation(.linear(duration: 1)) { width = 90 }
        }
      }
    }
  }

  /// A view whose body depends on an animated value.
  private struct Gauge: View, Animatable {
    var value: Double
    @State private var isLate = false

    nonisolated init(value: Double) {
      self.value = value
    }

    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View {
      Color.red.frame(width: value, height: isLate ? 9 : 3)
        .onChange(of: value > 20) { isLate = true }
    }
  }

  private static var views: [(name: String, view: any View)] {
    [
      ("still", Color.red.frame(width: 8, height: 8)),
      ("settled", Moving { Color.red.offset(x: $0 ? 40 : 0).opacity($0 ? 0.5 : 1) }),
      ("colour", Moving { Circle().fill($0 ? Color.blue : Color.orange).padding($0 ? 20 : 0) }),
      ("spring", Moving { Color.red.scaleEffect($0 ? 0.4 : 1).animation(.spring(), value: $0) }),
      ("endless", Moving { Color.red.offset(x: $0 ? 9 : 0).animation(.repeating, value: $0) }),
      ("animatable", Moving { Gauge(value: $0 ? 40 : 2) }),
      ("completion", Completing()),
      (
        "reader in motion",
        Moving { isMoved in
          GeometryReader { reader in
            Color.red.frame(width: reader.frame(in: .global).midX, height: 5)
          }
          .offset(x: isMoved ? 30 : 0)
        }
      ),
      (
        "visual effect in motion",
        Moving { isMoved in
          Color.red
            .visualEffect { content, proxy in content.offset(x: -proxy.frame(in: .global).minX) }
            .offset(x: isMoved ? 30 : 0)
        }
      ),
      (
        "transition",
        Moving { isMoved in
          if !isMoved { Color.red.transition(.slide) } else { Color.blue.transition(.opacity) }
        }
      ),
      ("phases", Color.red.phaseAnimator([1, 0.5, 0.2]) { $0.opacity($1) }),
      (
        "timeline",
        TimelineView(.periodic(from: .distantPast, by: 0.3)) { context in
          Moving { Color.red.offset(x: $0 ? 20 : 0) }
            .frame(width: context.date.timeIntervalSinceReferenceDate + 20)
        }
      ),
      (
        "removal",
        Moving { isMoved in
          Color.red.offset(x: isMoved ? 20 : 0)
          if !isMoved { Color.blue.onDisappear {} }
        }
      ),
    ]
  }

  @Test(arguments: views.indices)
  func framesEqualSeparatePictures(index: Int) throws {
    func check<Content: View>(_ view: Content) throws {
      let renderer = ImageRenderer(content: view)
      renderer.canvasSize = CGSize(width: 100, height: 100)
      let frame = renderer.frames()
      for time in Self.times {
        renderer.time = time
        let expected = try renderer.displayList()
        #expect(try frame(time).picture == expected, "\(Self.views[index].name) at \(time) s")
      }
    }
    try check(Self.views[index].view)
  }

  private final class Counter {
    var count = 0
  }

  @Test
  func furtherFramesOfAnAnimationEvaluateTheViewOnce() throws {
    let counter = Counter()
    let view = Moving { isMoved in
      let _ = counter.count += 1
      Color.red.offset(x: isMoved ? 40 : 0)
    }
    let frame = ImageRenderer(content: view).frames()
    _ = try frame(0)
    let first = counter.count
    _ = try frame(1)
    _ = try frame(2)
    #expect(counter.count == first + 2)
  }
}

extension Animation {
  fileprivate static let repeating = Animation.easeIn(duration: 0.3).repeatForever()
}
