import Drawing
import Foundation
import Scene
import Testing

extension ContainerValues {
  fileprivate var mark: Int {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

private struct MarkKey: ContainerValueKey {
  static var defaultValue: Int { 0 }
}

@Suite
struct SubviewsTests {
  private struct Boxes<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      HStack(spacing: 0) {
        ForEach(subviews: content) { view in
          view.frame(width: 10).background(view.containerValues.mark == 1 ? Color.red : .blue)
        }
      }
    }
  }

  @Test
  func eachViewOfAContainerIsWrapped() throws {
    let list = try Boxes {
      Color.clear
      Color.clear.containerValue(\.mark, 1)
      ForEach(0..<2) { _ in Color.clear }
    }.drawn(nil, 5)
    #expect(list.size.width == 40)
    let places = Dictionary(grouping: list.leaves) { $0.color }
      .mapValues { $0.map { $0.outline.path.applying($0.transform).boundingRect.minX } }
    #expect(Set(places.values) == [[10], [0, 20, 30]])
  }

  @Test
  func aGroupSeesAllViewsOfAContainer() throws {
    let view = Group(subviews: HStack { Color.red }) { all in
      ForEach(0..<all.count, id: \.self) { _ in Color.green.frame(width: 4, height: 4) }
    }
    #expect(try view.drawn(20, 20).leaves.map { $0.outline.path.boundingRect.width } == [4])
  }
}
