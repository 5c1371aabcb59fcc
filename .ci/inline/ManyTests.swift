import Snapshot
import Testing

@Suite struct ManyTests {
  @Test func part1() {
    assertInlineSnapshot(of: "number 1", as: .lines)
    assertInlineSnapshot(of: "number 2", as: .lines)
  }
  @Test func part2() {
    assertInlineSnapshot(of: "number 3", as: .lines)
    assertInlineSnapshot(of: "number 4", as: .lines)
  }
  @Test func part3() {
    assertInlineSnapshot(of: "number 5", as: .lines)
    assertInlineSnapshot(of: "number 6", as: .lines)
  }
  @Test func part4() {
    assertInlineSnapshot(of: "number 7", as: .lines)
    assertInlineSnapshot(of: "number 8", as: .lines)
  }
  @Test func part5() {
    assertInlineSnapshot(of: "number 9", as: .lines)
    assertInlineSnapshot(of: "number 10", as: .lines)
  }
  @Test func part6() {
    assertInlineSnapshot(of: "number 11", as: .lines)
    assertInlineSnapshot(of: "number 12", as: .lines)
  }
  @Test func part7() {
    assertInlineSnapshot(of: "number 13", as: .lines)
    assertInlineSnapshot(of: "number 14", as: .lines)
  }
  @Test func part8() {
    assertInlineSnapshot(of: "number 15", as: .lines)
    assertInlineSnapshot(of: "number 16", as: .lines)
  }
}
