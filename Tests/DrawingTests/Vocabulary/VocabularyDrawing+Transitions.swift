import Drawing

/// Views in the middle of a transition.
extension VocabularyDrawing {
  static let transitions = [
    VocabularyDrawing("matched geometry") { Chosen(first: 1) },
    VocabularyDrawing("matched geometry halfway", at: 0.5) { Chosen(first: 0, last: 2) },
    VocabularyDrawing("sources of one geometry halfway", at: 0.5) { Growing() },
    VocabularyDrawing("blurReplace halfway", at: 0.5) { Replaced() },
  ]

  /// A row of three items, and a background behind the selected one.
  nonisolated private struct Chosen: View {
    let first: Int
    var last: Int?
    @State private var current: Int?
    @Namespace private var space

    var body: some View {
      HStack(spacing: 4) {
        ForEach(0..<3) { place in
          Color.yellow.frame(width: 10 + 8 * CGFloat(place), height: 40 - 10 * CGFloat(place))
            .matchedGeometryEffect(id: place, in: space)
        }
      }
      .overlay {
        RoundedRectangle(cornerRadius: 5).stroke(.red, lineWidth: 3)
          .matchedGeometryEffect(id: current ?? first, in: space, isSource: false)
      }
      .onAppear {
        guard let last else { return }
        withAnimation(.linear(duration: 1)) { current = last }
      }
    }
  }

  /// A small square that is replaced by a large circle.
  nonisolated private struct Growing: View {
    @State private var isLarge = false
    @Namespace private var space

    var body: some View {
      ZStack(alignment: isLarge ? .bottomTrailing : .topLeading) {
        Color.clear
        if isLarge {
          Circle().fill(.blue).matchedGeometryEffect(id: "shape", in: space)
            .frame(width: 44, height: 44)
        } else {
          Rectangle().fill(.orange).matchedGeometryEffect(id: "shape", in: space)
            .frame(width: 16, height: 16)
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isLarge = true } }
    }
  }

  private struct Replaced: View {
    @State private var isNew = false

    nonisolated init() {}

    var body: some View {
      ZStack {
        if isNew {
          Circle().fill(.purple).padding(10).transition(.blurReplace)
        } else {
          Rectangle().fill(.green).padding(14).transition(.blurReplace)
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isNew = true } }
    }
  }
}
