import Drawing
import Foundation
import Scene
import Testing

/// Elements with a transition that change places.
@Suite
struct MovedElementTests {
  /// A bar whose identity isn't part of its name in pictures.
  private struct Bar: Identifiable {
    let id = UUID()
    let width: CGFloat
  }

  private struct Reversed: View {
    let transition: AnyTransition
    @State private var bars = [4, 8, 12].map { Bar(width: $0) }

    var body: some View {
      HStack(spacing: 0) {
        ForEach(bars) { Color.red.frame(width: $0.width, height: 10).transition(transition) }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { bars.reverse() } }
    }
  }

  /// The transitions that move or deform an element.
  enum Effect: CaseIterable {
    case scale, slide, push, blur

    var transition: AnyTransition {
      switch self {
      case .scale: .scale
      case .slide: .slide
      case .push: .push(from: .top)
      case .blur: AnyTransition(.blurReplace)
      }
    }
  }

  /// Returns the left edges of the bars by their width.
  private func edges(_ effect: Effect, at time: Double) throws -> [CGFloat: CGFloat] {
    let frames = try Reversed(transition: effect.transition).drawn(24, 10, at: time).leaves
      .map { $0.outline.path.applying($0.transform).boundingRect }
    return Dictionary(uniqueKeysWithValues: frames.map { ($0.width, $0.minX) })
  }

  @Test(arguments: Effect.allCases)
  func elementsWithATransitionMoveToTheirNewPlaces(_ effect: Effect) throws {
    #expect(try edges(effect, at: 0) == [4: 0, 8: 4, 12: 12])
    #expect(try edges(effect, at: 0.5) == [4: 10, 8: 8, 12: 6])
    #expect(try edges(effect, at: 2) == [4: 20, 8: 12, 12: 0])
  }
}
