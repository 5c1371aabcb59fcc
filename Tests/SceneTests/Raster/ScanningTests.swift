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

  /// Rows are crowded if there are many sides per column. A distant bar makes rows less crowded, so
  /// that another algorithm continues with the same sides.
  @Test func sidesContinueBetweenCrowdedAndOtherRows() throws {
    let lines = (0..<40).map { index in
      let x = 2.3 + 0.8 * Double(index)
      return [(x, -1.0), (x + 0.4, -1.0), (x + 23.4, 40.0), (x + 23.0, 40.0)]
    }
    let bars = [10.0, 24.0].map { y in
      [(190.0, y), (195.0, y), (195.0, y + 7), (190.0, y + 7)]
    }
    func alphas(_ polygons: [[(Double, Double)]]) throws -> [Int] {
      let path = Path { path in
        for polygon in polygons {
          path.addLines(polygon.map { CGPoint(x: $0.0, y: $0.1) })
          path.closeSubpath()
        }
      }
      let list = DisplayList(size: CGSize(width: 200, height: 40), nodes: [.fill(path)])
      return try list.alphas().map { Int($0) }
    }
    let crowded = try alphas(lines), some = try alphas(lines + bars)
    let differences = zip(crowded, some).enumerated().compactMap { index, pair in
      index % 200 < 180 ? abs(pair.0 - pair.1) : nil
    }
    let isDrawnDifferently = differences.contains { $0 > 0 }
    #expect(isDrawnDifferently)
    #expect(try #require(differences.max()) <= 4)
  }

  @Test(arguments: [0.01, 1, 24], [false, true])
  func columnsCrossedByManyEdgesCoverTheirArea(width: Double, evenOdd: Bool) throws {
    var generator = SeededGenerator(seed: 1)
    let corners = (0..<1_200).map { index in
      // Mostly across all rows, so that the edges of a column cross many of its lines.
      let y = index % 9 == 0 ? generator.number(0...32) : index % 2 == 0 ? -1 : 33
      return CGPoint(x: 3.3 + generator.number(0...width), y: y)
    }
    let reference = ReferenceCoverage(of: [corners], evenOdd: evenOdd, side: ScanningTests.side)
    let path = Path { $0.addLines(corners) }
    let difference = reference.differences(from: try alphas(path, evenOdd: evenOdd))
    #expect(difference.edgeMean <= 2)
    #expect(difference.worst <= 16)
  }

  @Test(arguments: 0..<60, [false, true])
  func thinLinesAreCoveredAlikeAloneAndTogether(seed: Int, evenOdd: Bool) throws {
    var generator = SeededGenerator(seed: seed)
    func line(from low: Double) -> [CGPoint] {
      let x = low + generator.number(0...1), width = generator.number(0.1...2.9)
      let slope = generator.number(-6...6)
      let corners = [
        CGPoint(x: x + slope, y: -1), CGPoint(x: x + slope + width, y: -1),
        CGPoint(x: x - slope + width, y: 33), CGPoint(x: x - slope, y: 33),
      ]
      return seed % 2 == 0 ? corners : corners.reversed()
    }
    func alphas(_ lines: [[CGPoint]]) throws -> [UInt8] {
      let path = Path { path in
        for line in lines {
          path.addLines(line)
          path.closeSubpath()
        }
      }
      return try self.alphas(path, evenOdd: evenOdd)
    }
    // Parallel enough not to cross, and close enough for one run of pixels in some rows.
    let lines = [line(from: 1 + 6), line(from: 11 + 12)]
    // A line alone is convex, which another algorithm draws.
    let alone = try lines.map { try alphas([$0]) }
    #expect(alone[0].contains { $0 > 0 } && alone[1].contains { $0 > 0 })
    let together = zip(alone[0], alone[1]).map { max($0, $1) }
    // The last row is the end of all edges.
    #expect(try alphas(lines).dropLast(32) == together.dropLast(32))
  }

  /// A row of equal quadrilaterals, five pixels apart: few enough per column to be sorted, and many
  /// enough that insertion sort would be slow.
  private static let slats = (0..<190).map { index in
    let left = CGFloat(index) * 5 + 1.25
    return [
      CGPoint(x: left, y: 0.5), CGPoint(x: left + 2, y: 0), CGPoint(x: left + 3, y: 4),
      CGPoint(x: left + 1, y: 3.5),
    ]
  }

  /// Returns the opacity of the pixels of each row. The right side of the picture cuts the last
  /// slat.
  private func rows(_ slats: [[CGPoint]], opacity: Double = 1) throws -> [ArraySlice<UInt8>] {
    let path = Path { path in
      for slat in slats {
        path.addLines(slat)
        path.closeSubpath()
      }
    }
    let color = RGBA(red: 0, green: 0, blue: 0, opacity: opacity)
    let list = DisplayList(
      size: CGSize(width: 948, height: 4),
      nodes: [.fill(path, .solid(color))]
    )
    let found = try list.alphas()
    return (0..<4).map { found[$0 * 948..<($0 + 1) * 948] }
  }

  @Test func shapeOrderInARowDoesNotMatter() throws {
    let inOrder = try rows(ScanningTests.slats)
    #expect(inOrder.joined().contains(255))
    #expect(try rows(ScanningTests.slats.reversed()) == inOrder)
  }

  @Test(arguments: [1, 0.6])
  func equalShapesInARowAreDrawnAlike(opacity: Double) throws {
    let rows = try rows(ScanningTests.slats, opacity: opacity)
    let first = rows.map { $0.prefix(5) }
    #expect(first.allSatisfy { $0.contains { $0 > 100 } })
    #expect(rows.allSatisfy { $0.dropFirst(5).elementsEqual($0.dropLast(5)) })
  }

  @Test(arguments: [1_000, 16_385, 40_000], [false, true])
  func copiesOfAShapeCoverTheSamePixels(count: Int, isTriangle: Bool) throws {
    let corners =
      isTriangle
      ? [CGPoint(x: 1.3, y: 1.7), CGPoint(x: 22.9, y: 5), CGPoint(x: 8, y: 13.2)]
      : [
        CGPoint(x: 2.25, y: 2.5), CGPoint(x: 22.75, y: 2.5), CGPoint(x: 22.75, y: 12.75),
        CGPoint(x: 2.25, y: 12.75),
      ]
    func found(_ count: Int) throws -> [UInt8] {
      try alphas(
        Path { path in
          for _ in 0..<count {
            path.addLines(corners)
            path.closeSubpath()
          }
        }
      )
    }
    // A single shape is convex, which another algorithm draws.
    let differences = try zip(found(1), found(count)).map { abs(Int($0) - Int($1)) }
    #expect(differences.max() ?? 0 <= 1)
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
