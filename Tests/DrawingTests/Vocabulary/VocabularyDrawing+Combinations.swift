import DrawingControls
import Foundation

/// Nested views and modifiers.
extension VocabularyDrawing {
  private static var rainbow: LinearGradient {
    LinearGradient(
      colors: [.red, .yellow, .green, .blue],
      startPoint: .topLeading,
      endPoint: .bottomTrailing
    )
  }

  @ViewBuilder
  private static var overlapping: some View {
    ZStack {
      Rectangle().fill(rainbow).frame(width: 36, height: 28).offset(x: -6, y: -8)
      Circle().fill(.purple.opacity(0.7)).frame(width: 30).offset(x: 8, y: 9)
    }
  }

  static let combinations = [
    VocabularyDrawing("mask in blur in rotation") {
      overlapping.mask(Circle().padding(9)).blur(radius: 2).rotationEffect(.degrees(20))
    },
    // librsvg blurs with the box filters of the SVG standard, in whole pixels; browsers differ by
    // at most 1.
    VocabularyDrawing("blur under a scale", tolerance: 2.5) {
      overlapping.blur(radius: 2).scaleEffect(x: 1.4, y: 0.7).rotationEffect(.degrees(-15))
    },
    VocabularyDrawing("clip within a blend mode") {
      rainbow.overlay(overlapping.clipShape(Circle()).blendMode(.difference)).compositingGroup()
    },
    VocabularyDrawing("blend mode within a clip") {
      ZStack {
        rainbow
        Color.orange.frame(width: 30).blendMode(.multiply)
      }
      .clipShape(Ellipse()).padding(4)
    },
    VocabularyDrawing("shadow of a translucent group") {
      overlapping.compositingGroup().opacity(0.6).shadow(color: .black, radius: 2, x: 4, y: 3)
    },
    VocabularyDrawing("shadow under a rotation") {
      overlapping.shadow(color: .blue, radius: 2, x: 6, y: 0).rotationEffect(.degrees(90))
    },
    VocabularyDrawing("shadow of shadows") {
      Circle().fill(.yellow).padding(18).shadow(color: .red, radius: 0, x: 6, y: 0)
        .shadow(color: .blue, radius: 2, x: 0, y: 7)
    },
    // This library differs from browsers by 0.9, and librsvg from browsers by 1.7.
    VocabularyDrawing("gradient in stroked text", tolerance: 1.2) {
      Text("Rg").font(.system(size: 34, weight: .heavy)).italic().foregroundStyle(rainbow)
        .rotationEffect(.degrees(-20)).shadow(radius: 1, x: 1, y: 2)
    },
    VocabularyDrawing("nested projections") {
      rainbow.frame(width: 40, height: 40)
        .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
        .rotation3DEffect(.degrees(35), axis: (x: 1, y: 0, z: 0))
    },
    VocabularyDrawing("clip in a projection") {
      overlapping.clipShape(RoundedRectangle(cornerRadius: 12))
        .rotation3DEffect(.degrees(45), axis: (x: 1, y: 1, z: 0))
    },
    VocabularyDrawing("stroke in a projection") {
      Circle().stroke(.blue, style: StrokeStyle(lineWidth: 6, dash: [9, 5])).padding(8)
        .rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0))
    },
    VocabularyDrawing("gradients in a projection") {
      VStack(spacing: 0) {
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 30)
        AngularGradient(colors: [.red, .blue, .red], center: .center)
      }
      .padding(6).rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0.5))
    },
    VocabularyDrawing("opacity of a mask of a mask") {
      rainbow.mask(overlapping.opacity(0.8).mask(Ellipse().padding(.horizontal, 9)))
        .opacity(0.5)
    },
    VocabularyDrawing("colour effects of a group with a blend mode") {
      ZStack {
        Color.yellow
        overlapping.blendMode(.multiply)
      }
      .compositingGroup().saturation(0.5).hueRotation(.degrees(40)).opacity(0.8)
    },
    VocabularyDrawing("angular gradient under a shear") {
      AngularGradient(colors: [.red, .yellow, .blue, .red], center: .center).padding(10)
        .transformEffect(CGAffineTransform(a: 1, b: 0.2, c: -0.3, d: 0.8, tx: 8, ty: 2))
    },
    VocabularyDrawing("radial gradient under a mirror") {
      RadialGradient(
        colors: [.yellow, .red, .black],
        center: .topLeading,
        startRadius: 4,
        endRadius: 60
      )
      .scaleEffect(x: -0.8, y: 0.6)
    },
    VocabularyDrawing("even-odd clip") {
      rainbow.clipShape(
        Path("4 4 m 60 4 l 60 60 l 4 60 l h 20 20 m 44 20 l 44 44 l 20 44 l h") ?? Path(),
        style: FillStyle(eoFill: true)
      )
    },
    VocabularyDrawing("clip of a clip under a rotation") {
      rainbow.clipShape(Circle()).rotationEffect(.degrees(30))
        .clipShape(Capsule().inset(by: 10)).rotationEffect(.degrees(45))
    },
    VocabularyDrawing("drawing group that overflows") {
      overlapping.frame(width: 36, height: 36).drawingGroup(opaque: true)
        .rotationEffect(.degrees(10))
    },
    VocabularyDrawing("opaque blur under a rotation") {
      overlapping.frame(width: 40, height: 40).blur(radius: 3, opaque: true)
        .rotationEffect(.degrees(30))
    },
    // Here too, librsvg uses box filters of whole pixels.
    VocabularyDrawing("inner shadow under a scale", tolerance: 1.3) {
      Circle().fill(.teal.shadow(.inner(color: .black, radius: 2, x: 3, y: 3))).padding(16)
        .scaleEffect(x: 1.5, y: 0.8)
    },
    // The box filters blur slightly less, so the threshold is crossed elsewhere.
    VocabularyDrawing("threshold of a mask", tolerance: 1.5) {
      Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.4, color: .indigo))
        context.addFilter(.blur(radius: 5))
        context.drawLayer { layer in
          for x in [20.0, 40] {
            let box = CGRect(x: x - 11, y: 21, width: 22, height: 22)
            layer.fill(Path(ellipseIn: box), with: .color(.black))
          }
        }
      }
      .mask(Rectangle().padding(.bottom, 26))
    },
  ]

  static let otherVocabulary = [
    VocabularyDrawing("projectionEffect") {
      var transform = ProjectionTransform(CGAffineTransform(translationX: 6, y: 4))
      let _ = (transform.m13 = 0.006)
      overlapping.projectionEffect(transform)
    },
    VocabularyDrawing("border of a gradient") {
      Color.yellow.frame(width: 40, height: 40).border(rainbow, width: 6)
    },
    VocabularyDrawing("mask with an alignment") {
      rainbow.mask(alignment: .bottomTrailing) { Circle().frame(width: 34) }
    },
    VocabularyDrawing("right to left") {
      HStack(alignment: .top) {
        Color.red.frame(width: 14, height: 30)
        UnevenRoundedRectangle(topLeadingRadius: 20).fill(.blue)
        Text("ab").padding(.leading, 3)
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
    VocabularyDrawing("LazyHGrid") {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())], spacing: 3) {
        ForEach(0..<7) { Capsule().fill($0 % 2 == 0 ? Color.mint : .pink).frame(width: 10) }
      }
    },
    VocabularyDrawing("safe areas") {
      Color.green.safeAreaInset(edge: .bottom) { Color.red.frame(height: 15) }
        .safeAreaPadding(6)
    },
    VocabularyDrawing("Label and Divider") {
      VStack(spacing: 4) {
        Label("Ab", systemImage: "star.fill")
        Divider()
        Label("Cd", systemImage: "heart").foregroundStyle(.red)
      }
    },
    VocabularyDrawing("Button and Toggle") {
      VStack(spacing: 3) {
        Button("Go") {}.buttonStyle(.borderedProminent)
        Toggle("", isOn: .constant(true)).labelsHidden()
      }
    },
    VocabularyDrawing("Slider and ProgressView") {
      VStack {
        Slider(value: .constant(0.3))
        ProgressView(value: 0.7).tint(.orange)
        ProgressView()
      }
    },
    VocabularyDrawing("Gauge") { Gauge(value: 0.4) { Text("g") } },
    VocabularyDrawing("Picker") {
      Picker("p", selection: .constant(1)) {
        Text("1").tag(1)
        Text("2").tag(2)
      }
      .pickerStyle(.segmented)
    },
    VocabularyDrawing("symbols") {
      VStack(spacing: 4) {
        HStack {
          Image(systemName: "heart.fill").foregroundStyle(.red)
          Image(systemName: "star")
        }
        Image(systemName: "gearshape").imageScale(.large).font(.title)
      }
    },
    VocabularyDrawing("styles of the foreground") {
      VStack(spacing: 2) {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
      }
      .foregroundStyle(.red, rainbow, .blue)
    },
    VocabularyDrawing("background in a shape") {
      Text("Ab").padding(8).background(.orange, in: Capsule())
        .padding(6).background(rainbow, in: RoundedRectangle(cornerRadius: 12))
    },
    VocabularyDrawing("lines of text") {
      Text("one\ntwo\nthree").font(.caption).lineSpacing(4).textCase(.uppercase)
        .multilineTextAlignment(.trailing)
    },
    VocabularyDrawing("antialiasing switched off") {
      Circle().fill(.red, style: FillStyle(antialiased: false)).padding(6)
    },
    VocabularyDrawing("transition halfway", at: 0.5) { Appearing() },
    VocabularyDrawing("keyframes halfway", at: 0.5) {
      KeyframeAnimator(initialValue: 0.0) { angle in
        overlapping.rotationEffect(.degrees(angle))
      } keyframes: { _ in
        CubicKeyframe(70, duration: 1)
      }
    },
  ]

  private struct Appearing: View {
    @State private var isHere = false
    var body: some View {
      ZStack {
        Color.yellow.padding(20)
        if isHere { overlapping.transition(.scale.combined(with: .opacity)) }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isHere = true } }
    }
  }
}
