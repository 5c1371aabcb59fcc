import Drawing
import Gallery
import Scene
import Testing

@Suite
struct BackgroundParticlesTests {
  private func discs(at time: Double, seed: UInt64 = 1) throws -> [DisplayList.Leaf] {
    try leaves(of: BackgroundParticles(), 400, 800, at: time, seed: seed)
  }

  private func opacity(of leaf: DisplayList.Leaf) -> Double {
    guard case .solid(let color) = leaf.paint else { return .nan }
    return color.alpha
  }

  private func size(of leaf: DisplayList.Leaf) -> CGFloat {
    leaf.outline.path.boundingRect.width
  }

  @Test
  func discsAreWithinTheirBounds() throws {
    let discs = try discs(at: 0)
    #expect(discs.count == 201)
    #expect(discs.allSatisfy { (0.1...0.4).contains(opacity(of: $0)) })
    #expect(discs.allSatisfy { (10...100).contains(size(of: $0)) })
    // Scale and position have their second random values when the first frame is shown.
    #expect(discs.allSatisfy { (0.1...2).contains($0.transform.a) })
    #expect(Set(discs.map(\.transform.a)).count == 201)
  }

  @Test(arguments: [0.4, 2.5, 7.0])
  func onlyOpacityAndSizeChange(time: Double) throws {
    let (first, later) = try (discs(at: 0), discs(at: time))
    #expect(first.map(\.transform) == later.map(\.transform))
    #expect(first.map(size) != later.map(size))
    #expect(first.map(opacity) != later.map(opacity))
  }

  @Test
  func nothingMovesBeforeTheDelayOfADisc() throws {
    let (first, later) = try (discs(at: 0), discs(at: 0.5))
    let waiting = zip(first, later).filter { size(of: $0) == size(of: $1) }
    // A quarter of the delays in 0…2 s is longer than half a second, with some variance.
    #expect((110..<190).contains(waiting.count))
  }

  @Test
  func discsAreOneGroup() throws {
    let renderer = ImageRenderer(content: BackgroundParticles())
    renderer.proposedSize = ProposedViewSize(width: 400, height: 800)
    #expect(try renderer.displayList().nodes.count == 1)
    renderer.content = BackgroundParticles(isGrouped: false)
    #expect(try renderer.displayList().nodes.count == 201)
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (7, 7)])
  func countIsTheNumberOfDiscs(count: Int, discs: Int) throws {
    #expect(try leaves(of: BackgroundParticles(count: count), 40, 80).count == discs)
  }

  @Test
  func seedDeterminesThePicture() throws {
    #expect(try discs(at: 1, seed: 1) == discs(at: 1, seed: 1))
    #expect(try discs(at: 1, seed: 1) != discs(at: 1, seed: 2))
  }

  @Test
  func treeIsAboveTheDiscs() throws {
    let names = try leaves(of: ChristmasTreeScene(), 400, 800).map(\.name.path)
    let lastDisc = try #require(names.lastIndex { $0.contains("BackgroundParticles") })
    let firstOfTree = try #require(names.firstIndex { $0.contains("ChristmasTree[1]") })
    #expect(lastDisc < firstOfTree)
  }
}
