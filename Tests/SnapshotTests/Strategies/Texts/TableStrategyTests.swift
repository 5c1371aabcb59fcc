import Snapshot
import Testing

@Suite struct TableStrategyTests {
  private enum Plan: CaseIterable {
    case free, pro

    var price: Int { self == .free ? 0 : 12 }
  }

  @Test func everyCaseIsALine() throws {
    let strategy = Snapshotting<Plan.Type, String>.table([
      "price": { $0.price }, "note": { $0 == .free ? "a\tb\n" : "" },
    ])
    #expect(
      try strategy.snapshot(Plan.self) == """
        case  price  note
        free  0      a\\tb\\n
        pro   12

        """
    )
    #expect(strategy.name == "table(_:)")
  }

  @Test func elementsKeepTheirOrder() throws {
    let strategy = Snapshotting<[Int], String>.table(["number": { $0 }, "square": { $0 * $0 }])
    #expect(
      try strategy.snapshot([12, 3]) == """
        number  square
        12      144
        3       9

        """
    )
  }

  @Test func errorsOfColumnsAreErrorsOfTheValue() {
    struct NoPrice: Error {}
    let strategy = Snapshotting<[Int], String>.table(["price": { _ in throw NoPrice() }])
    #expect(throws: NoPrice.self) { try strategy.snapshot([1]) }
  }
}
