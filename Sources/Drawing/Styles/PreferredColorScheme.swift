import Scene

nonisolated extension View {
  /// Sets the appearance of this view, unless the argument is `nil`. A preview that contains the
  /// view is drawn in that appearance and on its background.
  public consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferredColorSchemeView(content: self, colorScheme: colorScheme)
  }
}

/// A view that prefers an appearance.
@usableFromInline
nonisolated struct PreferredColorSchemeView<Content: View>: View, PrimitiveView, LocatedView {
  @usableFromInline typealias Body = Never

  let content: Content
  let colorScheme: ColorScheme?
  var line: SourceLine?

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    if let colorScheme { context.pass.prefer(colorScheme) }
    EnvironmentView(content: content, line: line) { environment in
      environment.colorScheme = colorScheme ?? environment.colorScheme
    }
    .resolve(in: context, into: &nodes)
  }
}
