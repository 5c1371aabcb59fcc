import Foundation
import Testing

@testable import Snapshot

/// The form of arguments in file names.
@Suite struct ArgumentTextTests {
  private enum Bare { case one, two(Int) }
  private enum Raw: Int { case first = 7 }
  private struct Plain { var a = 1 }
  private struct Named: CustomTestStringConvertible { let testDescription = "named" }

  static let texts: [(@Sendable () -> Any, String, String?)] = [
    ({ 3 }, "3", nil), ({ 1.5 }, "1.5", nil), ({ true }, "true", nil),
    ({ Character("c") }, "c", nil),
    ({ "text" }, "text", nil), ({ Raw.first }, "7", nil), ({ Bare.one }, "one", nil),
    ({ Bare.two(1) }, "two(1)", "code"), ({ Plain() }, "Plain(a: 1)", "code"),
    ({ Named() }, "named", "code"), ({ Int?.none as Any }, "nil", nil),
    ({ Int?.some(3) as Any }, "3", nil), ({ String?.some("nil") as Any }, "nil", "String nil"),
    ({ "nil" }, "nil", nil), ({ Int??.some(nil) as Any }, "nil", "Optional<Int> nil"),
    ({ Plain?.some(Plain()) as Any }, "Plain(a: 1)", "code"), ({ [1, 2] }, "[1, 2]", "code"),
  ]

  @Test(arguments: 0..<texts.count)
  func valuesHaveTheirText(index: Int) {
    let (value, text, distinction) = ArgumentTextTests.texts[index]
    let name = ArgumentText(value: value(), encoding: "code")
    #expect(name.text == text)
    #expect(name.distinction == distinction)
  }

  @Test func aDescriptionReplacesThatOfTheValue() {
    let name = ArgumentText(value: [1], description: "mine", encoding: "code")
    #expect(name.text == "mine" && name.distinction == "code")
    let optional = ArgumentText(value: Optional([1]) as Any, description: "mine", encoding: "code")
    #expect(optional.text == "mine")
  }
}
