import Testing

@testable import Drawing

@Suite
struct IdentityPathTests {
  private func path(_ steps: IdentityPath.Step...) -> IdentityPath {
    steps.reduce(IdentityPath()) { IdentityPath(parent: $0, step: $1) }
  }

  @Test
  func indicesFollowTheNextName() {
    #expect(path().description == "")
    #expect(path(.type("A")).description == "A")
    #expect(path(.type("A"), .index(2), .type("B")).description == "A/B[2]")
    #expect(path(.type("A"), .index(1), .index(2), .type("B")).description == "A/B[1.2]")
    #expect(path(.type("A"), .number(3), .type("B")).description == "A/B[3]")
    #expect(path(.type("A"), .position(4), .type("B")).description == "A/B[4]")
    #expect(path(.type("A"), .branch(true), .type("B")).description == "A/B")
    #expect(path(.index(0), .type("A"), .role(.mask), .type("B")).description == "A[0]/mask/B")
  }

  @Test
  func elementsAreNamedAfterTheirPosition() {
    let positions = [
      path(.type("Circle")),
      path(.type("List"), .number(3), .type("Circle")),
      path(.type("List"), .number(3), .type("Dot"), .type("Circle")),
      path(.type("List"), .number(-3), .type("Dot"), .type("Circle")),
      path(.type("List"), .index(1), .number(2), .type("Dot"), .type("Circle")),
      path(.number(3), .type("Dot"), .type("Circle")),
      path(.type("List"), .number(3), .type("Dot"), .role(.mask), .type("Circle")),
    ]
    let paths = positions.map { $0.elementName(at: nil).path }
    #expect(paths == positions.map(\.description))
    #expect(paths[2] == "List/Dot[3]/Circle" && paths[4] == "List/Dot[1.2]/Circle")
  }

  @Test func siblingsOfDifferentTypesHaveTheirOwnNames() {
    let list = path(.type("List"))
    let steps: [[IdentityPath.Step]] = [
      [.type("Circle")], [.type("Text")], [.type("Circle")], [.type("Dot"), .type("Circle")],
      [.type("Dot"), .type("Text")], [.type("Dot")], [.type("Circle")],
    ]
    let names = steps.enumerated().map { number, steps in
      steps.reduce(IdentityPath(parent: list, step: .number(number))) { parent, step in
        IdentityPath(parent: parent, step: step)
      }.elementName(at: nil).path
    }
    #expect(
      names == [
        "List/Circle[0]", "List/Text[1]", "List/Circle[2]", "List/Dot[3]/Circle",
        "List/Dot[4]/Text", "List/Dot[5]", "List/Circle[6]",
      ]
    )
  }

  @Test(arguments: [Int.min, -1, 0, 9, 10, 99, 1_000_000, .max])
  func hashesOfNumbersAreThoseOfTheirDigits(number: Int) {
    #expect(path(.number(number)).stableHash == hash("{\(number)}"))
    #expect(path(.index(number)).stableHash == hash("[\(number)]"))
  }

  /// The 64-bit FNV-1a hash, with its published start and prime.
  private func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  @Test
  func hashesDependOnEveryStep() {
    #expect(path().stableHash == hash(""))
    #expect(path(.type("Aé")).stableHash == hash("/Aé"))
    #expect(path(.type("A"), .index(12)).stableHash == hash("/A[12]"))
    #expect(path(.type("A"), .position(12)).stableHash == hash("/A[12]"))
    #expect(path(.type("A"), .number(12)).stableHash == hash("/A{12}"))
    #expect(path(.type("A"), .id(AnyHashable("b"))).stableHash == hash("/A{b}"))
    #expect(path(.branch(true), .branch(false)).stableHash == hash("+-"))
    #expect(path(.role(.mask), .element(3), .type("B")).stableHash == hash("#mask/B"))
    #expect(path(.type("A")).stableHash != path(.type("B")).stableHash)
  }

  /// The container of a position: the outermost list, or else the innermost position with several
  /// children.
  @Test
  func containerIsTheOutermostListOrTheInnermostParent() {
    let list = path(.type("List"))
    let row = IdentityPath(parent: list, step: .number(3))
    let cell = IdentityPath(parent: row, step: .type("Cell"))
    let part = IdentityPath(parent: cell, step: .index(1))
    #expect(part.container === list)
    let single = path(.type("A"), .type("B"))
    #expect(single.container === single)
    let stack = path(.type("Stack"))
    let child = IdentityPath(parent: stack, step: .index(1))
    let inner = IdentityPath(parent: child, step: .type("C"))
    let last = IdentityPath(parent: inner, step: .index(0))
    #expect(inner.container === stack)
    #expect(last.container === inner)
  }

  @Test
  func childrenAreFoundByTheirStep() {
    let root = IdentityPath()
    let child = IdentityPath(parent: root, step: .index(0))
    root.add(child)
    #expect(root.child(.index(0)) === child && root.child(.index(1)) == nil)
  }
}

extension TypeName: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}
