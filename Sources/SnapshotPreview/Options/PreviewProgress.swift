/// Receives what a call is doing, for people at a terminal.
package struct PreviewProgress: Sendable {
  /// Replaces the line that says what is being done.
  package var step: @Sendable (String) -> Void
  /// Prints a line that stays.
  package var note: @Sendable (String) -> Void

  package init(
    step: @escaping @Sendable (String) -> Void,
    note: @escaping @Sendable (String) -> Void
  ) {
    self.step = step
    self.note = note
  }
}
