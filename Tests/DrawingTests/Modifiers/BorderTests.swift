import Drawing
import Testing

@Suite
struct BorderTests {
  @Test
  func borderIsInsideTheFrame() throws {
    let list = try Color.red.frame(width: 20, height: 10).border(.blue, width: 2).drawn(nil, nil)
    #expect(list.size == CGSize(width: 20, height: 10))
    #expect(
      list.leaves.map { $0.outline.path.boundingRect } == [
        CGRect(0, 0, 20, 10), CGRect(1, 1, 18, 8),
      ]
    )
  }

  @Test
  func cornerRadiusClips() throws {
    let list = try Color.red.cornerRadius(4).drawn(20, 10)
    #expect(
      list.topLevelGroups.first?.clip?.path
        == Path(roundedRect: CGRect(0, 0, 20, 10), cornerRadius: 4).applying(.identity).rounded
    )
  }
}

extension Path {
  /// The path with the coordinates of a display list.
  fileprivate var rounded: Path? {
    try? fill(.red).drawn(1, 1).leaves.first?.outline.path
  }
}
