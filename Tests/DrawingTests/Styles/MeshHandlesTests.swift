import Foundation
import Pixels
import Scene
import Testing

@testable import Drawing

/// The geometry of meshes: regular points, handles and the size of their bitmap.
@Suite
struct MeshHandlesTests {
  @Test(arguments: [
    (0, 0.0, 0.0), (1, 0.5, 0), (2, 1, 0), (3, 0, 1), (4, 0.5, 1), (5, 1, 1),
  ])
  func regularPointsFillTheUnitSquare(index: Int, x: CGFloat, y: CGFloat) {
    #expect(MeshHandles.gridPosition(index, columns: 3, rows: 2) == CGPoint(x: x, y: y))
  }

  @Test
  func oneColumnOrRowIsAtZero() {
    #expect(MeshHandles.gridPosition(1, columns: 1, rows: 3) == CGPoint(x: 0, y: 0.5))
    #expect(MeshHandles.gridPosition(2, columns: 3, rows: 1) == CGPoint(x: 1, y: 0))
  }

  /// Points of three columns and three rows at 0, 0.3 and 1.2: a third of the way to the only
  /// neighbour, or a sixth of the way between two.
  @Test
  func handlesFollowTheNeighbours() {
    let places: [CGFloat] = [0, 0.3, 1.2]
    let points = (0..<9).map { CGPoint(x: places[$0 % 3], y: places[$0 / 3]) }
    let handles = MeshHandles.smooth(points, columns: 3)
    let lengths: [CGFloat] = [0.1, 0.2, 0.3]
    func isNear(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
      abs(point.x - x) < 1e-12 && abs(point.y - y) < 1e-12
    }
    for (index, handle) in handles.enumerated() {
      let (x, y) = (places[index % 3], places[index / 3])
      let (across, down) = (lengths[index % 3], lengths[index / 3])
      #expect(handle.position == CGPoint(x: x, y: y))
      #expect(isNear(handle.leading, x - across, y) && isNear(handle.trailing, x + across, y))
      #expect(isNear(handle.top, x, y - down) && isNear(handle.bottom, x, y + down))
    }
  }

  @Test(arguments: [(CGFloat.nan, CGFloat(0)), (0, .infinity), (.nan, .nan)])
  func nonFinitePointsAreRegular(x: CGFloat, y: CGFloat) {
    var points = [
      CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1),
    ]
    let regular = MeshHandles.smooth(points, columns: 2)
    points[3] = CGPoint(x: x, y: y)
    #expect(MeshHandles.smooth(points, columns: 2) == regular)
  }

  /// The basis functions at a quarter: (1 + 2t)(1 - t)², t²(3 - 2t), t(1 - t)² and -t²(1 - t).
  @Test
  func hermiteCurvesHaveFourParts() {
    let quarter = Hermite(at: 0.25)
    #expect(quarter.fraction == 0.25)
    #expect(quarter.start == 0.84375 && quarter.end == 0.15625)
    #expect(quarter.startSlope == 0.140625 && quarter.endSlope == -0.046875)
    #expect(quarter.value(1, 2, 4, 8) == 0.84375 + 0.3125 + 0.5625 - 0.375)
    let point = quarter.value(
      CGPoint(x: 1, y: 0),
      CGPoint(x: 2, y: 1),
      CGPoint(x: 4, y: 0),
      CGPoint(x: 8, y: 16)
    )
    #expect(point == CGPoint(x: 1.34375, y: 0.15625 - 0.75))
  }

  private func mesh(columns: Int = 2, rows: Int = 2) -> MeshSurface? {
    let gradient = MeshGradient(
      width: columns,
      height: rows,
      points: (0..<columns * rows).map {
        [Float($0 % columns) / Float(columns - 1), Float($0 / columns) / Float(rows - 1)]
      },
      colors: Array(repeating: .red, count: columns * rows),
      background: Color(red: 0, green: 0, blue: 0, opacity: 0.5)
    )
    guard case .mesh(let mesh) = gradient.paint(in: EnvironmentValues()) else { return nil }
    return mesh
  }

  /// Two pixels per point, at least 32 and at most 1024.
  @Test(arguments: [
    (10.0, 32), (16, 32), (16.1, 33), (17, 34), (40, 80), (511, 1022), (512, 1024), (513, 1024),
    (9999, 1024),
  ])
  func bitmapHasTwoPixelsPerPoint(length: CGFloat, pixels: Int) throws {
    let mesh = try #require(self.mesh())
    for rect in [CGRect(3, 5, length, 20), CGRect(3, 5, 20, length)] {
      guard case .image(let image) = mesh.paint(in: rect) else {
        return #expect(Bool(false), "no image")
      }
      #expect((rect.width == length ? image.bitmap.width : image.bitmap.height) == pixels)
      #expect((rect.width == length ? image.bitmap.height : image.bitmap.width) == 40)
      let corner = CGPoint(x: image.bitmap.width, y: image.bitmap.height)
      #expect(CGPoint.zero.applying(image.transform) == CGPoint(x: 3, y: 5))
      let end = corner.applying(image.transform)
      #expect(abs(end.x - rect.maxX) < 0.01 && abs(end.y - rect.maxY) < 0.01)
    }
  }

  @Test(arguments: [CGRect(0, 0, 0, 9), CGRect(0, 0, 9, 0), CGRect(0, 0, .infinity, 9)])
  func frameWithoutAreaShowsTheBackground(rect: CGRect) throws {
    let mesh = try #require(self.mesh())
    #expect(mesh.paint(in: rect) == .solid(mesh.background))
  }

  @Test(arguments: [
    (2, 2, 16), (7, 2, 16), (8, 2, 13), (2, 9, 12), (25, 2, 4), (2, 26, 4), (40, 40, 4),
  ])
  func patchesAreDividedIntoFewerCellsInLargeMeshes(columns: Int, rows: Int, cells: Int) throws {
    let mesh = try #require(self.mesh(columns: columns, rows: rows))
    #expect(mesh.rows == rows)
    #expect(mesh.cellsOfPatch == cells)
  }

  @Test
  func opacityFadesPointsAndBackground() throws {
    let faded = try #require(self.mesh()).opacity(0.5)
    #expect(faded.vertices.map(\.color.alpha) == [0.5, 0.5, 0.5, 0.5])
    #expect(faded.background.alpha == 0.25)
  }
}
