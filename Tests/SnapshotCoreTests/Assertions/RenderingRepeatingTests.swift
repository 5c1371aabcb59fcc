import Testing

@testable import SnapshotCore

/// The causes that a second rendering of a value shows.
@Suite struct RenderingRepeatingTests {
  private struct Wrong: Error, CustomStringConvertible {
    var description: String { "wrong \u{1B}" }
  }

  private func rendering(
    _ text: String,
    compare: @escaping ([UInt8]) throws -> Comparison = { _ in
      .different(Difference(summary: "differs"))
    }
  ) -> Rendering {
    Rendering(bytes: Array(text.utf8), compare: compare)
  }

  private func summary(
    _ first: Rendering,
    _ second: Result<Rendering, any Error>
  ) -> String? {
    first.difference(from: second)?.summary
  }

  @Test func equalRenderingsHaveNoDifference() {
    #expect(summary(rendering("a"), .success(rendering("a"))) == nil)
    let tolerated = rendering("b") { _ in .withinTolerance("1 pixel") }
    #expect(summary(rendering("a"), .success(tolerated)) == nil)
    #expect(summary(rendering("a"), .success(rendering("b") { _ in .equal })) == nil)
  }

  @Test func differentRenderingsAreCompared() {
    #expect(summary(rendering("a"), .success(rendering("b"))) == "differs")
    #expect(
      summary(rendering("a b"), .success(rendering("b a")))
        == "The same words are in a different order, as if they came from a Set or Dictionary"
    )
  }

  @Test func aStrategyThatCannotReadItsOutputIsReported() {
    let second = rendering("b") { _ in throw Wrong() }
    #expect(
      summary(rendering("a"), .success(second))
        == "The strategy can’t read its own output: wrong \\u{1B}"
    )
  }

  @Test func aSecondRenderingThatThrowsIsReported() {
    #expect(
      summary(rendering("a"), .failure(Wrong()))
        == "The second rendering threw an error: wrong \\u{1B}"
    )
    #expect(
      summary(rendering("a"), .failure(ValueError(ValueError(Wrong()))))
        == "The second rendering threw an error: wrong \\u{1B}"
    )
    #expect(
      summary(rendering("a"), .failure(TimeLimitExceeded(.seconds(2))))
        == "The second rendering exceeded the time limit of 2 seconds"
    )
  }

  @Test func theOrderOfHashValuesIsReportedForEqualRenderings() {
    var first = rendering("a")
    first.hashOrder = { "The text shows a Set" }
    #expect(summary(first, .success(rendering("a"))) == "The text shows a Set")
    #expect(summary(first, .success(rendering("b"))) == "differs")
    first.hashOrder = { nil }
    #expect(summary(first, .success(rendering("a"))) == nil)
  }

  @Test func aRenderingIsEncodedOnce() throws {
    var count = 0
    let encoded = Rendering(
      encode: {
        count += 1
        return [1]
      },
      compare: { _ in .equal }
    )
    #expect(!encoded.hasBytes && count == 0)
    #expect(try encoded.bytes() == [1])
    #expect(try encoded.bytes() == [1])
    #expect(encoded.hasBytes && count == 1)
    #expect(Rendering(text: "é", compare: { _ in .equal }).hasBytes)
    #expect(try Rendering(text: "é", compare: { _ in .equal }).bytes() == [0xC3, 0xA9])
    #expect(rendering("a").hasBytes)
  }

  @Test func anErrorOfEncodingIsKept() {
    var count = 0
    let failing = Rendering(
      encode: {
        count += 1
        throw Wrong()
      },
      compare: { _ in .equal }
    )
    #expect(throws: Wrong.self) { try failing.bytes() }
    #expect(throws: Wrong.self) { try failing.bytes() }
    #expect(count == 1)
  }
}
