import CPixels
import Testing

@testable import Scene

@Suite struct NestedTests {
  private struct Problem: Error, Equatable { var number: Int }

  @Test func workOnAnotherThreadReturnsOrThrows() throws {
    #expect(LargeThread.run { 7 } == 7)
    #expect(throws: Problem(number: 3)) { try LargeThread.run { throw Problem(number: 3) } }
    #expect(StackSpace.ensure { 7 } == 7)
    #expect(throws: Problem(number: 3)) { try StackSpace.ensure { throw Problem(number: 3) } }
  }

  /// A large thread has 512 MB, more than the threads of tests.
  @Test func largeThreadsHaveMoreSpace() {
    let own = StackSpace.bytes
    let large = LargeThread.run { StackSpace.bytes }
    #expect(large > 500 << 20 && large <= 512 << 20)
    #expect(own > 0 && own < large)
    #expect(!StackSpace.isLow)
  }

  /// Calls itself until the stack of its thread is almost used up.
  private static func descend(_ depth: Int) -> Int {
    if StackSpace.isLow { return depth }
    return withExtendedLifetime([depth]) { descend(depth + 1) }
  }

  @Test func workMovesToAnotherThreadBeforeTheStackEnds() {
    let depth = Self.descend(0)
    #expect(depth > 10)
    func low(_ depth: Int) -> Int {
      guard StackSpace.isLow else { return withExtendedLifetime([depth]) { low(depth + 1) } }
      #expect(StackSpace.bytes <= 160 << 10)
      return StackSpace.ensure { StackSpace.bytes }
    }
    #expect(low(0) > 50 << 20)
  }

  /// A budget is half of the remaining space, at most 256 KB, or seven eighths on a separate
  /// thread.
  @Test func budgetsRunOut() {
    func steps(_ space: StackSpace, _ depth: Int = 0) -> Int {
      if space.isExhausted || StackSpace.isLow { return depth }
      return withExtendedLifetime([depth]) { steps(space, depth + 1) }
    }
    let space = StackSpace()
    #expect(space.isOfCallingThread && !space.isExhausted)
    let other = StackSpace(isOfCallingThread: false)
    #expect(!other.isOfCallingThread && !other.isExhausted)
    let used = LargeThread.run {
      let start = StackSpace.bytes
      let space = StackSpace()
      func last(_ depth: Int) -> Int {
        if space.isExhausted { return StackSpace.bytes }
        return withExtendedLifetime([depth]) { last(depth + 1) }
      }
      return start - last(0)
    }
    #expect(used > 256 << 10 && used < 300 << 10)
    #expect(steps(other) > steps(space))
  }

  private struct Box: Hashable {
    @Nested var values: [Int]
  }

  @Test func copiesChangeSeparately() {
    let first = Box(values: [1, 2])
    var second = first
    second.values.append(3)
    #expect(first.values == [1, 2] && second.values == [1, 2, 3])
    var third = second
    third.values = [9]
    #expect(second.values == [1, 2, 3] && third.values == [9])
    third.values[0] = 8
    #expect(third.values == [8])
    var alone = Box(values: [4])
    alone.values = [5]
    #expect(alone.values == [5])
  }

  @Test func equalityAndHashesUseTheValues() {
    let first = Box(values: [1, 2])
    let copy = first
    #expect(first == copy && first == Box(values: [1, 2]) && first != Box(values: [1, 3]))
    #expect(first.hashValue == Box(values: [1, 2]).hashValue)
    #expect(first.hashValue != Box(values: [2, 1]).hashValue)
  }

  @Test func aStackThatIsTooSmallIsReported() {
    var isCalled = false
    withUnsafeMutablePointer(to: &isCalled) { flag in
      let work: @convention(c) (UnsafeMutableRawPointer?) -> Void = {
        $0?.assumingMemoryBound(to: Bool.self).pointee = true
      }
      #expect(cpixels_run_on_stack(1, work, flag) != 0)
      #expect(!flag.pointee)
      #expect(cpixels_run_on_stack(1 << 20, work, flag) == 0)
      #expect(flag.pointee)
    }
  }

  @Test func aSeparateThreadUsesSevenEighths() {
    let start = StackSpace.bytes
    let space = StackSpace(isOfCallingThread: false)
    func last(_ depth: Int) -> Int {
      if space.isExhausted { return StackSpace.bytes }
      return withExtendedLifetime([depth]) { last(depth + 1) }
    }
    let used = start - last(0)
    #expect(used * 8 > start * 7 - (32 << 10) && used * 8 < start * 7 + (64 << 10))
  }
}
