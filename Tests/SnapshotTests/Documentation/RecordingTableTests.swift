import Foundation
import Pixels
import Snapshot
import SnapshotCore
import Testing

/// The tables of the article “Recording references”, cell by cell.
@Suite struct RecordingTableTests {
  private let article: RecordingArticle

  init() throws {
    article = try RecordingArticle()
  }

  /// Every combination of variables, argument, scope and trait matches exactly one row.
  @Test(arguments: RecordingVariables.all)
  func everyCombinationIsInTheTable(_ variables: RecordingVariables) throws {
    let modes: [RecordMode?] = [nil] + RecordMode.allCases
    var wrong: [String] = []
    for call in modes {
      for scope in modes {
        for trait in modes {
          let rows = article.rows.filter { $0.meets(variables, [call, scope, trait]) }
          guard rows.count == 1 else {
            wrong.append("\(rows.count) rows: \(String(describing: (call, scope, trait)))")
            continue
          }
          let outer = RecordScope().overridden(by: SnapshotSettings(record: trait))
          let inner = outer.overridden(by: SnapshotSettings(record: scope))
          let decision = try RecordDecision(
            environment: RunEnvironment(variables: variables.dictionary),
            call: call,
            scope: inner.settings.record
          )
          let given = call ?? scope ?? trait
          if !rows[0].predicts(decision, given) { wrong.append("\(decision): \(rows[0])") }
        }
      }
    }
    #expect(wrong == [])
  }

  /// The files and failures of every row, on disk and through the public call.
  @Test(arguments: RecordingVariables.all, ReferenceState.allCases)
  func everyRowIsTrueForFiles(_ variables: RecordingVariables, _ state: ReferenceState) throws {
    for mode in [nil] + RecordMode.allCases {
      let playground = try Playground()
      try state.prepare(in: playground)
      let before = try state.reference(in: playground)
      let verdict = playground.run(variables.dictionary) {
        verifySnapshot(of: .gray(100), as: ReferenceState.strategy, named: "x", record: mode)
      }
      let after = try state.reference(in: playground)
      let row = try #require(article.rows.first { $0.meets(variables, [mode]) })
      let cell = try #require(article.cell(of: row.mode(given: mode), state))
      #expect((before != after) == cell.hasSuffix("written"), "\(row) \(cell)")
      let expected: SnapshotVerdict.Outcome =
        switch cell {
        case "passes": .pass
        case "fails": .failure
        default: row.outcome == "passes with a warning" ? .warning : .failure
        }
      #expect(verdict.outcome == expected, "\(row) \(cell)")
    }
  }

  @Test func variablesMatchTheArticle() {
    for variable in article.services {
      #expect(RunEnvironment(variables: [variable: "1"]).continuousIntegrationVariable == variable)
    }
    #expect(article.services.count == 16)
  }

  @Test(
    arguments: [
      (["CI": "true"], true), (["CI": "1"], true), (["CI": "woodpecker"], true),
      (["CI": ""], false), (["CI": " "], false), (["CI": "\t\n"], false), (["CI": "false"], false),
      (["CI": "FALSE "], false), (["CI": "0"], false), (["CI": "off"], false), ([:], false),
      (["GITHUB_ACTIONS": "true"], true), (["CI": " ", "GITHUB_ACTIONS": "true"], true),
      (["CI": "false", "GITHUB_ACTIONS": "true"], false), (["GITHUB_ACTIONS": "false"], false),
      (["JENKINS_URL": ""], false), (["JENKINS_URL": "https://ci"], true),
    ] as [([String: String], Bool)]
  )
  func ciIsRecognized(_ variables: [String: String], _ isCI: Bool) {
    #expect(RunEnvironment(variables: variables).isContinuousIntegration == isCI)
  }
}

/// The state of the reference before an assertion of the grey 100.
enum ReferenceState: String, CaseIterable {
  case absent = "no reference"
  case equal
  case tolerated = "within tolerance"
  case different = "differs"

  static var strategy: Snapshotting<Bitmap, Bitmap> { .png(tolerance: .channel(atMost: 10)) }

  private static let file = "SnapshotTests/RecordingTableTests/everyRowIsTrueForFiles"

  fileprivate func prepare(in playground: Playground) throws {
    let values: [ReferenceState: UInt8] = [.equal: 100, .tolerated: 105, .different: 200]
    guard let gray = values[self] else { return }
    _ = playground.run(["SNAPSHOT_RECORD": "all"]) {
      verifySnapshot(of: .gray(gray), as: ReferenceState.strategy, named: "x")
    }
    #expect(playground.references.count == 1)
  }

  /// The bytes of the only reference, if there is one.
  fileprivate func reference(in playground: Playground) throws -> Data? {
    playground.references.first.flatMap {
      FileManager.default.contents(atPath: "\(playground.path)/__Snapshots__/\($0)")
    }
  }
}

extension Bitmap {
  fileprivate static func gray(_ value: UInt8) -> Bitmap {
    guard let bitmap = Bitmap(width: 1, height: 1, bytes: [value, value, value, 255]) else {
      preconditionFailure("one pixel has four bytes")
    }
    return bitmap
  }
}

/// One combination of the environment’s variables.
struct RecordingVariables: CustomTestStringConvertible, Sendable {
  var isCI: Bool
  var record: RecordMode?
  var onCI: String?

  static let all: [RecordingVariables] = [false, true].flatMap { isCI in
    ([nil] + RecordMode.allCases).flatMap { record in
      [nil, "", "0", "1"].map { RecordingVariables(isCI: isCI, record: record, onCI: $0) }
    }
  }

  var dictionary: [String: String] {
    var variables: [String: String] = [:]
    if isCI { variables["CI"] = "true" }
    variables["SNAPSHOT_RECORD"] = record?.rawValue
    variables["SNAPSHOT_RECORD_ON_CI"] = onCI
    return variables
  }

  var testDescription: String { dictionary.sorted { $0.key < $1.key }.description }
}

/// The tables of the article.
private struct RecordingArticle {
  /// The rows of the table of variables.
  let rows: [Row]
  /// The variables of CI services.
  let services: [String]
  private let modes: [String: [ReferenceState: String]]

  init() throws {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    url.append(path: "Sources/Snapshot/Snapshot.docc/RecordingReferences.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let tables = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.split(separator: "|").map {
        String($0.trimmingCharacters(in: .whitespaces).prefix { $0 != "," }.filter { $0 != "`" })
      }
    }
    rows = tables.filter { $0.count == 6 && $0[0] != "CI" }.map(Row.init)
    let states = ReferenceState.allCases
    let modeRows = tables.filter { $0.count == 5 }
    #expect(modeRows.first == ["mode"] + states.map(\.rawValue))
    modes = Dictionary(
      uniqueKeysWithValues: modeRows.dropFirst().map { row in
        (row[0], Dictionary(uniqueKeysWithValues: zip(states, row.dropFirst())))
      }
    )
    let lists = text.components(separatedBy: "by themselves:").last ?? ""
    let list = lists.components(separatedBy: "`CI=false`").first ?? ""
    services = list.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 && $0.element != "CI" }.map { String($0.element) }
  }

  func cell(of mode: String, _ state: ReferenceState) -> String? { modes[mode]?[state] }

  struct Row {
    var ci, record, onCI, code, mode, outcome: String

    init(_ cells: [String]) {
      (ci, record, onCI) = (cells[0], cells[1], cells[2])
      (code, mode, outcome) = (cells[3], cells[4], cells[5])
    }

    func meets(_ variables: RecordingVariables, _ code: [RecordMode?]) -> Bool {
      let allowed = variables.onCI == "1" ? "1" : "unset"
      let given = code.contains { $0 != nil } ? "given" : "none"
      return ci == (variables.isCI ? "yes" : "no")
        && record == (variables.record?.rawValue ?? "unset")
        && [allowed, "any"].contains(onCI) && [given, "any"].contains(self.code)
    }

    func mode(given: RecordMode?) -> String {
      mode == "as given" ? given?.rawValue ?? "" : mode
    }

    func predicts(_ decision: RecordDecision, _ given: RecordMode?) -> Bool {
      guard decision.mode.rawValue == mode(given: given) else { return false }
      return decision.passesAfterRecording == (outcome == "passes with a warning")
    }
  }
}
