import Foundation
import SnapshotCore
import TestSupport
import Testing

@testable import Snapshot

/// Descriptions of nested values on a small stack.
@Suite struct NestedTextTests {
  private indirect enum Chain: Error, Sendable {
    case end
    case link(Chain)
  }

  private static func chain(_ depth: Int) -> Chain {
    (0..<depth).reduce(.end) { inner, _ in .link(inner) }
  }

  private static func text<Value>(
    of strategy: Snapshotting<Value, String>,
    _ make: @escaping @Sendable () -> Value
  ) -> String {
    SmallStack.run {
      do { return try strategy.snapshot(make()) } catch { return "\(error)" }
    }
  }

  private let refusal = "\(NestedTooDeeply(limit: 1_000))"

  @Test(arguments: [1, 64, 65, 999])
  func descriptionsReachTheLimit(depth: Int) {
    let text = Self.text(of: .description) { Self.chain(depth) }
    #expect(text.components(separatedBy: "link(").count == depth + 1)
  }

  @Test(arguments: [1_001, 20_000, 200_000])
  func descriptionsBeyondItAreRefused(depth: Int) {
    #expect(Self.text(of: .description) { Self.chain(depth) } == refusal)
    #expect(Self.text(of: .description) { [1: [("a", Self.chain(depth))]] } == refusal)
    #expect(Self.text(of: .description) { Self.chain(depth) as Chain? } == refusal)
  }

  @Test(arguments: [20_000, 200_000])
  func errorsBeyondItAreNamedByTheirType(depth: Int) {
    let text = Self.text(of: .error) { Self.chain(depth) as any Error }
    #expect(text == "Chain\nChain, nested too deeply to describe\n")
    let thrown = SmallStack.run { ErrorText.make(Self.chain(depth)) }
    #expect(thrown == "Chain, nested too deeply to describe")
  }

  @Test(arguments: [20_000, 200_000])
  func argumentsBeyondItAreNamedByTheirType(depth: Int) {
    let argument = SmallStack.run { ArgumentText(value: Self.chain(depth), encoding: "[]") }
    #expect(argument.text == "Chain")
    #expect(argument.distinction == "[]")
  }

  @Test func widthDoesNotCountAsDepth() {
    let text = Self.text(of: .description) { Array(repeating: [1, 2], count: 20_000) }
    #expect(text == "\(Array(repeating: [1, 2], count: 20_000))")
  }
}
