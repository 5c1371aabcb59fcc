import Drawing

extension VocabularyDrawing {
  private static let star = Path { path in
    for point in 0..<5 {
      let angle = Angle.degrees(Double(point) * 144 - 90)
      let place = CGPoint(x: 32 + 28 * angle.cos, y: 32 + 28 * angle.sin)
      if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.closeSubpath()
  }

  private static let wave = Path { path in
    path.move(to: CGPoint(x: 6, y: 40))
    path.addCurve(
      to: CGPoint(x: 34, y: 22),
      control1: CGPoint(x: 10, y: -10),
      control2: CGPoint(x: 26, y: 70)
    )
    path.addQuadCurve(to: CGPoint(x: 58, y: 50), control: CGPoint(x: 60, y: 4))
  }

  static let shapes = [
    VocabularyDrawing("shape of the container") {
      ContainerRelativeShape().fill(.blue).padding(8).background(.orange, in: .containerRelative)
        .containerShape(RoundedRectangle(cornerRadius: 20))
    },
    VocabularyDrawing("Rectangle") { Rectangle().fill(.red).padding(7.3) },
    VocabularyDrawing("RoundedRectangle") {
      RoundedRectangle(cornerRadius: 14).fill(.blue).padding(6)
    },
    VocabularyDrawing("RoundedRectangle, circular") {
      RoundedRectangle(cornerRadius: 14, style: .circular).fill(.blue).padding(6)
    },
    VocabularyDrawing("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 10).fill(.green)
        .padding(6)
    },
    VocabularyDrawing("Capsule") { Capsule().fill(.orange).padding(.vertical, 20) },
    VocabularyDrawing("Circle") { Circle().fill(.purple).padding(5) },
    VocabularyDrawing("Ellipse") { Ellipse().fill(.teal).padding(.vertical, 15) },
    VocabularyDrawing("Path, nonzero") { star.fill(.pink) },
    VocabularyDrawing("Path, even-odd") { star.fill(.pink, style: FillStyle(eoFill: true)) },
    VocabularyDrawing("trim") {
      Circle().trim(from: 0.1, to: 0.7).stroke(.red, lineWidth: 6).padding(8)
    },
    VocabularyDrawing("rotation") { Rectangle().rotation(.degrees(30)).fill(.red).padding(16) },
    VocabularyDrawing("scale") { Circle().scale(x: 0.5, y: 0.9).fill(.red) },
    VocabularyDrawing("offset of a shape") { Circle().offset(x: 9, y: -5).fill(.red).padding(14) },
    VocabularyDrawing("size of a shape") { Rectangle().size(width: 30, height: 20).fill(.red) },
    VocabularyDrawing("inset") { Circle().inset(by: 9).fill(.red) },
    VocabularyDrawing("transform of a shape") {
      Rectangle().transform(CGAffineTransform(a: 0.6, b: 0.2, c: -0.3, d: 0.6, tx: 22, ty: 4))
        .fill(.red)
    },
  ]

  static let strokes = [
    VocabularyDrawing("stroke") { wave.stroke(.black, lineWidth: 5) },
    VocabularyDrawing("thin stroke") { wave.stroke(.black, lineWidth: 0.4) },
    VocabularyDrawing("round caps and joins") {
      star.stroke(.black, style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
    },
    VocabularyDrawing("square caps and bevels") {
      star.stroke(.black, style: StrokeStyle(lineWidth: 5, lineCap: .square, lineJoin: .bevel))
    },
    VocabularyDrawing("miter limit") {
      star.stroke(.black, style: StrokeStyle(lineWidth: 4, miterLimit: 2))
    },
    VocabularyDrawing("dash") {
      wave.stroke(
        .black,
        style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [7, 6], dashPhase: 3)
      )
    },
    VocabularyDrawing("strokeBorder") { Circle().strokeBorder(.red, lineWidth: 9) },
    VocabularyDrawing("stroke as a shape") { Circle().stroke(lineWidth: 8).padding(10) },
    VocabularyDrawing("fill and stroke") {
      Circle().fill(.yellow).stroke(.orange, lineWidth: 5).padding(6)
    },
    VocabularyDrawing("strokedPath") {
      wave.strokedPath(StrokeStyle(lineWidth: 7)).fill(.blue)
    },
  ]
}
