import Foundation

extension FlatScene {
  /// The ten scenes, drawn for a canvas of 512 and scaled to `side`.
  static func all(side: Int) -> [FlatScene] {
    [
      particles(side), mandala(side, pins: 48, stride: 31, width: 0.5),
      mandala(side, pins: 240, stride: 149, width: 1), badge(side), tree(side), fireworks(side),
      polygon(side, evenOdd: false), polygon(side, evenOdd: true), cubics(side), radial(side),
    ]
  }

  private init(_ name: String, _ side: Int) { self.init(name: name, side: side) }

  private var scaling: [Double] {
    let scale = Double(side) / 512
    return [scale, 0, 0, scale, 0, 0]
  }

  private mutating func paint(
    _ path: FlatPath,
    _ paint: FlatPaint,
    pen: FlatPen? = nil,
    clip: Int? = nil,
    evenOdd: Bool = false
  ) {
    commands.append(
      FlatCommand(
        path: path,
        pen: pen,
        evenOdd: evenOdd,
        matrix: scaling,
        paint: paint,
        clip: clip
      )
    )
  }

  /// 200 translucent circles of 10…100.
  private static func particles(_ side: Int) -> FlatScene {
    var scene = FlatScene("particles", side), random = SeededNumbers(seed: 1)
    for _ in 0..<200 {
      let circle = FlatPath.circle(
        random.next(0, 512),
        random.next(0, 512),
        radius: random.next(5, 50)
      )
      scene.paint(circle, .solid(.init(red: 1, green: 0, blue: 0, alpha: random.next(0.1, 0.4))))
    }
    return scene
  }

  /// One string over all pins of a board, as a single stroked path.
  private static func mandala(_ side: Int, pins: Int, stride: Int, width: Double) -> FlatScene {
    var scene = FlatScene("mandala-\(pins)", side), path = FlatPath()
    for step in 0...pins {
      let angle = Double(step * stride % pins) / Double(pins) * 2 * Double.pi
      let (x, y) = (256 + 230 * sin(angle), 256 - 230 * cos(angle))
      if step == 0 { path.move(x, y) } else { path.line(x, y) }
    }
    scene.paint(
      path,
      .solid(.init(red: 0.8, green: 0.1, blue: 0.1, alpha: 1)),
      pen: FlatPen(width: width)
    )
    return scene
  }

  /// A hexagon with round corners and a gradient, and eight half-opaque symbols around its centre.
  private static func badge(_ side: Int) -> FlatScene {
    var scene = FlatScene("badge", side)
    let a = 0.085
    let segments: [(Double, Double, Double, Double, Double, Double)] = [
      (0.60, 0.05, 0.50, 0.00, 0.40, 0.05), (0.05, 0.20 + a, 0.00, 0.25 + a, 0.00, 0.30 + a),
      (0.00, 0.70 - a, 0.00, 0.75 - a, 0.05, 0.80 - a), (0.40, 0.95, 0.50, 1.00, 0.60, 0.95),
      (0.95, 0.80 - a, 1.00, 0.75 - a, 1.00, 0.70 - a),
      (1.00, 0.30 + a, 1.00, 0.25 + a, 0.95, 0.20 + a),
    ]
    func x(_ unit: Double) -> Double { 512 * (0.084 + unit * 0.832) }
    func y(_ unit: Double) -> Double { 512 * unit }
    var hexagon = FlatPath()
    hexagon.move(x(0.95), y(0.20 + a))
    for s in segments {
      hexagon.line(x(s.0), y(s.1))
      hexagon.quad(x(s.2), y(s.3), x(s.4), y(s.5))
    }
    hexagon.close()
    let top = FlatColor(red: 0.937, green: 0.471, blue: 0.867, alpha: 1)
    let low = FlatColor(red: 0.937, green: 0.675, blue: 0.471, alpha: 1)
    scene.paint(hexagon, .linear(from: (256, 0), to: (256, 307.2), stops: [top, low]))
    for turn in 0..<8 {
      let angle = Double(turn) * Double.pi / 4
      func place(_ px: Double, _ py: Double) -> (Double, Double) {
        let (dx, dy) = ((px - 0.5) * 120, (py - 0.75) * 120 - 40)
        return (
          256 + dx * cos(angle) - dy * sin(angle), 256 + dx * sin(angle) + dy * cos(angle)
        )
      }
      let (w, h, gap, middle, tw, th) = (1.0, 0.75, 0.03, 0.5, 0.226, 0.366)
      var symbol = FlatPath.polygon([
        place(middle, gap), place(middle - tw, th - gap), place(middle, th / 2 + gap),
        place(middle + tw, th - gap),
      ])
      let lower = FlatPath.polygon([
        place(middle, th / 2 + 3 * gap), place(middle - tw, th + gap), place(gap, h - gap),
        place(w - gap, h - gap), place(middle + tw, th + gap),
      ])
      symbol.verbs += lower.verbs
      symbol.coordinates += lower.coordinates
      scene.paint(symbol, .solid(.init(red: 0.31, green: 0.31, blue: 0.75, alpha: 0.5)))
    }
    return scene
  }

  /// A star over three triangles, each of which clips two thick strokes and ten balls.
  private static func tree(_ side: Int) -> FlatScene {
    var scene = FlatScene("tree", side)
    let star = FlatPath.polygon(
      (0..<10).map { corner in
        let angle = Double(corner) * Double.pi / 5, r = corner % 2 == 0 ? 50.0 : 25.0
        return (256 + r * sin(angle), 60 - r * cos(angle))
      }
    )
    let white = FlatPaint.solid(.init(red: 1, green: 1, blue: 1, alpha: 1))
    let pink = FlatColor(red: 1, green: 0.4, blue: 0.6, alpha: 1)
    let purple = FlatColor(red: 0.6, green: 0.2, blue: 0.8, alpha: 1)
    for (level, width) in [409.6, 358.4, 307.2].enumerated() {
      let (left, top, height) = (256 - width / 2, 290 - Double(level) * 100, 200.0)
      let triangle = FlatPath.polygon([
        (256, top), (left + width, top + height), (left, top + height),
      ])
      scene.clips.append(triangle)
      scene.paint(triangle, .solid(.init(red: 0.1, green: 0.6, blue: 0.2, alpha: 1)))
      for sign in [1.0, -1.0] {
        var slope = FlatPath()
        slope.move(256 - sign * width / 2, top + height / 2)
        slope.quad(
          256 - sign * width * 0.1,
          top + 0.4 * height,
          256 + sign * width / 2,
          top + height
        )
        scene.paint(slope, white, pen: FlatPen(width: 20), clip: level)
      }
      for ball in 1...10 {
        let (x, y) = (
          left + width * (1 - 0.1 * Double(ball)), top + height * (1 - 0.05 * Double(ball))
        )
        scene.paint(
          .circle(x, y, radius: 10),
          .linear(from: (x, y - 10), to: (x, y + 10), stops: [pink, purple]),
          clip: level
        )
      }
    }
    scene.paint(star, .solid(.init(red: 1, green: 0.8, blue: 0, alpha: 1)))
    return scene
  }

  /// Twice 100 circles of 6…12, each with its own opacity and transform.
  private static func fireworks(_ side: Int) -> FlatScene {
    var scene = FlatScene("fireworks", side), random = SeededNumbers(seed: 2)
    let circle = FlatPath.circle(0, 0, radius: 6), scale = Double(side) / 512
    for burst in 0..<200 {
      let angle = random.next(-Double.pi, Double.pi), distance = random.next(10, 200)
      let size = random.next(0.5, 1), blue = burst < 100
      let x = (blue ? 156 : 316) + cos(angle) * distance,
        y = (blue ? 206 : 326) + sin(angle) * distance
      scene.commands.append(
        FlatCommand(
          path: circle,
          matrix: [size * scale, 0, 0, size * scale, x * scale, y * scale],
          paint: .solid(
            .init(red: blue ? 0 : 1, green: 0, blue: blue ? 1 : 0, alpha: random.next(0.1, 1))
          )
        )
      )
    }
    return scene
  }

  /// A polygon of 10,000 segments that crosses itself all over the canvas.
  private static func polygon(_ side: Int, evenOdd: Bool) -> FlatScene {
    var scene = FlatScene(evenOdd ? "10,000-gon even-odd" : "10,000-gon", side)
    var random = SeededNumbers(seed: 3)
    let points = (0..<10_000).map { _ in (random.next(0, 512), random.next(0, 512)) }
    scene.paint(
      .polygon(points),
      .solid(.init(red: 0.2, green: 0.3, blue: 0.6, alpha: 1)),
      evenOdd: evenOdd
    )
    return scene
  }

  /// 5,000 cubic curves, each stroked separately.
  private static func cubics(_ side: Int) -> FlatScene {
    var scene = FlatScene("5,000 cubics", side), random = SeededNumbers(seed: 4)
    for _ in 0..<5000 {
      let n = (0..<8).map { _ in random.next(0, 512) }
      var path = FlatPath()
      path.move(n[0], n[1])
      path.cubic(n[2], n[3], n[4], n[5], n[6], n[7])
      scene.paint(
        path,
        .solid(
          .init(
            red: random.next(0, 1),
            green: random.next(0, 1),
            blue: random.next(0, 1),
            alpha: 1
          )
        ),
        pen: FlatPen(width: 1.5, join: .round)
      )
    }
    return scene
  }

  /// A radial gradient over the whole canvas.
  private static func radial(_ side: Int) -> FlatScene {
    var scene = FlatScene("radial", side)
    let stops = [
      FlatColor(red: 1, green: 0.9, blue: 0.3, alpha: 1),
      FlatColor(red: 0.9, green: 0.2, blue: 0.3, alpha: 1),
      FlatColor(red: 0.1, green: 0.1, blue: 0.4, alpha: 1),
    ]
    scene.paint(
      .polygon([(0, 0), (512, 0), (512, 512), (0, 512)]),
      .radial(centre: (256, 256), radius: 300, stops: stops)
    )
    return scene
  }
}
