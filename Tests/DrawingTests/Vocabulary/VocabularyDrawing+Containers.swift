import Drawing

extension VocabularyDrawing {
  static let containers = [
    VocabularyDrawing("stacks") {
      VStack(alignment: .leading, spacing: 3) {
        HStack(alignment: .bottom, spacing: 2) {
          Color.red.frame(width: 12, height: 20)
          Color.green
        }
        ZStack(alignment: .topTrailing) {
          Color.blue
          Circle().fill(.white).frame(width: 13)
        }
      }
    },
    VocabularyDrawing("Grid") {
      Grid(horizontalSpacing: 3, verticalSpacing: 3) {
        GridRow {
          Color.red
          Color.green.gridCellColumns(2)
        }
        GridRow {
          Color.blue
          Circle()
          Color.orange.frame(width: 9)
        }
        Divider()
      }
    },
    VocabularyDrawing("LazyVGrid") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 14), spacing: 2)], spacing: 2) {
        ForEach(0..<11) { _ in Circle().fill(.mint) }
      }
    },
    VocabularyDrawing("ScrollView") {
      ScrollView { Circle().fill(.red).frame(width: 40, height: 100) }
    },
    VocabularyDrawing("ViewThatFits") {
      ViewThatFits {
        Color.red.frame(width: 100, height: 10)
        Color.blue.frame(width: 50, height: 10)
      }
    },
    VocabularyDrawing("GeometryReader") {
      GeometryReader { reader in
        Circle().fill(.red).frame(width: reader.size.width / 3)
        Circle().fill(.blue).frame(width: reader.size.width / 4)
      }
    },
    VocabularyDrawing("preferences") {
      HStack {
        Color.red.frame(width: 10, height: 30)
        Color.blue.frame(width: 20, height: 10)
          .anchorPreference(key: FrameKey.self, value: .bounds) { $0 }
      }
      .overlayPreferenceValue(FrameKey.self) { anchor in
        GeometryReader { reader in
          let frame = anchor.map { reader[$0] } ?? .zero
          Rectangle().stroke(.black, lineWidth: 2).frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
        }
      }
    },
    VocabularyDrawing("frame, padding, offset, position") {
      ZStack {
        Color.red.frame(width: 20, height: 30, alignment: .leading).padding(.leading, 20)
        Circle().fill(.blue).frame(width: 10, height: 10).position(x: 12.5, y: 50.25)
        Circle().fill(.green).frame(width: 10, height: 10).offset(x: -20, y: -20)
      }
    },
    VocabularyDrawing("aspectRatio") {
      Color.red.aspectRatio(1.7, contentMode: .fit)
    },
    VocabularyDrawing("overlay, background, border") {
      Color.red.frame(width: 30, height: 30)
        .overlay(alignment: .bottomTrailing) { Circle().fill(.white).frame(width: 10) }
        .background { Circle().fill(.yellow).frame(width: 50) }
        .padding(4).border(.blue, width: 3)
    },
  ]
}

private struct FrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
