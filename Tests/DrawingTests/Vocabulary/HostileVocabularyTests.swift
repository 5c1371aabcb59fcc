import DrawingControls
import Pixels
import Scene
import Testing

/// NaN, infinities and huge numbers as arguments of views and modifiers.
@Suite
struct HostileVocabularyTests {
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, -5,
  ]

  /// Every output of a view ends.
  private static func draw(_ view: some View) throws {
    let renderer = ImageRenderer(content: view)
    renderer.canvasSize = CGSize(width: 20, height: 20)
    #expect(try renderer.bitmap().width == 20)
    #expect(try renderer.svg().contains("</svg>"))
    #expect(try DisplayList(commands: renderer.pathCommands()).size.width == 20)
  }

  @Test(arguments: numbers)
  func layoutTakesAnyNumber(number: CGFloat) throws {
    try HostileVocabularyTests.draw(
      Grid(horizontalSpacing: number, verticalSpacing: number) {
        GridRow {
          Color.red.frame(width: number, height: number)
          Color.blue.gridCellAnchor(UnitPoint(x: number, y: number))
        }
        Color.green.containerRelativeFrame([.horizontal, .vertical]) { _, _ in number }
      }
    )
    try HostileVocabularyTests.draw(
      ScrollView([.horizontal, .vertical]) {
        Color.red.frame(width: number, height: number)
      }
      .safeAreaPadding(number)
      .environment(\.layoutDirection, .rightToLeft)
    )
    try HostileVocabularyTests.draw(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: number)), GridItem(.fixed(number))]) {
        ForEach(0..<9) { _ in Color.red }
      }
      .frame(width: 20, height: 20)
    )
  }

  @Test(arguments: numbers)
  func stylesAndEffectsTakeAnyNumber(number: CGFloat) throws {
    let shadow = ShadowStyle.inner(radius: number, x: number, y: number)
    try HostileVocabularyTests.draw(
      Circle().fill(Color.red.mix(with: .blue, by: number).shadow(shadow))
        .shadow(radius: number, x: number, y: number)
        .blur(radius: number, opaque: true)
        .colorMultiply(Color(red: number, green: number, blue: number, opacity: number))
        .rotation3DEffect(
          .degrees(number),
          axis: (number, number, 1),
          anchorZ: number,
          perspective: number
        )
    )
    try HostileVocabularyTests.draw(
      Rectangle().fill(
        .angularGradient(
          colors: [.red, .blue],
          center: UnitPoint(x: number, y: number),
          startAngle: .degrees(number),
          endAngle: .degrees(-number)
        )
      )
    )
  }

  @Test(arguments: numbers)
  func textsAndPicturesTakeAnyNumber(number: CGFloat) throws {
    try HostileVocabularyTests.draw(
      Text("Text").font(.system(size: number)).kerning(number).baselineOffset(number)
        .underline(true, pattern: .dot).lineSpacing(number).minimumScaleFactor(number)
    )
    let pixels = try #require(Bitmap(width: 2, height: 2, bytes: Array(repeating: 9, count: 16)))
    let insets = EdgeInsets(top: number, leading: number, bottom: number, trailing: number)
    try HostileVocabularyTests.draw(
      Image(bitmap: pixels, scale: number).resizable(capInsets: insets, resizingMode: .tile)
    )
  }

  @Test(arguments: numbers)
  func canvasesTakeAnyNumber(number: CGFloat) throws {
    let box = CGRect(x: number, y: number, width: number, height: number)
    try HostileVocabularyTests.draw(
      Canvas { context, size in
        context.addFilter(.blur(radius: number))
        context.addFilter(.alphaThreshold(min: number, max: -number))
        context.addFilter(.saturation(number))
        context.clipToLayer(opacity: number, options: .inverse) {
          $0.fill(Path(box), with: .color(.red))
        }
        context.draw(Image(systemName: "star"), in: box)
        context.draw(Text("a"), in: box)
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .tiledImage(Image("nothing"), origin: box.origin, scale: number)
        )
        context.scaleBy(x: number, y: number)
        context.stroke(Path(box), with: .color(.blue), lineWidth: number)
      }
    )
  }

  @Test
  func aHundredThousandSiblingsAreDrawn() throws {
    let list = try ZStack(alignment: .topLeading) {
      ForEach(0..<100_000) { _ in Color.red.frame(width: 1, height: 1) }
    }
    .drawn(10, 10)
    #expect(list.leaves.count == 100_000)
  }

  @Test
  func emptyContainersTakeNoSpace() throws {
    let list = try VStack(spacing: 0) {
      Grid {}
      HStack {}
      Group {}
      LazyVGrid(columns: []) { Color.red }
      ViewThatFits {}
      ScrollView {}
    }
    .drawn(nil, nil)
    #expect(list.size.width == 0)
    #expect(list.nodes.isEmpty)
  }
}
