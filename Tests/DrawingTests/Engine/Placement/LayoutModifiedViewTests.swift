import Testing

@testable import Drawing

@Suite
struct LayoutModifiedViewTests {
  /// Resolvers read the content of these views at the address of the view.
  @Test
  func contentIsStoredFirst() {
    typealias Faded = LayoutModifiedView<Circle, OpacityRule>
    typealias Turned = ModifiedContent<Faded, RotationEffect>
    #expect(MemoryLayout<Faded>.offset(of: \.content) == 0)
    #expect(MemoryLayout<Turned>.offset(of: \.content) == 0)
  }
}
