import Drawing
import Foundation
import Gallery
import Scene
import Testing

@Suite struct SceneDifferenceTests {
  enum GalleryItem: CaseIterable, Sendable {
    case tree, treeScene, badge, fireworks, mandala, cornerMask

    func displayList() throws -> DisplayList {
      switch self {
      case .tree: try draw(ChristmasTree(), 400, 800)
      case .treeScene: try draw(ChristmasTreeScene(), 400, 800)
      case .badge: try draw(Badge(), 512, 512)
      case .fireworks: try draw(Fireworks(seed: 2020, time: 2.5), 390, 844)
      case .mandala: try draw(Mandala(), 512, 512)
      case .cornerMask: try draw(CornerMask(), 256, 256)
      }
    }

    private func draw(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> DisplayList
    {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: width, height: height)
      return try renderer.displayList()
    }
  }

  enum TextFormat: CaseIterable, Sendable {
    case svg, commands, summary

    func outline(of list: DisplayList) throws -> SceneOutline {
      try #require(SceneOutline(text: text(of: list)))
    }

    func text(of list: DisplayList) -> String {
      switch self {
      case .svg: list.svg()
      case .commands: list.commands()
      case .summary: list.summary()
      }
    }
  }

  @Test(arguments: GalleryItem.allCases, TextFormat.allCases)
  func equalScenesHaveNoChange(item: GalleryItem, format: TextFormat) throws {
    let outline = try format.outline(of: item.displayList())
    #expect(!outline.elements.isEmpty)
    #expect(SceneDifference(old: outline, new: outline).changes.isEmpty)
  }

  /// Changes at least two elements of every scene, one at a time.
  @Test(arguments: GalleryItem.allCases, Mutation.all)
  func everyKindOfChangeIsNamed(item: GalleryItem, mutation: Mutation) throws {
    let list = try item.displayList()
    let places = list.places
    for format in TextFormat.allCases {
      let text = format.text(of: list)
      let before = try #require(SceneOutline(text: text))
      for place in stride(from: 0, to: places.count, by: max(places.count / 2, 1)) {
        var changed = list
        guard let expected = changed.mutate(places[place], by: mutation) else { continue }
        let newText = format.text(of: changed)
        guard newText != text else { continue }
        let after = try #require(SceneOutline(text: newText))
        let difference = SceneDifference(old: before, new: after)
        let reported = difference.changes.map { ($0.kind.word, $0.name) }
        // A fingerprint can't distinguish a shape that is twice as large from a different one.
        let word =
          format == .summary && expected.word == "transformed" ? "reshaped" : expected.word
        #expect(
          reported.contains { $0.0 == word && expected.names.contains($0.1) },
          "\(format): \(expected), reported \(reported.prefix(3))"
        )
        #expect(
          difference.changes.allSatisfy { expected.names.contains($0.name) },
          "\(format): \(expected), reported \(reported.prefix(3))"
        )
      }
    }
  }

  @Test(arguments: TextFormat.allCases)
  func anotherCanvasIsResized(format: TextFormat) throws {
    let list = try GalleryItem.badge.displayList()
    var larger = list
    larger.size.width += 1
    let changes = SceneDifference(
      old: try format.outline(of: list),
      new: try format.outline(of: larger)
    ).changes
    #expect(changes.count == 1)
    #expect(changes.first?.element == "canvas")
  }
}

extension SceneChange.Kind {
  fileprivate var word: String {
    switch self {
    case .inserted: "inserted"
    case .removed: "removed"
    case .moved: "moved"
    case .restyled: "restyled"
    case .reshaped: "reshaped"
    case .transformed: "transformed"
    case .reordered: "reordered"
    case .regrouped: "regrouped"
    case .renamed: "renamed"
    case .resized: "resized"
    }
  }
}

extension DisplayList {
  /// The positions of the nodes: indices from the root down, through groups.
  fileprivate var places: [[Int]] { DisplayList.places(in: nodes) }

  private static func places(in nodes: [Node]) -> [[Int]] {
    nodes.enumerated().flatMap { index, node -> [[Int]] in
      guard case .group(let group) = node else { return [[index]] }
      return [[index]] + places(in: group.nodes).map { [index] + $0 }
    }
  }

  fileprivate mutating func mutate(
    _ place: [Int],
    by mutation: Mutation
  ) -> Mutation.Expectation? {
    DisplayList.mutate(&nodes, place[...], by: mutation)
  }

  private static func mutate(
    _ nodes: inout [Node],
    _ place: ArraySlice<Int>,
    by mutation: Mutation
  ) -> Mutation.Expectation? {
    guard let index = place.first else { return nil }
    guard place.count > 1 else { return mutation.apply(&nodes, index) }
    guard case .group(var group) = nodes[index] else { return nil }
    defer { nodes[index] = .group(group) }
    return mutate(&group.nodes, place.dropFirst(), by: mutation)
  }
}
