import Foundation
import Scene
import Testing

/// The scanner has several algorithms for a row; each must be close to the exact area.
@Suite struct ScanningTests {
  private static let side = 32

  private func alphas(_ path: Path, evenOdd: Bool = false) throws -> [UInt8] {
    let list = DisplayList(
      size: CGSize(width: ScanningTests.side, height: ScanningTests.side),
      nodes: [.fill(path, evenOdd: evenOdd)]
    )
    return try list.alphas()
  }

  /// Returns a corner per angle, on an ellipse that may leave the canvas.
  private func convexCorners(seed: Int) -> [CGPoint] {
    var generator = SeededGenerator(seed: seed)
    let centre = CGPoint(x: generator.number(0...32), y: generator.number(4...36))
    let radii = CGSize(width: generator.number(1...20), height: generator.number(1...20))
    let angles = (0..<3 + seed).map { _ in generator.number(0...6.28) }.sorted()
    let corners = angles.map {
      CGPoint(x: centre.x + radii.width * cos($0), y: centre.y + radii.height * sin($0))
    }
    return seed % 2 == 0 ? corners : corners.reversed()
  }

  @Test(arguments: 0..<40)
  func convexShapesCoverTheirArea(seed: Int) throws {
    let corners = convexCorners(seed: seed)
    let path = Path { path in
      path.addLines(corners)
      path.closeSubpath()
    }
    let reference = ReferenceCoverage(of: [corners], evenOdd: false, side: ScanningTests.side)
    let difference = reference.differences(from: try alphas(path))
    #expect(difference.edgeMean <= 0.4)
    #expect(difference.worst <= 3)
  }

  @Test(arguments: 0..<4, [false, true])
  func crowdedRowsCoverTheirArea(seed: Int, evenOdd: Bool) throws {
    var generator = SeededGenerator(seed: seed)
    let corners = (0..<300).map { _ in
      CGPoint(x: generator.number(-6...38), y: generator.number(-6...38))
    }
    let reference = ReferenceCoverage(of: [corners], evenOdd: evenOdd, side: ScanningTests.side)
    let path = Path { $0.addLines(corners) }
    let difference = reference.differences(from: try alphas(path, evenOdd: evenOdd))
    #expect(difference.edgeMean <= 2)
    #expect(difference.worst <= 16)
  }

  @Test func shapeOrderInARowDoesNotMatter() throws {
    // Few enough per column to be sorted, many enough that insertion sort would be slow.
    let slats = (0..<190).map { index in
      let left = CGFloat(index) * 5 + 1.25
      return [
        CGPoint(x: left, y: 0.5), CGPoint(x: left + 2, y: 0), CGPoint(x: left + 3, y: 4),
        CGPoint(x: left + 1, y: 3.5),
      ]
    }
    func alphas(_ slats: [[CGPoint]]) throws -> [UInt8] {
      let path = Path { path in
        for slat in slats {
          path.addLines(slat)
          path.closeSubpath()
        }
      }
      let size = CGSize(width: 1_000, height: 4)
      return try DisplayList(size: size, nodes: [.fill(path)]).alphas()
    }
    let inOrder = try alphas(slats)
    #expect(inOrder.contains(255))
    #expect(try alphas(slats.reversed()) == inOrder)
  }

  @Test(arguments: [70, 700])
  func windingsInOneDirectionStayInside(count: Int) throws {
    // Slanted, so that every row has as many crossing edges.
    let path = Path { path in
      for index in 0..<count {
        let shift = CGFloat(index % 7) * 0.3
        path.addLines([
          CGPoint(x: 4 + shift, y: -1), CGPoint(x: 28 - shift, y: -1),
          CGPoint(x: 26 + shift, y: 33), CGPoint(x: 6 - shift, y: 33),
        ])
        path.closeSubpath()
      }
    }
    let found = try alphas(path)
    for row in 0..<ScanningTests.side {
      let line = found[row * 32..<row * 32 + 32]
      #expect(line.dropFirst(8).prefix(16).allSatisfy { $0 == 255 })
      #expect(line.prefix(4).allSatisfy { $0 == 0 } && line.suffix(3).allSatisfy { $0 == 0 })
    }
  }
}
