import Drawing

extension VocabularyDrawing {
  private static let dots = Path { path in
    path.addEllipse(in: CGRect(x: 6, y: 20, width: 26, height: 26))
    path.addEllipse(in: CGRect(x: 34, y: 20, width: 26, height: 26))
  }

  private static let square = Path(CGRect(x: 8, y: 8, width: 48, height: 48))

  private static func canvas(
    _ name: String,
    tolerance: Double = 1,
    scale: CGFloat = 1,
    _ draw: @escaping @Sendable (inout GraphicsContext) -> Void
  ) -> VocabularyDrawing {
    VocabularyDrawing(name, tolerance: tolerance, scale: scale) {
      Canvas { context, _ in draw(&context) }
    }
  }

  static let canvases = [
    canvas("Canvas, fill and stroke") {
      $0.fill(dots, with: .color(.red))
      $0.stroke(square, with: .color(.blue), style: StrokeStyle(lineWidth: 3, dash: [5, 2]))
    },
    canvas("Canvas, transforms") {
      $0.translateBy(x: 32, y: 4)
      $0.rotate(by: .degrees(35))
      $0.scaleBy(x: 0.7, y: 0.5)
      $0.fill(square, with: .color(.orange))
    },
    canvas("Canvas, gradients") {
      let gradient = Gradient(colors: [.red, .yellow, .blue])
      let (start, end) = (CGPoint(x: 20, y: 20), CGPoint(x: 32, y: 26))
      $0.fill(
        Path(CGRect(x: 0, y: 0, width: 32, height: 32)),
        with: .linearGradient(gradient, startPoint: start, endPoint: end, options: .repeat)
      )
      $0.fill(
        Path(CGRect(x: 32, y: 0, width: 32, height: 32)),
        with: .linearGradient(gradient, startPoint: start, endPoint: end, options: .mirror)
      )
      $0.fill(
        Path(CGRect(x: 0, y: 32, width: 32, height: 32)),
        with: .radialGradient(
          gradient,
          center: CGPoint(x: 16, y: 48),
          startRadius: 2,
          endRadius: 9,
          options: .mirror
        )
      )
      $0.fill(
        Path(CGRect(x: 32, y: 32, width: 32, height: 32)),
        with: .conicGradient(gradient, center: CGPoint(x: 48, y: 48))
      )
    },
    canvas("Canvas, clip") {
      $0.clip(to: dots)
      $0.fill(square, with: .color(.green))
    },
    canvas("Canvas, inverse clip") {
      $0.clip(to: dots, options: .inverse)
      $0.fill(square, with: .color(.green))
    },
    canvas("Canvas, clip to a layer") {
      $0.clipToLayer(opacity: 0.8) { $0.fill(dots, with: .color(.white)) }
      $0.fill(square, with: .color(.green))
    },
    canvas("Canvas, inverse clip to a layer") {
      $0.clipToLayer(options: .inverse) { $0.fill(dots, with: .color(.white)) }
      $0.fill(square, with: .color(.green))
    },
    canvas("Canvas, layer") {
      $0.opacity = 0.5
      $0.drawLayer {
        $0.fill(square, with: .color(.red))
        $0.fill(dots, with: .color(.blue))
      }
    },
    canvas("Canvas, filters") {
      $0.addFilter(.shadow(color: .black, radius: 2, x: 2, y: 2))
      $0.addFilter(.hueRotation(.degrees(90)))
      $0.fill(dots, with: .color(.red))
    },
    canvas("Canvas, threshold") {
      $0.addFilter(.alphaThreshold(min: 0.5, color: .purple))
      $0.addFilter(.blur(radius: 4))
      $0.drawLayer { $0.fill(dots, with: .color(.white)) }
    },
    canvas("Canvas, text and blend") {
      $0.fill(square, with: .color(.yellow))
      $0.blendMode = .multiply
      $0.draw(Text("Canvas").font(.title3).bold(), at: CGPoint(x: 32, y: 32))
      $0.fill(dots, with: .color(.cyan))
    },
    canvas("Canvas, clear") {
      $0.fill(square, with: .color(.orange))
      $0.blendMode = .clear
      $0.fill(dots, with: .color(.black))
    },
    canvas("Canvas, layer by sourceIn") {
      $0.fill(dots, with: .color(.orange))
      $0.blendMode = .sourceIn
      $0.drawLayer { $0.fill(square, with: .color(.blue)) }
    },
    canvas("Canvas, shadow alone") {
      $0.addFilter(.shadow(color: .black, radius: 2.5, x: 4, y: 3, options: .shadowOnly))
      $0.fill(dots, with: .color(.red))
    },
    canvas("Canvas, shadow above") {
      $0.addFilter(.shadow(color: .blue, radius: 2.5, x: 5, y: 5, options: .shadowAbove))
      $0.fill(square, with: .color(.yellow))
    },
    canvas("Canvas, inner shadow") {
      $0.addFilter(
        .shadow(
          color: .black,
          radius: 2,
          x: 3,
          y: 3,
          blendMode: .sourceAtop,
          options: [.invertsAlpha, .shadowAbove]
        )
      )
      $0.fill(dots, with: .color(.orange))
    },
    canvas("Canvas, shadow without a group") {
      $0.fill(square, with: .color(.yellow))
      $0.addFilter(
        .shadow(
          color: .cyan,
          radius: 2.5,
          x: 5,
          y: 6,
          blendMode: .multiply,
          options: .disablesGroup
        )
      )
      $0.fill(dots, with: .color(.red))
    },
    canvas("Canvas, projection") {
      var transform = ProjectionTransform(CGAffineTransform(translationX: 4, y: 2))
      transform.m13 = 0.008
      $0.addFilter(.projectionTransform(transform))
      $0.fill(square, with: .color(.green))
      $0.stroke(dots, with: .color(.black), lineWidth: 4)
    },
    canvas("Canvas, pictures") {
      $0.draw(tile, at: CGPoint(x: 14, y: 14))
      $0.rotate(by: .degrees(10))
      $0.draw(tile, in: CGRect(x: 24, y: 12, width: 36, height: 30))
    },
    canvas("Canvas, tiles at scale 4", scale: 4) {
      $0.fill(dots, with: .tiledImage(tile, origin: CGPoint(x: 5, y: 3), scale: 1.25))
      let part = CGRect(x: 0.25, y: 0, width: 0.5, height: 0.5)
      $0.stroke(square, with: .tiledImage(tile, sourceRect: part), lineWidth: 8)
    },
    VocabularyDrawing("Canvas, symbols") {
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: "dot") else { return }
        for step in 0..<4 {
          context.draw(symbol, at: CGPoint(x: 10 + 14 * step, y: 10 + 14 * step))
        }
      } symbols: {
        Circle().fill(.red).frame(width: 12, height: 18).rotationEffect(.degrees(30)).tag("dot")
      }
    },
  ]
}
