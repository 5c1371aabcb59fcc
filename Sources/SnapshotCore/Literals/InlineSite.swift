/// The position in a source at which the literal of an inline snapshot is, or is to be inserted.
///
/// Finding it requires a parser; building the edit doesn't.
package struct InlineSite: Codable, Hashable, Sendable {
  package var kind: Kind
  /// The byte range to replace; empty for an insertion.
  package var range: Range<Int>
  /// The label of the closure to write; `nil` for none.
  package var label: String?
  /// The indentation of the call.
  package var indentation: String
  /// The additional indentation of the literal.
  package var step: String
  package var newline: String
  /// The order among several closures of one call.
  package var order: Int
  /// Whether another closure must be written first, because a labelled trailing closure can't be
  /// the first one.
  package var followsClosure = false

  /// The kind of text to write.
  package enum Kind: String, Codable, Sendable {
    /// A literal that replaces a literal.
    case literal
    /// A closure, with its label, that replaces a closure.
    case closure
    /// A closure after the call.
    case newClosure
    /// A closure argument after the others.
    case newArgument
  }

  package init(
    _ kind: Kind,
    _ range: Range<Int>,
    label: String?,
    indentation: String,
    step: String,
    newline: String,
    order: Int = 0
  ) {
    self.kind = kind
    self.range = range
    self.label = label
    self.indentation = indentation
    self.step = step
    self.newline = newline
    self.order = order
  }

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
