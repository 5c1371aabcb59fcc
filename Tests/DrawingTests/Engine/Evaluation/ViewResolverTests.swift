import DrawingTestSupport
import Testing

@testable import Drawing

@Suite struct ViewResolverTests {
  private final class Found: @unchecked Sendable {
    weak var record: TypeRecord?
    var existed = false
  }

  private struct Probe: View {
    let found: Found

    var body: some View {
      let record = ViewGraph.current?.types.record(of: Probe.self)
      found.record = record
      found.existed = record != nil
      return Circle().padding(2)
    }
  }

  /// A resolver and the record of its type must not own one another.
  @Test func typesAreReleasedWithTheRendering() throws {
    let found = Found()
    #expect(try Probe(found: found).drawn(20, 20).leaves.count == 1)
    #expect(found.existed)
    #expect(found.record == nil)
  }
}
