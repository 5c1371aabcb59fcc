import Drawing
import Foundation
import Scene
import Testing

@Suite
struct ContainerShapeTests {
  private static func path(_ view: some View) throws -> Path? {
    guard let leaf = try view.drawn(100, 100).leaves.first, case .fill(let path, _) = leaf.outline
    else { return nil }
    return path
  }

  @Test
  func defaultContainerShapeIsARectangle() throws {
    let rectangle = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(try Self.path(ContainerRelativeShape()) == rectangle)
    #expect(
      ContainerRelativeShape().path(in: CGRect(x: 1, y: 2, width: 3, height: 4))
        == Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    )
  }

  @Test(arguments: [(0.0, 24.0), (8, 16), (24, 0), (40, 0)])
  func cornersKeepOneCentre(padding: Double, radius: Double) throws {
    let view = ContainerRelativeShape().padding(padding)
      .containerShape(RoundedRectangle(cornerRadius: 24, style: .circular))
    let expected = RoundedRectangle(cornerRadius: radius, style: .circular).padding(padding)
    #expect(try Self.path(view)?.description == Self.path(expected)?.description)
  }

  @Test
  func innermostContainerAppliesToFillsAndClips() throws {
    let view = Color.red.clipShape(ContainerRelativeShape())
      .containerShape(Circle()).containerShape(Rectangle())
    let clip = try #require(try view.drawn(100, 100).topLevelGroups.first?.clip)
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(clip.path.description == circle.description)
  }

  @Test
  func borderIsInsideTheContainer() throws {
    let view = ContainerRelativeShape().strokeBorder(lineWidth: 4)
      .containerShape(RoundedRectangle(cornerRadius: 24))
    let line = try #require(try view.drawn(100, 100).leaves.first?.outline.path)
    #expect(line.boundingRect == CGRect(x: 2, y: 2, width: 96, height: 96))
  }

  @Test
  func containerWithoutAreaIsDefined() throws {
    let view = ContainerRelativeShape().frame(width: 5, height: 5).scaleEffect(0)
      .frame(width: 0, height: 0).containerShape(RoundedRectangle(cornerRadius: .nan))
    _ = try view.drawn(100, 100)
  }
}
