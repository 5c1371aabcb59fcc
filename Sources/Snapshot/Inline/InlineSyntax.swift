#if InlineSnapshots
internal import SnapshotCore
internal import SnapshotInline
internal import SwiftParser
internal import SwiftSyntax
internal import Synchronization

/// A parsed source file, in which calls are found by line and column.
struct InlineSyntax {
  private let source: SourceText
  private let tree: SourceFileSyntax

  init(_ source: String) {
    self.source = SourceText([UInt8](source.utf8))
    tree = Parser.parse(source: source)
  }

  /// Returns the range of an inline snapshot's call, and the site at which its literal is written.
  ///
  /// - Parameter expected: The literal that the test was compiled with; `nil` for none. The source
  ///   must contain the same literal.
  func locate(
    line: Int,
    column: Int,
    _ descriptor: InlineSnapshotSyntaxDescriptor,
    expected: String?
  ) throws(InlineError) -> InlineCall.Location {
    guard let call = call(line: line, column: column) else { throw .noCall }
    guard !InlineSyntax.isInSingleLineLiteral(call) else { throw .inSingleLineLiteral }
    let found = argument(of: call, descriptor)
    if let expected {
      guard let found else { throw .noClosure(label: descriptor.trailingClosureLabel) }
      guard let literal = found.literal, let text = literal.representedLiteralValue else {
        throw .noLiteral
      }
      guard text.utf8.elementsEqual(expected.utf8) else { throw .anotherLiteral }
    } else if found != nil {
      throw .anotherClosure
    }
    if let found { return (InlineSyntax.range(of: call), site(of: found, in: call, descriptor)) }
    return (InlineSyntax.range(of: call), try newSite(in: call, descriptor))
  }

  /// Returns the line and column at which the closure of a call begins, or `nil` if it isn't found.
  ///
  /// Like those of the call, they refer to the source that was built.
  static func closurePosition(
    of descriptor: InlineSnapshotSyntaxDescriptor,
    inCallAt site: CallSite
  ) -> (line: Int, column: Int)? {
    guard let original = InlineWriter.originalSource(of: site.filePath, module: site.module) else {
      return nil
    }
    let syntax = InlineSyntaxCache.syntax(of: original)
    guard let call = syntax.call(line: site.line, column: site.column),
      let closure = syntax.argument(of: call, descriptor)?.closure
    else { return nil }
    let offset = range(of: closure).lowerBound
    let line = syntax.source.line(at: offset)
    return (line, offset - syntax.source.start(ofLine: line) + 1)
  }

  // MARK: - Calls

  /// Returns the call at the position of `#line` and `#column`: the one whose argument list or
  /// function name begins there.
  private func call(line: Int, column: Int) -> FunctionCallExprSyntax? {
    guard let offset = source.offset(line: line, column: column),
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
      token.positionAfterSkippingLeadingTrivia.utf8Offset == offset
    else { return nil }
    var node = token.parent
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self) {
        let function = InlineSyntax.range(of: call.calledExpression)
        let arguments =
          call.leftParen.map(InlineSyntax.range) ?? call.trailingClosure.map(InlineSyntax.range)
        if function.contains(offset) || arguments?.lowerBound == offset { return call }
      }
      node = current.parent
    }
    return nil
  }

  /// A closure argument, with its label if it has one.
  private struct Argument {
    var label: TokenSyntax?
    var closure: ClosureExprSyntax
    var isTrailing: Bool

    /// The literal, if it is the closure's only statement.
    var literal: StringLiteralExprSyntax? {
      guard closure.signature == nil, closure.statements.count == 1 else { return nil }
      return closure.statements.first?.item.as(StringLiteralExprSyntax.self)
    }
  }

  private func argument(
    of call: FunctionCallExprSyntax,
    _ descriptor: InlineSnapshotSyntaxDescriptor
  ) -> Argument? {
    let labels = [descriptor.trailingClosureLabel] + descriptor.deprecatedTrailingClosureLabels
    for element in call.additionalTrailingClosures where labels.contains(element.label.text) {
      return Argument(label: element.label, closure: element.closure, isTrailing: true)
    }
    for element in call.arguments {
      guard let label = element.label, labels.contains(label.text),
        let closure = element.expression.as(ClosureExprSyntax.self)
      else { continue }
      return Argument(label: label, closure: closure, isTrailing: false)
    }
    guard descriptor.trailingClosureOffset <= 0, let closure = call.trailingClosure else {
      return nil
    }
    return Argument(label: nil, closure: closure, isTrailing: true)
  }

  // MARK: - Sites

  private func site(
    of argument: Argument,
    in call: FunctionCallExprSyntax,
    _ descriptor: InlineSnapshotSyntaxDescriptor
  ) -> InlineSite {
    let isRenamed = argument.label.map { $0.text != descriptor.trailingClosureLabel } ?? false
    let closure = InlineSyntax.range(of: argument.closure)
    let start = argument.label.map { InlineSyntax.range(of: $0).lowerBound } ?? closure.lowerBound
    if let literal = argument.literal, !isRenamed, InlineSyntax.hasComments(argument.closure) {
      let range = InlineSyntax.range(of: literal)
      return InlineSite(
        .literal,
        range,
        label: nil,
        in: source,
        at: range.lowerBound,
        indentsContent: false
      )
    }
    // An unchanged label isn't part of the range that is rewritten.
    return InlineSite(
      .closure,
      (isRenamed ? start : closure.lowerBound)..<closure.upperBound,
      label: isRenamed ? descriptor.trailingClosureLabel : nil,
      in: source,
      at: argument.isTrailing ? lastLine(of: call, before: start) : start
    )
  }

  private func newSite(
    in call: FunctionCallExprSyntax,
    _ descriptor: InlineSnapshotSyntaxDescriptor
  ) throws(InlineError) -> InlineSite {
    let label = descriptor.trailingClosureLabel
    if let passed = call.arguments.first(where: { $0.label?.text == label }) {
      // The argument is passed already, but it isn't a closure.
      guard passed.expression.is(NilLiteralExprSyntax.self) else { throw .noLiteral }
      let range = InlineSyntax.range(of: passed.expression)
      return InlineSite(.closure, range, label: nil, in: source, at: range.lowerBound)
    }
    let order = max(descriptor.trailingClosureOffset, 0)
    // The first closure can be written neither after the others nor after the parentheses.
    if order == 0, call.arguments.contains(where: InlineSyntax.isSnapshot) {
      throw .closureInParentheses(label: label)
    }
    // The first trailing closure belongs to another parameter, or would be read as a body.
    if order == 0, call.trailingClosure != nil || InlineSyntax.isBeforeBody(call) {
      guard let last = call.arguments.last else { throw .noClosure(label: label) }
      let end = InlineSyntax.range(of: last.expression).upperBound
      return InlineSite(.newArgument, end..<end, label: label, in: source, at: end - 1)
    }
    let others = call.additionalTrailingClosures.prefix(max(order - 1, 0))
    let last =
      others.last.map(InlineSyntax.range) ?? call.trailingClosure.map(InlineSyntax.range)
      ?? InlineSyntax.range(of: call)
    let end = last.upperBound
    let line = lastLine(of: call, before: end - 1)
    var site = InlineSite(
      .newClosure,
      end..<end,
      label: order > 0 ? label : nil,
      in: source,
      at: line,
      order: order
    )
    site.followsClosure = order > 0 && call.trailingClosure == nil
    return site
  }

  /// Returns an offset in the line with which the closure's closing brace is aligned.
  ///
  /// This is the line on which the closure opens if that line begins with `)`, `}` or `.`, as in
  /// multi-line argument lists and chained calls; otherwise it is the first line of the call.
  private func lastLine(of call: FunctionCallExprSyntax, before offset: Int) -> Int {
    let start = InlineSyntax.range(of: call).lowerBound
    let line = source.line(at: offset)
    guard line != source.line(at: start) else { return start }
    let indentation = source.indentation(at: offset)
    let first = source.start(ofLine: line) + indentation.utf8.count
    let begins = [UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: ".")].contains(
      source.bytes[first]
    )
    return begins ? offset : start
  }

  /// Whether a call is in a condition, the sequence of a `for` loop or the subject of a `switch`,
  /// in which a trailing closure would be read as the body of the statement.
  private static func isBeforeBody(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent {
      switch parent.kind {
      case .conditionElement, .whereClause, .catchItem, .forStmt, .switchExpr: return true
      // Inside brackets and closures, a trailing closure can't be read as the body.
      case .labeledExpr, .arrayElement, .dictionaryElement, .codeBlockItem, .memberBlockItem:
        return false
      default: node = parent
      }
    }
    return false
  }

  /// Whether a call is interpolated in a single-line string literal.
  private static func isInSingleLineLiteral(_ call: FunctionCallExprSyntax) -> Bool {
    sequence(first: Syntax(call), next: \.parent).contains { node in
      node.as(StringLiteralExprSyntax.self)?.openingQuote.tokenKind == .stringQuote
    }
  }

  // MARK: - Nodes

  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Whether an argument is a closure that contains only a literal.
  private static func isSnapshot(_ argument: LabeledExprSyntax) -> Bool {
    guard let closure = argument.expression.as(ClosureExprSyntax.self) else { return false }
    return Argument(label: argument.label, closure: closure, isTrailing: false).literal != nil
  }

  /// Whether a closure contains comments outside its literal.
  private static func hasComments(_ closure: ClosureExprSyntax) -> Bool {
    let literal = closure.statements.map(range).first ?? 0..<0
    return closure.tokens(viewMode: .sourceAccurate).contains { token in
      let pieces = [
        (token.positionAfterSkippingLeadingTrivia.utf8Offset, token.leadingTrivia),
        (token.endPositionBeforeTrailingTrivia.utf8Offset, token.trailingTrivia),
      ]
      let isOutside = { (offset: Int) in
        offset <= literal.lowerBound || offset >= literal.upperBound
      }
      let isWithin = range(of: closure)
      return pieces.contains { offset, trivia in
        isOutside(offset) && offset > isWithin.lowerBound && offset < isWithin.upperBound
          && trivia.contains { $0.isComment }
      }
    }
  }
}

/// A cache of parsed sources, because consecutive snapshots are often in the same file.
enum InlineSyntaxCache {
  /// Returns the parsed source, from the cache if possible.
  static func syntax(of source: String) -> InlineSyntax {
    // Keyed by bytes: canonically equal strings can have different offsets.
    let bytes = [UInt8](source.utf8)
    if let cached = InlineSyntaxCache.syntaxes.withLock({ $0[bytes] }) { return cached }
    let syntax = InlineSyntax(source)
    InlineSyntaxCache.syntaxes.withLock { syntaxes in
      if syntaxes.count >= 8 { syntaxes.removeAll() }
      syntaxes[bytes] = syntax
    }
    return syntax
  }

  private static let syntaxes = Mutex<[[UInt8]: InlineSyntax]>([:])
}
#endif
