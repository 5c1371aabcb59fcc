import Drawing
import Scene
import Testing

@Suite
struct ProjectionTests {
  private static func corners(_ view: some View) throws -> [CGPoint] {
    let leaf = try #require(view.drawn(100, 100).leaves.first)
    var corners: [CGPoint] = []
    leaf.outline.path.applying(leaf.transform).forEach { element in
      switch element {
      case .move(let end), .line(let end):
        corners.append(CGPoint(x: (end.x * 100).rounded() / 100, y: (end.y * 100).rounded() / 100))
      default: break
      }
    }
    return corners
  }

  @Test
  func farSideOfATurnedViewIsSmaller() throws {
    let corners = try ProjectionTests.corners(
      Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    )
    // x' = 50 + 50·cos 60° / (1 ± 0.5·sin 60°), half the height 50 / (1 ± 0.5·sin 60°).
    let (far, near) = (1 + 0.5 * 0.8660254, 1 - 0.5 * 0.8660254)
    func round(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    #expect(
      corners.map { Double($0.x) }
        == [-25, 25, 25, -25].map { offset in
          round(50 + offset / (offset < 0 ? near : far))
        }
    )
    #expect(
      corners.map { Double($0.y) }
        == [(-50, near), (-50, far), (50, far), (50, near)].map {
          round(50 + $0 / $1)
        }
    )
  }

  @Test
  func turnAboutTheLineOfSightIsFlat() throws {
    let turned = try Color.red.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1))
      .drawn(40, 40).leaves
    #expect(turned == (try Color.red.rotationEffect(.degrees(90)).drawn(40, 40).leaves))
  }

  @Test
  func viewRotatedEdgeOnIsNotDrawn() throws {
    let list = try Color.red.rotation3DEffect(.degrees(90), axis: (x: 1, y: 0, z: 0)).drawn(40, 40)
    #expect(
      list.leaves.allSatisfy { leaf in
        let box = leaf.outline.path.boundingRect.applying(leaf.transform)
        return box.height < 0.01
      }
    )
  }

  @Test
  func layoutIsNotChanged() throws {
    let placed = try Placements(200, 100) {
      HStack(spacing: 0) {
        Color.red.rotation3DEffect(.degrees(45), axis: (x: 1, y: 1, z: 0))
        Color.blue
      }
    }
    #expect(placed["Color[1]"] == [CGRect(100, 0, 100, 100)])
  }

  @Test
  func strokesClipsAndMasksAreProjectedToo() throws {
    let view = ZStack {
      Circle().stroke(.red, lineWidth: 4)
      Rectangle().clipShape(Circle())
      Rectangle().mask(Circle().padding(10))
    }
    let list = try view.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)).drawn(100, 100)
    #expect(
      list.leaves.allSatisfy { leaf in
        if case .fill = leaf.outline { return true }
        return false
      }
    )
    let widths = list.topLevelGroups.map { group in
      group.clip.map { $0.path.boundingRect.applying($0.transform).width } ?? 0
    }
    #expect(widths.first.map { $0 > 60 && $0 < 85 } == true)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300, 0, -1])
  func hostileProjectionsAreDrawnOrDropped(value: CGFloat) throws {
    var transform = ProjectionTransform()
    transform.m13 = value
    transform.m31 = value
    let list = try Circle().projectionEffect(transform)
      .rotation3DEffect(
        .radians(Double(value)),
        axis: (x: value, y: 0, z: 0),
        anchorZ: value,
        perspective: value
      )
      .drawn(20, 20)
    #expect(list.leaves.allSatisfy { $0.transform.tx.isFinite })
  }
}
