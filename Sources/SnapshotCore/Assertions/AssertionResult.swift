/// The result of an assertion, with the message for the test runner.
package struct AssertionResult: Sendable {
  /// The verdict; `nil` if the assertion failed before the comparison.
  package var verdict: Verdict?
  /// The path of the reference; `nil` if the assertion failed before the comparison, and for inline
  /// snapshots.
  package var reference: String?
  package var outcome: Verdict.Outcome
  /// The message that the test runner prints; empty for a pass.
  package var message: String
  /// The files that are attached to the test.
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
