import Drawing
import DrawingTestSupport
import Foundation
import Testing

/// Containers that read their children with the underscored names of older code.
@Suite
struct VariadicViewTests {
  private struct Reversed: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      HStack(spacing: 0) {
        ForEach(children.reversed()) { $0 }
      }
    }
  }

  private struct LastOnly: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      children.last
    }
  }

  @Test
  func rootArrangesEachViewSeparately() throws {
    let tree = _VariadicView.Tree(Reversed()) {
      Color.red.frame(width: 10, height: 10)
      ForEach(0..<2) { _ in Color.blue.frame(width: 20, height: 10) }
    }
    let leaves = try tree.drawn(nil, nil).leaves
    #expect(leaves.map(\.color) == [Color.blue, .blue, .red].map(\.rgbaBytes))
    #expect(leaves.map(\.transform.tx) == [0, 20, 40])
  }

  @Test
  func rootCanOmitViews() throws {
    let tree = _VariadicView.Tree(LastOnly()) {
      Color.red
      Color.blue
    }
    #expect(try tree.drawn(10, 10).leaves.map(\.color) == [Color.blue.rgbaBytes])
  }

  @Test
  func tagsOfViewsAreReadable() throws {
    struct Tags: _VariadicView_MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
          Color.red.frame(width: CGFloat(child.id(as: Int.self) ?? 1), height: 10)
        }
      }
    }
    let tree = _VariadicView.Tree(Tags()) {
      Text("a").tag(5)
      Text("b")
    }
    let widths = try HStack(spacing: 0) { tree }.drawn(nil, nil).leaves.map {
      $0.outline.path.boundingRect.width
    }
    #expect(widths == [5, 1])
  }

  private struct Unchanged: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View { children }
  }

  @Test
  func treesAcceptTheirContentAsAValue() throws {
    let content = TupleView((Color.red, Color.blue))
    func colors(_ view: some View) throws -> [String?] {
      try HStack(spacing: 0) { view }.drawn(20, 10).leaves.map { $0.color?.hexadecimal }
    }
    let same = _VariadicView.Tree(root: Unchanged(), content: content)
    let reversed = _VariadicView.Tree(root: Reversed(), content: content)
    #expect(try colors(same) == ["#FF3B30", "#007AFF"])
    #expect(try colors(reversed) == ["#007AFF", "#FF3B30"])
  }
}
