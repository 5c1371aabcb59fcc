/// The record mode that counts, and who asked for it.
package struct RecordDecision: Hashable, Sendable {
  package var mode: RecordMode
  package var asker: Asker

  package init(mode: RecordMode, asker: Asker) {
    self.mode = mode
    self.asker = asker
  }

  /// Who settled the mode, the strongest first.
  package enum Asker: Hashable, Sendable {
    case environment
    case continuousIntegration
    case call
    case scope
    /// `SNAPSHOT_TESTING_RECORD`, for those who come from swift-snapshot-testing.
    case formerEnvironment
    case nobody
  }

  /// Decides: the environment, then CI, then the call, then its scope, then what
  /// swift-snapshot-testing's variable says, which is the weakest there too, and last `missing`.
  package init(environment: RunEnvironment, call: RecordMode?, scope: RecordMode?) throws {
    if let mode = try environment.recordMode() {
      self.init(mode: mode, asker: .environment)
    } else if environment.isContinuousIntegration {
      self.init(mode: .never, asker: .continuousIntegration)
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
