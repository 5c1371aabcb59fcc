import Foundation
import Scene
import Testing

/// A drawing whose pixels are the same everywhere.
struct DigestedDrawing: Sendable, CustomTestStringConvertible {
  let name: String
  let scale: Double
  let list: DisplayList

  var testDescription: String { name }

  static let all: [DigestedDrawing] = kinds.enumerated().flatMap { index, kind in
    (1...8).map { number in
      var source = RandomDrawing(seed: UInt64(1000 * index + number))
      let size = CGSize(width: RandomDrawing.side, height: RandomDrawing.side)
      let nodes = kind.draw(&source)
      return DigestedDrawing(
        name: "\(kind.name) \(number)",
        scale: kind.scale,
        list: DisplayList(size: size, nodes: nodes)
      )
    }
  }

  /// A kind of drawing. Append new ones to the list, so that the others keep their seeds.
  private struct Kind: Sendable {
    let name: String
    let scale: Double
    let draw: @Sendable (inout RandomDrawing) -> [DisplayList.Node]

    init(
      _ name: String,
      scale: Double = 1,
      draw: @escaping @Sendable (inout RandomDrawing) -> [DisplayList.Node]
    ) {
      self.name = name
      self.scale = scale
      self.draw = draw
    }
  }

  private static let kinds = [
    Kind("polygon") { [fill($0.polygon(), $0.solid())] },
    Kind("even-odd polygon") { [fill($0.polygon(), $0.solid(), evenOdd: true)] },
    Kind("curves") { [fill($0.curves(), $0.solid()), fill($0.curves(), $0.solid())] },
    Kind("shapes") { [fill($0.shapes(), $0.solid())] },
    Kind("stroked polyline") { [stroke($0.polyline(), $0.pen(1, 12), $0.solid())] },
    Kind("stroked curves") { [stroke($0.curves(), $0.pen(1, 12), $0.solid())] },
    Kind("thin stroke") { [stroke($0.curves(), $0.pen(0.1, 1), $0.solid())] },
    Kind("wide stroke") { [stroke($0.curves(), $0.pen(10, 40), $0.solid())] },
    Kind("stroked shapes") { [stroke($0.shapes(), $0.pen(1, 5), $0.solid())] },
    Kind("dashes") { [stroke($0.curves(), $0.pen(1, 9, dashes: $0.whole(1, 4)), $0.solid())] },
    Kind("transformed stroke") {
      [stroke($0.curves(), $0.pen(1, 12, dashes: 2), $0.solid(), $0.transform())]
    },
    Kind("transformed shapes") { [fill($0.shapes(), $0.solid(), $0.transform())] },
    Kind("linear gradient") { [fill($0.polygon(), $0.linear(), $0.transform())] },
    Kind("stroke outlined") { [fill($0.curves().strokedPath($0.pen(1, 9)), $0.linear())] },
    Kind("trimmed") {
      let fraction = $0.number(0, 0.7)
      let trimmed = $0.curves().trimmedPath(from: fraction, to: $0.number(fraction, 1))
      return [stroke(trimmed, $0.pen(1, 9), $0.solid())]
    },
    Kind("group") { [group(opacity: $0.number(0.1, 1), nodes: scribble(&$0))] },
    Kind("clip") {
      let clip = DisplayList.Clip(path: $0.curves(), transform: $0.transform())
      return [group(clip: clip, nodes: scribble(&$0))]
    },
    Kind("mask") { [group(mask: scribble(&$0), nodes: [fill($0.polygon(), $0.linear())])] },
    Kind("all at once", scale: 1.75) {
      let clip = DisplayList.Clip(path: $0.polygon(), evenOdd: true)
      let inner = group(opacity: 0.7, clip: clip, nodes: scribble(&$0))
      return scribble(&$0) + [group(opacity: 0.6, mask: scribble(&$0), nodes: [inner])]
    },
    Kind("the platform's functions") { [stroke(rose(&$0), $0.pen(1, 9, dashes: 2), $0.linear())] },
    Kind("recolored") { source in
      let numbers = (0..<16).map { _ in source.number(-1, 1) }
      return [group(filter: .recolor(.init(numbers: numbers)), nodes: scribble(&source))]
    },
    Kind("threshold") {
      let lower = $0.number(0, 0.6)
      let threshold = Filter.Threshold(lower: lower, upper: 1, color: .black)
      return [group(filter: .threshold(threshold), nodes: scribble(&$0))]
    },
    Kind("tiled picture", scale: 3) { [fill($0.polygon(), $0.tiles(), $0.transform())] },
    Kind("radial gradient") { [fill($0.polygon(), $0.radial(), $0.transform())] },
    Kind("concentric gradient", scale: 2.3) { [fill(square, $0.radial(isConcentric: true))] },
    Kind("wide radial gradient", scale: 3.1) { [fill(square, $0.radial())] },
    Kind("angular gradient") { [fill($0.polygon(), $0.angular(), $0.transform())] },
    Kind("wide angular gradient", scale: 3.1) { [fill(square, $0.angular())] },
    Kind("repeated gradient", scale: 3.1) { [fill(square, $0.linear(spread: $0.spread()))] },
    Kind("blend modes") { source in blends(&source) { [.leaf($0)] } },
    Kind("blend modes of gradients", scale: 3.1) { source in
      let mode = source.one(of: BlendMode.allCases)
      return [fill(square, source.linear()), fill(source.polygon(), source.linear(), blend: mode)]
    },
    Kind("blend modes of groups") { source in
      blends(&source) { leaf in
        var plain = leaf
        plain.blend = .normal
        return [group(opacity: 0.8, blend: leaf.blend, leaves: [plain])]
      }
    },
    Kind("isolated groups") { source in
      blends(&source) { [group(isolates: true, leaves: [$0])] }
    },
    Kind("blur") { [group(filter: .blur(.init(deviation: $0.size(0, 6))), nodes: scribble(&$0))] },
    Kind("large blur", scale: 2.3) {
      [group(filter: .blur(.init(deviation: $0.size(0, 40))), nodes: scribble(&$0))]
    },
    Kind("framed blur") {
      let blur = Filter.Blur(deviation: $0.size(0, 9), frame: $0.rect())
      return [group(filter: .blur(blur), nodes: scribble(&$0))]
    },
    Kind("shadow", scale: 1.5) {
      let shadow = Filter.Shadow(
        color: $0.color(opacity: 0.7),
        deviation: $0.size(-2, 5),
        offset: $0.point(beyond: -40)
      )
      return [group(filter: .shadow(shadow), nodes: scribble(&$0))]
    },
    Kind("filter in a clip", scale: 1.25) {
      let clip = DisplayList.Clip(path: $0.polygon(), transform: $0.transform())
      let blur = group(filter: .blur(.init(deviation: $0.size(1, 4))), nodes: scribble(&$0))
      return [group(opacity: 0.9, clip: clip, mask: scribble(&$0), nodes: [blur])]
    },
    Kind("picture", scale: 3.1) {
      [fill(square, $0.tiles(spread: .pad)), fill($0.polygon(), $0.tiles(spread: .pad))]
    },
    Kind("reflected picture", scale: 2.3) { [fill(square, $0.tiles(spread: .reflect))] },
    Kind("plain picture", scale: 2.3) {
      [fill(square, $0.tiles(spread: $0.spread(), isSmooth: false, opacity: 0.8))]
    },
    Kind("upright picture", scale: 2) {
      let rect = $0.rect()
      return [fill(Path(rect), $0.upright(in: rect)), fill($0.polygon(), $0.upright(in: rect))]
    },
    Kind("many lines", scale: 3.1) { source in
      (0..<40).map { _ in stroke(source.polyline(), source.pen(0.05, 2), source.solid()) }
    },
    Kind("tiny shapes", scale: 0.31) { source in
      (0..<30).map { _ in fill(Path(source.rect()), source.solid(), source.transform()) }
    },
    Kind("rows of squares", scale: 3.1) { source in
      (0..<60).map { _ in fill(source.pixels(), source.solid()) }
    },
    Kind("crowded polygon") { [fill($0.crowd($0.whole(30, 600)), $0.solid())] },
    Kind("crowded even-odd polygon", scale: 1.7) {
      [fill($0.crowd($0.whole(30, 600)), $0.solid(), evenOdd: true)]
    },
    Kind("zigzag", scale: 1.3) { [fill($0.zigzag(), $0.solid(), $0.transform(), evenOdd: true)] },
    Kind("stroked zigzag") { [stroke($0.zigzag(), $0.pen(0.2, 3, dashes: 1), $0.solid())] },
    Kind("fan") { [fill($0.fan(), $0.solid()), fill($0.fan(), $0.solid(), evenOdd: true)] },
    Kind("turned squares", scale: 2.1) { source in
      (0..<12).map { _ in fill(Path(source.rect()), source.linear(), source.transform()) }
    },
    Kind("dashed curves", scale: 2.6) {
      [stroke($0.curves(), $0.pen(0.5, 20, dashes: 3), $0.solid(), $0.transform())]
    },
  ]

  // MARK: - Nodes

  private static func fill(
    _ path: Path,
    _ paint: Paint,
    _ transform: CGAffineTransform = .identity,
    evenOdd: Bool = false,
    blend: BlendMode = .normal
  ) -> DisplayList.Node {
    .leaf(leaf(path, paint, transform, evenOdd: evenOdd, blend: blend))
  }

  private static func leaf(
    _ path: Path,
    _ paint: Paint,
    _ transform: CGAffineTransform = .identity,
    evenOdd: Bool = false,
    blend: BlendMode
  ) -> DisplayList.Leaf {
    let outline = DisplayList.Outline.fill(path, evenOdd: evenOdd)
    return .init(name: "fill", outline: outline, paint: paint, blend: blend, transform: transform)
  }

  private static let square = Path(
    CGRect(x: 0, y: 0, width: RandomDrawing.side, height: RandomDrawing.side)
  )

  /// Returns a group of leaves that is blended as one.
  private static func group(
    opacity: Double = 1,
    blend: BlendMode = .normal,
    isolates: Bool = false,
    leaves: [DisplayList.Leaf]
  ) -> DisplayList.Node {
    .group(
      .init(
        name: "group",
        opacity: opacity,
        blend: blend,
        isolates: isolates,
        nodes: leaves.map { .leaf($0) }
      )
    )
  }

  /// Returns a grid with a cell per blend mode: one colour over two others, one translucent.
  private static func blends(
    _ source: inout RandomDrawing,
    _ nodes: (DisplayList.Leaf) -> [DisplayList.Node]
  ) -> [DisplayList.Node] {
    BlendMode.allCases.enumerated().flatMap { index, mode -> [DisplayList.Node] in
      let cell = CGRect(x: index % 6 * 10 + 2, y: index / 6 * 10 + 2, width: 9, height: 9)
      let clip = DisplayList.Clip(path: Path(cell))
      let left = CGRect(x: cell.minX, y: cell.minY, width: 5.5, height: 9)
      let lower = CGRect(x: cell.minX, y: cell.minY + 4.5, width: 8, height: 4.5)
      let upper = CGRect(x: cell.minX + 1, y: cell.minY + 1, width: 7.25, height: 6.5)
      let ground = [
        fill(Path(left), .solid(source.color())),
        fill(Path(lower), .solid(source.color(opacity: source.number(0, 1)))),
      ]
      let color = source.color(opacity: source.number(0.2, 1.4))
      return [
        group(
          clip: clip,
          nodes: ground + nodes(leaf(Path(upper), .solid(color), blend: mode))
        )
      ]
    }
  }

  private static func stroke(
    _ path: Path,
    _ pen: StrokeStyle,
    _ paint: Paint,
    _ transform: CGAffineTransform = .identity
  ) -> DisplayList.Node {
    let outline = DisplayList.Outline.stroke(path, pen)
    return .leaf(.init(name: "stroke", outline: outline, paint: paint, transform: transform))
  }

  private static func group(
    opacity: Double = 1,
    filter: Filter? = nil,
    clip: DisplayList.Clip? = nil,
    mask: [DisplayList.Node]? = nil,
    nodes: [DisplayList.Node]
  ) -> DisplayList.Node {
    .group(
      .init(
        name: "group",
        opacity: opacity,
        filter: filter,
        clip: clip,
        mask: mask,
        nodes: nodes
      )
    )
  }

  /// Returns a line computed with the platform's functions, whose last bits differ between
  /// platforms.
  private static func rose(_ source: inout RandomDrawing) -> Path {
    let (leaves, growth) = (source.number(1, 5), source.number(0.1, 1))
    var path = Path()
    path.addLines(
      (0...24).map { step in
        let angle = Double(step) * .pi / 12
        let radius = 8 + 20 * pow(abs(cos(leaves * angle)), growth) * exp(-angle / 20)
        let turned = atan2(sin(angle), cos(angle)) + log(1 + growth) * tan(growth)
        return CGPoint(x: 32 + hypot(radius, 2) * cos(turned), y: 32 + radius * sin(turned))
      }
    )
    return path.strokedPath(StrokeStyle(lineWidth: 1)).trimmedPath(from: 0, to: growth)
  }

  /// Returns a few fills and strokes over each other.
  private static func scribble(_ source: inout RandomDrawing) -> [DisplayList.Node] {
    (0..<3).flatMap { _ in
      [
        fill(source.shapes(), source.solid()),
        stroke(source.curves(), source.pen(1, 9), source.linear()),
      ]
    }
  }
}
