import Drawing
import Foundation
import Scene
import Testing

/// Views that are transparent or hidden take part in everything but the picture.
@Suite
struct HiddenViewTests {
  /// A bar that fades in while it grows.
  private struct Growing: View {
    let opacity: Double
    @State private var isShown = false
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: isShown ? 50 : 10, height: 1).padding(.leading, isShown ? 20 : 0)
      }
      .opacity(isShown ? 1 : opacity)
      .frame(width: 100, alignment: .leading)
      .onAppear { withAnimation(.linear(duration: 2)) { isShown = true } }
    }
  }

  @Test(arguments: [0.0, 0.01])
  func frameOfATransparentViewIsAnimated(opacity: Double) throws {
    let leaf = try #require(Growing(opacity: opacity).drawn(nil, nil, at: 1).leaves.first)
    let frame = leaf.outline.path.boundingRect.applying(leaf.transform)
    #expect(frame.minX == 10 && frame.width == 30)
  }

  enum Hiding: CaseIterable {
    case transparent
    case hidden
  }

  /// A bar as wide as a hidden view.
  private struct Measuring: View {
    let hiding: Hiding
    @State private var width: CGFloat = 1
    var body: some View {
      ZStack {
        Color.red.frame(width: width, height: 1)
        let measured = Color.blue.frame(width: 40, height: 1)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0
          }
        switch hiding {
        case .transparent: Group { measured }.opacity(0)
        case .hidden: Group { measured }.hidden()
        }
      }
    }
  }

  @Test(arguments: Hiding.allCases)
  func geometryOfAHiddenViewIsObserved(hiding: Hiding) throws {
    let leaves = try Measuring(hiding: hiding).drawn(nil, nil).leaves
    #expect(leaves.map { $0.outline.path.boundingRect.width } == [40])
  }

  /// A bar that a hidden view in a geometry reader widens.
  private struct Appearing: View {
    let hiding: Hiding
    @State private var width: CGFloat = 1
    var body: some View {
      ZStack {
        Color.red.frame(width: width, height: 1)
        let reader = GeometryReader { _ in Color.blue.onAppear { width = 40 } }
        switch hiding {
        case .transparent: reader.opacity(0)
        case .hidden: reader.hidden()
        }
      }
    }
  }

  @Test(arguments: Hiding.allCases)
  func hiddenReadersContentAppears(hiding: Hiding) throws {
    let leaves = try Appearing(hiding: hiding).drawn(50, 50).leaves
    #expect(leaves.map { $0.outline.path.boundingRect.width } == [40])
  }
}
