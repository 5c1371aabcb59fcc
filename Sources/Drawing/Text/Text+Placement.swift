import Scene

extension Text: PrimitiveView, LocatedView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let path = context.at(Text.self).path
    if dependsOnTime { context.graph.noteTimeDependence() }
    let text = formatted(at: context.time)
    let styled = StyledText(text, in: context.environment)
    for note in styled.notes { context.pass.note(note, in: context, isSentence: true) }
    let element = TextRule(
      text: styled,
      words: text.runs.map(\.string),
      in: context,
      at: path
    )
    nodes.append(ElementNode(element, path: path))
  }
}
