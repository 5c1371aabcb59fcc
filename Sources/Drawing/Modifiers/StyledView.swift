/// A control's body made by a style with dynamic properties.
nonisolated private struct StyledView<Style, Configuration, Content: View>: View, PrimitiveView {
  typealias Body = Never

  let style: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let inner = context.entering(style)
    guard !context.pass.hasFailed else { return }
    let content = inner.evaluating {
      assumingMainActor((make, style, configuration)) { make, style, configuration in
        make(style, configuration)
      }
    }
    content.resolve(in: inner, into: &nodes)
  }
}

/// Returns the view that a style makes for a control, with the style's dynamic properties bound.
package func styled<Style, Configuration, Content: View>(
  _ configuration: Configuration,
  by style: Style,
  _ make: @escaping @MainActor (Style, Configuration) -> Content
) -> AnyView {
  // A style without dynamic properties adds nothing to the structural path.
  let isDynamic = Mirror(reflecting: style).children.contains { $0.value is any DynamicProperty }
  guard isDynamic else {
    return AnyView(
      atOnce:
        assumingMainActor((make, style, configuration)) { make, style, configuration in
          make(style, configuration)
        }
    )
  }
  return AnyView(atOnce: StyledView(style: style, configuration: configuration, make: make))
}
