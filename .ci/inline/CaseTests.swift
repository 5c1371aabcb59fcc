import Foundation
import Snapshot
import Testing

@Suite(.enabled(if: ProcessInfo.processInfo.environment["CASES"] != nil))
struct CaseTests {
  @Test(arguments: ["a", "b", "c"]) func cases(text: String) {
    assertInlineSnapshot(of: text, as: .lines)
  }

  @Test func loop() {
    for number in 1...3 {
      assertInlineSnapshot(of: number, as: .description) { "1" }
    }
  }

  @Test func failing() {
    assertNothing(
      true
    ) {
      "never compared"
    }
  }
}

@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["MOVED"] != nil))
struct MovedTests {
  @Test func recording() {
    assertInlineSnapshot(of: "one\ntwo\nthree", as: .lines)
  }

  @Test func failing() {
    assertNothing(true) {
      "never compared"
    }
  }
}

func assertNothing(
  _ argument: Bool,
  is expected: () -> String,
  line: UInt = #line,
  column: UInt = #column
) {
  InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is")
    .fail("said by a helper", line: line, column: column)
}

@Suite(.enabled(if: ProcessInfo.processInfo.environment["REFUSED"] != nil))
struct RefusedTests {
  @Test func inALiteralOfOneLine() {
    print("made: \(assertInlineSnapshot(of: "a", as: .lines))")
  }

  @Test func inTheArgumentOfAMacro() {
    #expect(throws: Never.self) {
      assertInlineSnapshot(of: "a", as: .lines)
    }
  }
}
