import Foundation
import Testing

@testable import Drawing

@Suite struct NamedSpaceTests {
  private static func space(_ names: [AnyHashable], _ width: CGFloat, in outer: NamedSpace?)
    -> NamedSpace
  {
    NamedSpace(
      names: names,
      size: CGSize(width: width, height: 1),
      transform: .identity,
      outer: outer
    )
  }

  @Test func theInnermostSpaceWithANameIsFound() {
    let outer = Self.space(["a", "b"], 1, in: nil)
    let inner = Self.space([1], 3, in: Self.space(["a"], 2, in: outer))
    #expect(inner.space(named: "a")?.size.width == 2)
    #expect(inner.space(named: "b")?.size.width == 1)
    #expect(inner.space(named: 1)?.size.width == 3)
    #expect(inner.space(named: "c") == nil)
  }

  @Test func aSharedListOutlivesTheOthers() {
    let outer = Self.space(["b"], 2, in: Self.space(["a"], 1, in: nil))
    let kept = Self.space(["c"], 3, in: outer)
    do { _ = Self.space(["d"], 4, in: Self.space(["e"], 5, in: outer)) }
    #expect(kept.space(named: "a")?.size.width == 1)
    #expect(outer.space(named: "a")?.size.width == 1)
  }

  /// Releasing the list recursively would overflow the stack.
  @Test func aLongListIsReleased() {
    weak var outermost: NamedSpace?
    do {
      var space = Self.space([0], 0, in: nil)
      outermost = space
      for number in 1..<300_000 { space = Self.space([number], 1, in: space) }
      #expect(space.space(named: 0) === outermost)
    }
    #expect(outermost == nil)
  }
}
