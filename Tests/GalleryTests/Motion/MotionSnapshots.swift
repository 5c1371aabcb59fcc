import Drawing
import Foundation
import Snapshot
import Testing

/// Strips of frames of animated views.
@Suite
struct MotionSnapshots {
  private let size = CGSize(width: 72, height: 72)
  private let times = [0.0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2]

  /// A row whose middle view is removed while another one is inserted.
  private struct Row: View {
    let transition: AnyTransition
    @State private var numbers = [1, 2, 4]
    var body: some View {
      VStack(spacing: 4) {
        ForEach(numbers, id: \.self) { number in
          RoundedRectangle(cornerRadius: 4)
            .fill(Color(hue: Double(number) / 6, saturation: 0.8, brightness: 0.9))
            .frame(width: 48, height: 12)
            .transition(transition)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .clipped()
      .onAppear { withAnimation(.easeInOut(duration: 1.5)) { numbers = [1, 3, 4, 5] } }
    }
  }

  static let transitions: [(name: String, transition: AnyTransition)] = [
    ("opacity", .opacity), ("scale", .scale), ("slide", .slide),
    ("move", .move(edge: .trailing)), ("push", .push(from: .leading)),
    (
      "asymmetric", .asymmetric(insertion: .offset(y: 30), removal: .scale).combined(with: .opacity)
    ),
  ]

  @Test(arguments: transitions.map(\.name))
  func rowsComeAndGo(by name: String) {
    let transition = MotionSnapshots.transitions.first { $0.name == name }?.transition
    assertSnapshot(
      of: Row(transition: transition ?? .identity),
      as: .frames(at: times, size: size)
    )
  }

  private struct Phases: View {
    var body: some View {
      PhaseAnimator([0.0, 1, 2]) { phase in
        RoundedRectangle(cornerRadius: 6 * phase)
          .fill(Color(hue: phase / 3, saturation: 0.8, brightness: 0.9))
          .frame(width: 20 + 12 * phase, height: 44 - 12 * phase)
          .rotationEffect(.degrees(45 * phase))
      } animation: { _ in
        .easeInOut(duration: 0.5)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  @Test
  func shapeGoesThroughPhases() {
    assertSnapshot(of: Phases(), as: .frames(at: times, size: size))
  }

  private struct Ball {
    var place = CGPoint(x: 8, y: 60)
    var stretch = 1.0
  }

  private struct Bounce: View {
    var body: some View {
      KeyframeAnimator(initialValue: Ball(), repeating: false) { ball in
        Circle().fill(.orange).frame(width: 14, height: 14)
          .scaleEffect(x: 1 / ball.stretch, y: ball.stretch)
          .position(ball.place)
      } keyframes: { _ in
        KeyframeTrack(\.place) {
          CubicKeyframe(CGPoint(x: 24, y: 12), duration: 0.5)
          CubicKeyframe(CGPoint(x: 40, y: 60), duration: 0.5)
          SpringKeyframe(CGPoint(x: 60, y: 36), duration: 1, spring: .bouncy)
        }
        KeyframeTrack(\.stretch) {
          LinearKeyframe(1.4, duration: 0.25)
          LinearKeyframe(1, duration: 0.25)
          MoveKeyframe(0.6)
          LinearKeyframe(1, duration: 1)
        }
      }
    }
  }

  @Test
  func ballFollowsKeyframes() {
    assertSnapshot(of: Bounce(), as: .frames(at: times, size: size))
  }

  private struct Turned: View {
    @State private var place = CGSize(width: -20, height: -20)
    var body: some View {
      TimelineView(.explicit([0, 0.5].map { Date(timeIntervalSinceReferenceDate: $0) })) { line in
        Text(verbatim: "Aa").font(.system(size: 18)).foregroundStyle(.blue)
          .shadow(color: .black.opacity(0.5), radius: 1, x: place.width / 5, y: 2)
          .offset(place)
          .onAppear { go(to: CGSize(width: 20, height: -20)) }
          .onChange(of: line.date) { go(to: CGSize(width: 20, height: 20)) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func go(to place: CGSize) {
      withAnimation(.spring(duration: 1, bounce: 0.3)) { self.place = place }
    }
  }

  @Test
  func springThatIsSentElsewhereKeepsItsVelocity() {
    assertSnapshot(of: Turned(), as: .frames(at: times, size: size))
  }
}
