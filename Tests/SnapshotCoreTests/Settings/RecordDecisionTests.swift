import SnapshotCore
import Testing

@Suite struct RecordDecisionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var environment: [String: String]
    var call: RecordMode?
    var scope: RecordMode?
    var expected: RecordDecision

    var testDescription: String { "\(environment) \(String(describing: call))" }
  }

  @Test(
    arguments: [
      Row(environment: [:], expected: .init(mode: .missing, source: .nobody)),
      Row(environment: [:], scope: .all, expected: .init(mode: .all, source: .scope)),
      Row(
        environment: [:],
        call: .failed,
        scope: .all,
        expected: .init(mode: .failed, source: .call)
      ),
      Row(
        environment: ["CI": "true"],
        call: .all,
        scope: .all,
        expected: .init(mode: .never, source: .continuousIntegration, continuousIntegration: "CI")
      ),
      Row(
        environment: ["CI": "1", "SNAPSHOT_RECORD": "Failed"],
        call: .never,
        expected: .init(mode: .failed, source: .environment, continuousIntegration: "CI")
      ),
      Row(
        environment: ["SNAPSHOT_RECORD": "never"],
        call: .all,
        expected: .init(mode: .never, source: .environment)
      ),
      Row(environment: ["SNAPSHOT_RECORD": ""], expected: .init(mode: .missing, source: .nobody)),
      Row(environment: ["CI": "false"], expected: .init(mode: .missing, source: .nobody)),
      Row(environment: ["SNAPSHOT_RECORD": " "], expected: .init(mode: .missing, source: .nobody)),
      Row(
        environment: ["SNAPSHOT_TESTING_RECORD": "failed"],
        expected: .init(mode: .failed, source: .formerEnvironment)
      ),
      Row(
        environment: ["SNAPSHOT_TESTING_RECORD": "all"],
        scope: .never,
        expected: .init(mode: .never, source: .scope)
      ),
      Row(environment: ["CI": "0"], call: .all, expected: .init(mode: .all, source: .call)),
    ]
  )
  func strongestRequestWins(row: Row) throws {
    let decision = try RecordDecision(
      environment: RunEnvironment(variables: row.environment),
      call: row.call,
      scope: row.scope
    )
    #expect(decision == row.expected)
  }

  @Test func unknownModeErrorListsTheValidModes() {
    let environment = RunEnvironment(variables: ["SNAPSHOT_RECORD": "yes", "CI": "1"])
    #expect(throws: EnvironmentError.unknownRecordMode("yes", variable: "SNAPSHOT_RECORD")) {
      try RecordDecision(environment: environment, call: nil, scope: nil)
    }
    #expect(
      "\(EnvironmentError.unknownRecordMode("yes", variable: "SNAPSHOT_RECORD"))"
        == "SNAPSHOT_RECORD is “yes”, which isn’t a record mode. "
        + "Set it to one of: all, failed, missing, never."
    )
  }
}
