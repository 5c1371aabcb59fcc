import Scene

/// A view with a built-in modifier, which applies to each element of the view.
struct LayoutModifiedView<Content: View, Rule: LayoutElement>: View, LocatedView, RuledView {
  typealias Body = Never

  let content: Content
  let rule: Rule
  var line: SourceLine?

  init(_ content: Content, _ rule: Rule) {
    self.content = content
    self.rule = rule
  }

  static var contentOffset: Int { MemoryLayout<Self>.offset(of: \.content) ?? 0 }
}
