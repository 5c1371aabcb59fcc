import Foundation
import Scene

extension DisplayList {
  /// Returns a display list with every kind of node, the same for the same seed.
  static func random(seed: Int) -> DisplayList {
    var random = RandomNodes(generator: SeededGenerator(seed: seed))
    let (width, height) = (random.number(1...50), random.number(1...50))
    return DisplayList(size: CGSize(width: width, height: height), nodes: random.nodes(depth: 3))
  }

  private struct RandomNodes {
    var generator: SeededGenerator

    static let names = [
      "", "Tree", "A/B[0]/C", " leading", "trailing ", "  ", "two  spaces", "100%", "%41", "a\nb",
      "a\r\nb", "\u{0}", "é🎄", "\u{301}combining", "fill nonzero", "end", "<&\"'>",
      "\u{85}\u{2028}",
      " \u{301}", "\u{200D}x", "a \u{301}b",
    ]

    mutating func number(_ range: ClosedRange<Double>) -> Double { generator.number(range) }

    mutating func point() -> CGPoint { CGPoint(x: number(-20...60), y: number(-20...60)) }

    mutating func name() -> String {
      RandomNodes.names[generator.whole(0...RandomNodes.names.count - 1)]
    }

    mutating func nodes(depth: Int) -> [Node] {
      (0..<generator.whole(0...4)).map { _ in node(depth: depth) }
    }

    mutating func node(depth: Int) -> Node {
      if depth > 0, generator.whole(0...2) == 0 { return .group(group(depth: depth)) }
      return .leaf(
        Leaf(name: ElementName(name()), outline: outline(), paint: paint(), transform: transform())
      )
    }

    mutating func group(depth: Int) -> Group {
      Group(
        name: ElementName(name()),
        opacity: generator.coin() ? 1 : number(0...1),
        clip: generator.coin()
          ? nil : Clip(path: path(), evenOdd: generator.coin(), transform: transform()),
        mask: generator.coin() ? nil : nodes(depth: depth - 1),
        nodes: nodes(depth: depth - 1)
      )
    }

    mutating func outline() -> Outline {
      if generator.coin() { return .fill(path(), evenOdd: generator.coin()) }
      let caps = [CGLineCap.butt, .round, .square]
      let joins = [CGLineJoin.miter, .round, .bevel]
      return .stroke(
        path(),
        StrokeStyle(
          lineWidth: number(0...8),
          lineCap: caps[generator.whole(0...2)],
          lineJoin: joins[generator.whole(0...2)],
          miterLimit: number(0...12),
          dash: dash(),
          dashPhase: generator.coin() ? 0 : number(-9...9)
        )
      )
    }

    mutating func dash() -> [CGFloat] {
      guard generator.coin() else { return [] }
      return (0...generator.whole(0...3)).map { _ in CGFloat(number(0...5)) }
    }

    mutating func paint() -> Paint {
      if generator.coin() { return .solid(color()) }
      let stops = (0..<generator.whole(0...4)).map { _ in
        GradientStop(location: number(0...1), color: color())
      }
      return .linear(LinearPaint(start: point(), end: point(), stops: stops))
    }

    mutating func color() -> RGBA {
      RGBA(
        red: UInt8(generator.whole(0...255)),
        green: UInt8(generator.whole(0...255)),
        blue: UInt8(generator.whole(0...255)),
        alpha: generator.coin() ? 1 : number(0...1)
      )
    }

    mutating func transform() -> CGAffineTransform {
      guard generator.coin() else { return .identity }
      return CGAffineTransform(
        number(-2...2),
        number(-2...2),
        number(-2...2),
        number(-2...2),
        number(-20...20),
        number(-20...20)
      )
    }

    mutating func path() -> Path {
      var path = Path()
      for _ in 0..<generator.whole(0...7) {
        switch generator.whole(0...6) {
        case 0: path.move(to: point())
        case 1, 2: path.addLine(to: point())
        case 3: path.addQuadCurve(to: point(), control: point())
        case 4: path.addCurve(to: point(), control1: point(), control2: point())
        case 5: path.closeSubpath()
        default: path.addEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 4))
        }
      }
      return path
    }
  }
}
