import Foundation
import Scene
import Testing

@Suite
struct PaintCommandTests {
  static let stops = [
    GradientStop(location: 0.25, color: .black), GradientStop(location: 0.5, color: .clear),
  ]

  @Test(arguments: [
    Paint.linear(.init(start: .zero, end: CGPoint(x: 1, y: 2), spread: .repeat, stops: stops)),
    .radial(
      .init(
        start: .init(center: CGPoint(x: 1, y: 2), radius: 3),
        end: .init(center: CGPoint(x: 4, y: 5), radius: 6.5),
        spread: .reflect,
        stops: stops,
        transform: CGAffineTransform(a: 1, b: 0.25, c: 0, d: 2, tx: 3, ty: 4)
      )
    ),
    .radial(
      .init(
        start: .init(center: .zero, radius: 3),
        end: .init(center: .zero, radius: 1),
        stops: []
      )
    ),
    .angular(.init(center: .zero, start: 300.5, end: 20, spread: .repeat, stops: stops)),
    .angular(.init(center: .zero, start: 10, end: 5000, stops: stops)),
    .image(.init(bitmap: ImagePaintTests.picture)),
    .image(
      .init(
        bitmap: ImagePaintTests.transparent,
        spread: .reflect,
        isSmooth: false,
        opacity: 0.25,
        transform: CGAffineTransform(a: 1, b: 0.25, c: 0, d: 2, tx: 3, ty: 4)
      )
    ),
  ])
  func paintReadsBackEqual(paint: Paint) throws {
    let leaf = DisplayList.Leaf(
      name: "a b",
      outline: .fill(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), evenOdd: false),
      paint: paint,
      transform: CGAffineTransform(translationX: 7, y: 8)
    )
    let list = DisplayList(size: CGSize(width: 4, height: 4), nodes: [.leaf(leaf)])
    #expect(try DisplayList(commands: list.commands()) == list)
  }

  @Test(arguments: [
    Filter.blur(.init(deviation: CGSize(width: 1.5, height: 0))),
    .blur(
      .init(
        deviation: CGSize(width: 1.5, height: 0),
        frame: CGRect(x: 1, y: 2, width: 3, height: 4.25)
      )
    ),
    .shadow(
      .init(color: .white, deviation: CGSize(width: 1, height: 2), offset: CGPoint(x: -3, y: 4))
    ),
    .recolor(.init(numbers: (0..<16).map { Double($0) / 7 - 1 })),
    .threshold(.init(lower: 0.25, upper: 0.75, color: .white)),
  ])
  func filterReadsBackEqual(filter: Filter) throws {
    let group = DisplayList.Group(name: "c", opacity: 0.5, filter: filter, nodes: [])
    let list = DisplayList(size: CGSize(width: 4, height: 4), nodes: [.group(group)])
    #expect(try DisplayList(commands: list.commands()) == list)
  }

  @Test(arguments: BlendMode.allCases)
  func blendModeReadsBackEqual(mode: BlendMode) throws {
    let leaf = DisplayList.Leaf(
      name: "",
      outline: .stroke(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), StrokeStyle()),
      paint: .solid(.black),
      blend: mode
    )
    let inner = DisplayList.Group(name: "b", isolates: true, nodes: [.leaf(leaf)])
    let group = DisplayList.Group(name: "c", opacity: 0.5, blend: mode, nodes: [.group(inner)])
    let list = DisplayList(size: CGSize(width: 4, height: 4), nodes: [.group(group)])
    #expect(try DisplayList(commands: list.commands()) == list)
    #expect(list.commands().contains("  blend \(mode)\n") == (mode != .normal))
    #expect(list.commands().contains("    isolate\n") == (mode != .normal))
  }

  @Test(arguments: [
    ("  radial 0 0 1 0 0", "expected 6 numbers, found 5"),
    ("  linear 0 0 1 0 mirror", "‘mirror’ is not a number"),
    ("  angular 0 0 x 0", "‘x’ is not a number"),
    ("  image 1 soft", "‘smooth’ or ‘plain’ is expected after the opacity"),
    ("  image 1 plain", "the data of the picture is missing"),
    ("  blend over", "a blend mode is expected after ‘blend’"),
  ])
  func damagedPaintIsRefusedWithItsLine(paint: String, reason: String) {
    let text = "canvas 1 1\nfill nonzero a\n\(paint)\nend\n"
    let error = #expect(throws: CommandError.self) { try DisplayList(commands: text) }
    #expect(error?.line == 3)
    #expect(error?.reason == reason)
  }
}
