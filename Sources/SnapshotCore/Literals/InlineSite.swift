/// Where in a source the literal of an inline snapshot stands, or where it is to stand.
///
/// Whoever understands Swift finds it; what is written there is put together without.
package struct InlineSite: Codable, Hashable, Sendable {
  package var kind: Kind
  /// The bytes that make way; empty for what isn't there yet.
  package var range: Range<Int>
  /// The label that the closure gets, `nil` for none.
  package var label: String?
  /// What stands before the line of the call.
  package var indentation: String
  /// What one step deeper has besides.
  package var step: String
  package var newline: String
  /// Which of several closures of one call comes first.
  package var order: Int
  /// Whether a closure that isn't there yet must come first, as a label alone is no trailing closure.
  package var followsClosure = false

  /// What is written.
  package enum Kind: String, Codable, Sendable {
    /// A literal in place of a literal.
    case literal
    /// A closure, with its label, in place of one.
    case closure
    /// A closure behind what is there.
    case newClosure
    /// An argument that is a closure, behind the others.
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

  /// The edit that makes a text the snapshot.
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
