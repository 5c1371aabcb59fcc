/// The record mode of an assertion, and the source of the mode.
package struct RecordDecision: Hashable, Sendable {
  package var mode: RecordMode
  package var source: Source
  /// The variable that indicates CI; `nil` elsewhere.
  package var continuousIntegration: String?
  /// Whether `SNAPSHOT_RECORD_ON_CI` permits a run on CI to pass after recording.
  package var recordsOnCI: Bool

  package init(
    mode: RecordMode,
    source: Source,
    continuousIntegration: String? = nil,
    recordsOnCI: Bool = false
  ) {
    self.mode = mode
    self.source = source
    self.continuousIntegration = continuousIntegration
    self.recordsOnCI = recordsOnCI
  }

  /// The sources of the mode, in order of precedence.
  package enum Source: Hashable, Sendable {
    case environment
    case continuousIntegration
    case call
    case scope
    /// `SNAPSHOT_TESTING_RECORD`, the variable of swift-snapshot-testing.
    case formerEnvironment
    case nobody
  }

  /// Whether an assertion that wrote its reference is a warning instead of a failure.
  ///
  /// It is a warning only if the user requested recording with `SNAPSHOT_RECORD`. The mode
  /// `missing` is the default, so it isn't a request.
  package var passesAfterRecording: Bool {
    guard source == .environment, mode == .all || mode == .failed else { return false }
    return continuousIntegration == nil || recordsOnCI
  }

  /// Determines the mode from the first of these that sets one: `SNAPSHOT_RECORD`, CI, the call,
  /// its scope, and swift-snapshot-testing's variable, which has the lowest precedence there as
  /// well. If none of them does, the mode is `missing`.
  package init(environment: RunEnvironment, call: RecordMode?, scope: RecordMode?) throws {
    let service = environment.continuousIntegrationVariable
    if let mode = try environment.recordMode() {
      self.init(mode: mode, source: .environment, continuousIntegration: service)
      if service != nil { recordsOnCI = try environment.recordsOnCI() }
    } else if service != nil {
      self.init(mode: .never, source: .continuousIntegration, continuousIntegration: service)
    } else if let call {
      self.init(mode: call, source: .call)
    } else if let scope {
      self.init(mode: scope, source: .scope)
    } else if let mode = try environment.recordMode(in: "SNAPSHOT_TESTING_RECORD") {
      self.init(mode: mode, source: .formerEnvironment)
    } else {
      self.init(mode: .missing, source: .nobody)
    }
  }
}
