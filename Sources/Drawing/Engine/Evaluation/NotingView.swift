import Scene

nonisolated extension View {
  /// Returns the view and records a note that SwiftUI would show something here but nothing is
  /// drawn.
  ///
  /// - Parameters:
  ///   - name: The name of the modifier or view.
  ///   - isShown: Whether SwiftUI would show it now.
  package consuming func noting(_ name: String, if isShown: Bool = true) -> some View {
    NotingView(content: self, name: isShown ? name : nil)
  }

  /// Returns the view and records a note that is a whole sentence.
  package consuming func noting(sentence: String) -> some View {
    NotingView(content: self, name: sentence, isSentence: true)
  }
}

/// A view that may record a note. Its position in the view tree is the same with and without one.
@usableFromInline nonisolated struct NotingView<Content: View>: View, PrimitiveView, LocatedView {
  @usableFromInline typealias Body = Never

  let content: Content
  var line: SourceLine?
  /// The name of what isn't drawn; `nil` if nothing is missing.
  let name: String?
  var isSentence = false

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    content.resolve(in: context, into: &nodes)
    if let name { context.pass.note(name, in: context, isSentence: isSentence) }
  }
}
