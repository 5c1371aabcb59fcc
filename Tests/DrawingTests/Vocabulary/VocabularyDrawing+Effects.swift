import Drawing

extension VocabularyDrawing {
  @ViewBuilder
  private static var pair: some View {
    ZStack {
      Color.red.frame(width: 34, height: 26).offset(x: -8, y: -8)
      Circle().fill(.blue).frame(width: 30, height: 30).offset(x: 8, y: 8)
    }
  }

  /// Bands of colours, some of them translucent.
  @ViewBuilder
  private static var bands: some View {
    VStack(spacing: 0) {
      Color.red
      Color.yellow
      Color.green.opacity(0.5)
      Color.blue
      LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    }
    .padding(6)
  }

  static let effects = [
    VocabularyDrawing("opacity") { pair.opacity(0.5) },
    VocabularyDrawing("compositingGroup") { pair.compositingGroup().opacity(0.5) },
    VocabularyDrawing("drawingGroup") { pair.drawingGroup() },
    VocabularyDrawing("mask") { pair.mask(Circle().padding(10).opacity(0.7)) },
    VocabularyDrawing("mask with a gradient") {
      pair.mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
    },
    VocabularyDrawing("clipShape") { pair.clipShape(Ellipse()) },
    VocabularyDrawing("clipped") { pair.frame(width: 30, height: 30).clipped() },
    VocabularyDrawing("cornerRadius") { Color.red.cornerRadius(15).padding(5) },
    VocabularyDrawing("rotationEffect") { pair.rotationEffect(.degrees(25)) },
    VocabularyDrawing("scaleEffect") { pair.scaleEffect(x: -0.5, y: 1.2, anchor: .bottom) },
    VocabularyDrawing("rotation3DEffect") {
      pair.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0.2))
    },
    VocabularyDrawing("transformEffect") {
      pair.transformEffect(CGAffineTransform(a: 1, b: 0.2, c: -0.4, d: 0.8, tx: 9, ty: 3))
    },
    VocabularyDrawing("blur") { pair.blur(radius: 3) },
    VocabularyDrawing("opaque blur") { bands.blur(radius: 4, opaque: true) },
    VocabularyDrawing("shadow") { pair.shadow(color: .black, radius: 3, x: 3, y: 4) },
    VocabularyDrawing("sharp shadow") { pair.shadow(color: .gray, radius: 0, x: 3, y: 4) },
    VocabularyDrawing("saturation") { bands.saturation(0.3) },
    VocabularyDrawing("oversaturation") { bands.saturation(2) },
    VocabularyDrawing("contrast") { bands.contrast(0.5) },
    VocabularyDrawing("brightness") { bands.brightness(0.25) },
    VocabularyDrawing("grayscale") { bands.grayscale(0.8) },
    VocabularyDrawing("hueRotation") { bands.hueRotation(.degrees(75)) },
    VocabularyDrawing("colorInvert") { bands.colorInvert() },
    VocabularyDrawing("colorMultiply") { bands.colorMultiply(.orange) },
    VocabularyDrawing("luminanceToAlpha") { bands.luminanceToAlpha() },
    VocabularyDrawing("mask of brightness") { Color.red.mask(bands.luminanceToAlpha()) },
    VocabularyDrawing("visualEffect") {
      pair.visualEffect { content, proxy in content.offset(x: proxy.size.width / 9).opacity(0.6) }
    },
  ]

  static let blends = BlendMode.allCases.map { mode in
    // librsvg doesn't support `plus-lighter`; browsers do.
    VocabularyDrawing("blend mode \(mode)", tolerance: mode == .plusLighter ? 24 : 1) {
      ZStack {
        LinearGradient(
          colors: [.yellow, .blue.opacity(0.3), .green],
          startPoint: .leading,
          endPoint: .trailing
        ).padding(4)
        Ellipse().fill(.orange.opacity(0.8)).padding(.vertical, 14).blendMode(mode)
      }
      .compositingGroup()
    }
  }
}
