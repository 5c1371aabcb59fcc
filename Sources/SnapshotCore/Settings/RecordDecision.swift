/// The record mode of an assertion, and what it was decided by.
package struct RecordDecision: Hashable, Sendable {
  package var mode: RecordMode
  package var asker: Asker
  /// The variable that shows that this is CI; `nil` elsewhere.
  package var continuousIntegration: String?
  /// Whether `SNAPSHOT_RECORD_ON_CI` is set.
  package var recordsOnCI: Bool

  package init(
    mode: RecordMode,
    asker: Asker,
    continuousIntegration: String? = nil,
    recordsOnCI: Bool = false
  ) {
    self.mode = mode
    self.asker = asker
    self.continuousIntegration = continuousIntegration
    self.recordsOnCI = recordsOnCI
  }

  /// The sources of the mode, the strongest first.
  package enum Asker: Hashable, Sendable {
    case environment
    case continuousIntegration
    case call
    case scope
    /// `SNAPSHOT_TESTING_RECORD`, for those who come from swift-snapshot-testing.
    case formerEnvironment
    case nobody
  }

  /// Whether an assertion that wrote its reference is a warning instead of a failure.
  ///
  /// Only who asked for recording by `SNAPSHOT_RECORD` knows that the run records. `missing` is the
  /// default mode, so it doesn't ask for anything.
  package var passesAfterRecording: Bool {
    guard asker == .environment, mode == .all || mode == .failed else { return false }
    return continuousIntegration == nil || recordsOnCI
  }

  /// Decides: the environment, then CI, then the call, then its scope, then what
  /// swift-snapshot-testing's variable says, which is the weakest there too, and last `missing`.
  package init(environment: RunEnvironment, call: RecordMode?, scope: RecordMode?) throws {
    let service = environment.continuousIntegrationVariable
    if let mode = try environment.recordMode() {
      self.init(mode: mode, asker: .environment, continuousIntegration: service)
      if service != nil { recordsOnCI = try environment.recordsOnCI() }
    } else if service != nil {
      self.init(mode: .never, asker: .continuousIntegration, continuousIntegration: service)
    } else if let call {
      self.init(mode: call, asker: .call)
    } else if let scope {
      self.init(mode: scope, asker: .scope)
    } else if let mode = try environment.recordMode(in: "SNAPSHOT_TESTING_RECORD") {
      self.init(mode: mode, asker: .formerEnvironment)
    } else {
      self.init(mode: .missing, asker: .nobody)
    }
  }
}
