package import SnapshotCore

/// The edit of an inline snapshot. Finding its position requires a parser; building the edit
/// doesn't.
extension InlineSite {
  /// Creates a site with the indentation of a line of the source.
  ///
  /// - Parameters:
  ///   - offset: A position in that line.
  ///   - indentsContent: Whether the literal is indented further than the line.
  package init(
    _ kind: Kind,
    _ range: Range<Int>,
    label: String?,
    in source: SourceText,
    at offset: Int,
    indentsContent: Bool = true,
    order: Int = 0
  ) {
    self.init(
      kind,
      range,
      label: label,
      indentation: source.indentation(at: offset),
      step: indentsContent ? source.indentationStep : "",
      newline: source.newline,
      order: order
    )
  }

  /// Returns the edit that writes a text as the snapshot.
  package func edit(for text: String) -> SourceEdit {
    let inner = indentation + step
    let literal = InlineLiteral.make(text, indentation: inner, newline: newline)
    let closure = "{\(newline)\(inner)\(literal)\(newline)\(indentation)}"
    let labelled = label.map { "\($0): \(closure)" } ?? closure
    let replacement =
      switch kind {
      case .literal: literal
      case .closure: labelled
      case .newClosure: " \(labelled)"
      case .newArgument: ", \(labelled)"
      }
    return SourceEdit(range: range, replacement: replacement, order: order)
  }
}
