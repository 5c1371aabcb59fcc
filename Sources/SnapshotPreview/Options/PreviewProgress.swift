/// The receiver of progress messages.
package struct PreviewProgress: Sendable {
  /// The closure that replaces the line with the current step.
  package var step: @Sendable (String) -> Void
  /// The closure that prints a permanent line.
  package var note: @Sendable (String) -> Void

  package init(
    step: @escaping @Sendable (String) -> Void,
    note: @escaping @Sendable (String) -> Void
  ) {
    self.step = step
    self.note = note
  }
}
