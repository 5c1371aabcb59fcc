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
  ]

  // MARK: - Nodes

  private static func fill(
    _ path: Path,
    _ paint: Paint,
    _ transform: CGAffineTransform = .identity,
    evenOdd: Bool = false
  ) -> DisplayList.Node {
    let outline = DisplayList.Outline.fill(path, evenOdd: evenOdd)
    return .leaf(.init(name: "fill", outline: outline, paint: paint, transform: transform))
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
