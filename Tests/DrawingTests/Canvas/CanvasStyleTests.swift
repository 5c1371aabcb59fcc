import Drawing
import Foundation
import Pixels
import Scene
import Testing

/// The shadings and filters of a canvas, each compared with the style or effect of the same name.
@Suite
struct CanvasStyleTests {
  private static let square = Path(CGRect(0, 0, 20, 10))

  private func paint(_ shading: GraphicsContext.Shading) throws -> Paint? {
    try Canvas { context, _ in
      context.fill(CanvasStyleTests.square, with: context.resolve(shading))
    }
    .drawn(20, 10).leaves.first?.paint
  }

  private func paint(_ style: some ShapeStyle) throws -> Paint? {
    try Rectangle().fill(style).drawn(20, 10).leaves.first?.paint
  }

  @Test
  func shadingsAreStyles() throws {
    #expect(try paint(.color(.green)) == paint(Color.green))
    #expect(
      try paint(.color(red: 0.2, green: 0.4, blue: 0.6))
        == paint(Color(red: 0.2, green: 0.4, blue: 0.6))
    )
    #expect(
      try paint(.color(.displayP3, red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5))
        == paint(Color(.displayP3, red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5))
    )
    #expect(try paint(.color(white: 0.4)) == paint(Color(white: 0.4)))
    #expect(
      try paint(.color(.sRGBLinear, white: 0.4, opacity: 0.5))
        == paint(Color(.sRGBLinear, white: 0.4, opacity: 0.5))
    )
    #expect(try paint(.foreground) == paint(ForegroundStyle()))
    #expect(try paint(.style(.tint)) == paint(Color.blue))
    #expect(try paint(.palette([.color(.green), .color(.red)])) == paint(Color.green))
    #expect(try paint(.palette([])) == nil)
  }

  @Test
  func conicGradientsStartAtTheRight() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let center = CGPoint(x: 10, y: 5)
    #expect(
      try paint(.conicGradient(gradient, center: center))
        == paint(.conicGradient(gradient, center: .center))
    )
  }

  private func filtered(_ filter: GraphicsContext.Filter) throws -> [UInt8] {
    try Canvas { context, _ in
      context.addFilter(filter)
      context.fill(
        CanvasStyleTests.square,
        with: .color(Color(red: 0.8, green: 0.4, blue: 0.2, opacity: 0.6))
      )
    }
    .drawn(20, 10).bitmap().bytes
  }

  private func effect(_ change: (Color) -> some View) throws -> [UInt8] {
    try change(Color(red: 0.8, green: 0.4, blue: 0.2, opacity: 0.6)).drawn(20, 10).bitmap().bytes
  }

  @Test
  func filtersAreEffects() throws {
    let plain = try effect { $0 }
    let pairs: [([UInt8], [UInt8])] = [
      (try filtered(.colorMultiply(.green)), try effect { $0.colorMultiply(.green) }),
      (try filtered(.contrast(0.4)), try effect { $0.contrast(0.4) }),
      (try filtered(.grayscale(0.7)), try effect { $0.grayscale(0.7) }),
      (try filtered(.luminanceToAlpha), try effect { $0.luminanceToAlpha() }),
      (try filtered(.saturation(0.3)), try effect { $0.saturation(0.3) }),
      (try filtered(.brightness(0.2)), try effect { $0.brightness(0.2) }),
      (try filtered(.hueRotation(.degrees(50))), try effect { $0.hueRotation(.degrees(50)) }),
      (try filtered(.colorInvert()), try effect { $0.colorInvert() }),
    ]
    for (filter, effect) in pairs {
      #expect(filter == effect)
      #expect(filter != plain)
    }
    #expect(try filtered(.colorInvert(0)) == plain)
  }

  /// Effects of `visualEffect` are those of views.
  @Test
  func visualEffectsAreEffects() throws {
    func changed(_ view: some View) throws -> [UInt8] { try view.drawn(20, 10).bitmap().bytes }
    let color = Color(red: 0.8, green: 0.4, blue: 0.2, opacity: 0.6)
    let pairs: [([UInt8], [UInt8])] = [
      (
        try changed(color.visualEffect { effect, _ in effect.saturation(0.3) }),
        try effect { $0.saturation(0.3) }
      ),
      (
        try changed(color.visualEffect { effect, _ in effect.contrast(0.4) }),
        try effect { $0.contrast(0.4) }
      ),
      (
        try changed(color.visualEffect { effect, _ in effect.grayscale(0.7) }),
        try effect { $0.grayscale(0.7) }
      ),
      (
        try changed(color.visualEffect { effect, _ in effect.hueRotation(.degrees(50)) }),
        try effect { $0.hueRotation(.degrees(50)) }
      ),
      (
        try changed(color.visualEffect { effect, _ in effect.scaleEffect(x: 0.5, y: 0.25) }),
        try effect { $0.scaleEffect(x: 0.5, y: 0.25) }
      ),
      (
        try changed(
          color.visualEffect { effect, _ in
            effect.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
          }
        ),
        try effect { $0.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)) }
      ),
      (
        try changed(
          color.visualEffect { effect, _ in
            effect.transformEffect(CGAffineTransform(translationX: 3, y: 4))
          }
        ),
        try effect { $0.transformEffect(CGAffineTransform(translationX: 3, y: 4)) }
      ),
    ]
    let plain = try effect { $0 }
    for (visual, effect) in pairs {
      #expect(visual == effect)
      #expect(visual != plain)
    }
  }

  @Test
  func optionsHaveTheBitsOfSwiftUI() {
    #expect(GraphicsContext.ShadowOptions.shadowAbove.rawValue == 1)
    #expect(GraphicsContext.ShadowOptions.shadowOnly.rawValue == 2)
    #expect(GraphicsContext.ShadowOptions.invertsAlpha.rawValue == 4)
    #expect(GraphicsContext.ShadowOptions.disablesGroup.rawValue == 8)
    #expect(GraphicsContext.BlurOptions.opaque.rawValue == 1)
    #expect(GraphicsContext.BlurOptions.dithersResult.rawValue == 2)
    #expect(GraphicsContext.FilterOptions.linearColor.rawValue == 1)
    #expect(GraphicsContext.GradientOptions.repeat.rawValue == 1)
    #expect(GraphicsContext.GradientOptions.mirror.rawValue == 2)
    #expect(GraphicsContext.GradientOptions.linearColor.rawValue == 4)
  }

  @Test
  func textsAndImagesOfACanvasHaveBaselines() throws {
    _ = try Canvas { context, _ in
      let text = context.resolve(Text(verbatim: "one\ntwo").font(.system(size: 20)))
      let one = context.resolve(Text(verbatim: "one").font(.system(size: 20)))
      let size = CGSize(width: 100, height: 100)
      // The ascent of the stroke font is 0.952 em.
      #expect(abs(one.firstBaseline(in: size) - 19.04) < 0.01)
      #expect(one.lastBaseline(in: size) == one.firstBaseline(in: size))
      #expect(text.firstBaseline(in: size) == one.firstBaseline(in: size))
      let line = one.measure(in: size).height
      #expect(abs(text.lastBaseline(in: size) - 19.04 - line) < 0.01)
      #expect(context.resolve(Image(systemName: "star")).baseline > 0)
    }
    .drawn(100, 100)
  }

  @Test
  func textInACanvasKeepsItsBackground() throws {
    var string = AttributedString("on")
    string.backgroundColor = .yellow
    let text = Text(string).font(.system(size: 10))
    let list = try Canvas { context, _ in
      context.draw(text, at: CGPoint(x: 5, y: 7), anchor: .topLeading)
    }.drawn(60, 40)
    let area = try #require(list.leaves.first)
    #expect(area.color == Color.yellow.rgbaBytes)
    let size = try text.drawn(nil, nil).size
    let frame = area.outline.path.boundingRect.applying(area.transform)
    #expect(frame.isNear(CGRect(5, 7, size.width, size.height)))
  }

  @Test
  func meshGradientsAreShadings() throws {
    let mesh = MeshGradient(
      width: 2,
      height: 2,
      points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .green, .blue, .white]
    )
    let painted = try #require(try paint(.meshGradient(mesh)))
    #expect(try painted == paint(.style(mesh)))
  }
}
