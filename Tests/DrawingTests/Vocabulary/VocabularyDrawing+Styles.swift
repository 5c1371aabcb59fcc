import Drawing

extension VocabularyDrawing {
  private static let stops = [
    Gradient.Stop(color: .red, location: 0.1), .init(color: .yellow, location: 0.4),
    .init(color: .blue, location: 0.9),
  ]

  static let styles = [
    VocabularyDrawing("opacity of a colour") { Color.red.opacity(0.4).padding(6) },
    VocabularyDrawing("colours in dark appearance") {
      HStack(spacing: 0) {
        Color.red
        Color.indigo
        Color.primary.opacity(0.5)
      }
      .colorScheme(.dark)
    },
    VocabularyDrawing("mixed colours") {
      HStack(spacing: 0) {
        Color.red.mix(with: .blue, by: 0.5)
        Color.red.mix(with: .blue, by: 0.5, in: .device)
      }
    },
    VocabularyDrawing("levels of the foreground") {
      HStack(spacing: 0) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.quaternary)
      }
      .foregroundStyle(.green)
    },
    VocabularyDrawing("linear gradient") {
      LinearGradient(stops: stops, startPoint: .topLeading, endPoint: .bottomTrailing)
    },
    VocabularyDrawing("translucent gradient") {
      Circle().fill(.linearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
    },
    VocabularyDrawing("radial gradient") {
      RadialGradient(stops: stops, center: .topLeading, startRadius: 5, endRadius: 60)
    },
    VocabularyDrawing("elliptical gradient") {
      EllipticalGradient(stops: stops).frame(height: 40)
    },
    VocabularyDrawing("angular gradient") {
      Circle().fill(AngularGradient(stops: stops, center: .center, angle: .degrees(20)))
    },
    VocabularyDrawing("angular gradient of a part") {
      AngularGradient(
        colors: [.red, .blue],
        center: .bottom,
        startAngle: .degrees(200),
        endAngle: .degrees(320)
      )
    },
    VocabularyDrawing("mesh gradient") {
      MeshGradient(
        width: 3,
        height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
        ],
        colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
      )
    },
    VocabularyDrawing("mesh gradient inside of its frame, in a circle") {
      Circle().fill(
        .meshGradient(
          width: 2,
          height: 2,
          points: [[0.1, 0.2], [0.9, 0.1], [0.2, 0.9], [0.8, 0.8]],
          colors: [.red, .yellow, .blue.opacity(0.5), .green],
          background: .black
        )
      )
    },
    VocabularyDrawing("gradient of a colour") { Rectangle().fill(.blue.gradient) },
    VocabularyDrawing("perceptual gradient") {
      Rectangle().fill(Gradient(colors: [.blue, .yellow]).colorSpace(.perceptual))
    },
    VocabularyDrawing("gradient along a stroke") {
      Circle().stroke(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing),
        lineWidth: 10
      ).padding(8)
    },
    VocabularyDrawing("drop shadow of a style") {
      Circle().fill(.orange.shadow(.drop(color: .black, radius: 3, x: 2, y: 4))).padding(14)
    },
    VocabularyDrawing("inner shadow of a style") {
      Circle().fill(.orange.shadow(.inner(color: .black, radius: 3, x: 2, y: 4))).padding(8)
    },
    VocabularyDrawing("blend mode of a style") {
      Color.yellow.overlay(Circle().fill(.cyan.blendMode(.multiply)))
    },
    VocabularyDrawing("material") { Color.red.overlay(.regularMaterial, in: Circle()) },
    VocabularyDrawing("separator, fill and background") {
      HStack(spacing: 0) {
        Rectangle().fill(.separator)
        Rectangle().fill(.fill)
        Rectangle().fill(.background)
      }
    },
  ]
}
