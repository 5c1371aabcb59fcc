/// The number of snapshots per outcome, counted the same way in every list, report and summary.
package struct ResultCounts: Hashable, Sendable {
  private var numbers: [ResultEntry.Status: Int] = [:]

  package init(_ entries: some Sequence<ResultEntry>) {
    for entry in entries { numbers[entry.status, default: 0] += 1 }
  }

  package subscript(status: ResultEntry.Status) -> Int { numbers[status] ?? 0 }

  /// The snapshots that equal their references or differ within tolerance.
  package var passed: Int { self[.passed] + self[.tolerated] }

  /// The snapshots that differ, are missing or damaged, or couldn't be compared.
  package var failed: Int { ResultCounts.failures.reduce(0) { $0 + self[$1.status] } }

  /// All outcomes, such as `8 passed, 33 failed (32 changed, 1 damaged), 3 new`.
  package var sentence: String {
    let kinds = ResultCounts.failures.filter { self[$0.status] > 0 }
      .map { "\(self[$0.status].grouped) \($0.adjective)" }
    let detail = kinds.isEmpty ? "" : " (\(kinds.joined(separator: ", ")))"
    return (["\(passed.grouped) passed", "\(failed.grouped) failed\(detail)"] + recordings)
      .joined(separator: ", ")
  }

  /// The outcomes other than passes, such as `32 differ, 3 new, 1 damaged`; empty if there are
  /// none.
  package var problems: String {
    let named = ResultCounts.failures.filter { self[$0.status] > 0 }
      .map { (status: $0.status, text: "\(self[$0.status].grouped) \($0.verb)") }
    let first = named.filter { $0.status == .changed }.map(\.text)
    let rest = named.filter { $0.status != .changed }.map(\.text)
    return (first + recordings + rest).joined(separator: ", ")
  }

  private static let failures: [(status: ResultEntry.Status, adjective: String, verb: String)] = [
    (.changed, "changed", "differ"),
    (.missing, "missing", "missing"),
    (.damaged, "damaged", "damaged"),
    (.failed, "not compared", "not compared"),
  ]

  private var recordings: [String] {
    [(ResultEntry.Status.new, "new"), (.recorded, "recorded again")]
      .filter { self[$0.0] > 0 }.map { "\(self[$0.0].grouped) \($0.1)" }
  }
}
