import DrawingControls
import Testing

@Suite
struct ContainerBackgroundTests {
  @Test
  func containerBackgroundIsDrawnBehindTheView() throws {
    let label = Circle().frame(width: 8, height: 8).frame(width: 20, height: 10)
    let expected = try label.background(Color.red).drawn(20, 10)
    #expect(try label.containerBackground(.red, for: .widget).drawn(20, 10) == expected)
    let filled = label.containerBackground(for: .navigation) { Color.red }
    #expect(try filled.drawn(20, 10) == label.background { Color.red }.drawn(20, 10))
    let corner = label.containerBackground(for: .window, alignment: .topLeading) {
      Color.red.frame(width: 4, height: 4)
    }
    let inCorner = label.background(alignment: .topLeading) {
      Color.red.frame(width: 4, height: 4)
    }
    #expect(try corner.drawn(20, 10) == inCorner.drawn(20, 10))
  }
}
