/// How an assertion ended and what there is to say about it.
package struct AssertionResult: Sendable {
  /// `nil` where it didn't get as far as a verdict.
  package var verdict: Verdict?
  /// The path of the reference; `nil` where it didn't get as far as a name.
  package var reference: String?
  package var outcome: Verdict.Outcome
  /// What the test runner prints; empty for a pass.
  package var message: String
  /// What the test runner attaches, by name.
  package var attachments: [Attachment]

  package init(
    verdict: Verdict?,
    reference: String? = nil,
    outcome: Verdict.Outcome,
    message: String,
    attachments: [Attachment] = []
  ) {
    self.verdict = verdict
    self.reference = reference
    self.outcome = outcome
    self.message = message
    self.attachments = attachments
  }

  /// A named file.
  package struct Attachment: Hashable, Sendable {
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }
}
