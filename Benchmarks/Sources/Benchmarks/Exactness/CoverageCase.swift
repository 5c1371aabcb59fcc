/// A random path or stroke in black on a clear canvas of 96 × 96 pixels, and its exact coverage.
struct CoverageCase {
  static let side = 96
  static let groups = [
    "lines", "even-odd", "curves", "rectangles", "slivers", "circles", "stroked lines",
    "stroked curves", "skewed strokes", "dashes", "thin strokes", "wide strokes",
  ]

  let group: String
  let command: FlatCommand

  var scene: FlatScene {
    var scene = FlatScene(name: group, side: Self.side)
    scene.background = FlatColor(red: 0, green: 0, blue: 0, alpha: 0)
    scene.commands = [command]
    return scene
  }

  var exactCoverage: [Double] {
    var lines = command.path.fineLines()
    var polygons = lines.map(\.points)
    if let pen = command.pen {
      if !pen.dash.isEmpty { lines = lines.flatMap { $0.dashes(pen.dash, phase: pen.phase) } }
      polygons = lines.flatMap { $0.stroke(pen) }
    }
    let area = ExactArea(side: Self.side, evenOdd: command.evenOdd)
    return area.coverage(of: polygons.map { $0.map { $0.applying(command.matrix) } })
  }

  /// Returns the same cases in every run, with `count` per group.
  static func all(ofEach count: Int) -> [CoverageCase] {
    var random = SeededNumbers(seed: 7)
    return groups.flatMap { group in
      (0..<count).map { _ in CoverageCase(group: group, command: command(group, &random)) }
    }
  }

  private static func command(_ group: String, _ random: inout SeededNumbers) -> FlatCommand {
    let black = FlatPaint.solid(FlatColor(red: 0, green: 0, blue: 0, alpha: 1))
    var command = FlatCommand(path: FlatPath(), paint: black)
    let isStroke = group.contains("stroke") || group == "dashes"
    if isStroke {
      command.path = strokedPath(group, &random)
      command.pen = pen(group, &random)
      if group.hasPrefix("skewed") {
        command.matrix = [
          random.next(0.3, 1.6), random.next(-0.5, 0.5), random.next(-0.8, 0.8),
          random.next(0.3, 1.2), random.next(-10, 20), random.next(-10, 20),
        ]
      }
    } else {
      command.path = filledPath(group, &random)
      command.evenOdd = group == "even-odd"
    }
    return command
  }

  private static func filledPath(_ group: String, _ random: inout SeededNumbers) -> FlatPath {
    var path = FlatPath()
    func number(_ low: Double = 4, _ high: Double = 92) -> Double { random.next(low, high) }
    switch group {
    case "curves":
      path.move(number(), number())
      for _ in 0..<Int(random.next(2, 7)) {
        path.cubic(
          number(-10, 106),
          number(-10, 106),
          number(-10, 106),
          number(-10, 106),
          number(),
          number()
        )
      }
      path.close()
    case "rectangles":
      for _ in 0..<6 {
        let (x, y, w, h) = (number(), number(), number(1, 30), number(1, 30))
        path.append(.polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)]))
      }
    case "slivers":
      for _ in 0..<8 {
        let (x, y) = (number(), number())
        path.append(
          .polygon([(number(), number()), (x, y), (x + number(-0.5, 0.5), y + number(-0.5, 0.5))])
        )
      }
    case "circles":
      for _ in 0..<4 { path.append(.circle(number(), number(), radius: number(1, 20))) }
    default:
      path = .polygon((0..<Int(number(4, 16))).map { _ in (number(-20, 116), number(-20, 116)) })
    }
    return path
  }

  private static func strokedPath(_ group: String, _ random: inout SeededNumbers) -> FlatPath {
    var path = FlatPath()
    func place() -> Double { random.next(4, 92) }
    path.move(place(), place())
    let isStraight = group == "stroked lines" || group == "thin strokes"
    for _ in 0..<Int(random.next(1, isStraight ? 7 : 4)) {
      if isStraight {
        path.line(place(), place())
      } else {
        path.cubic(place(), place(), place(), place(), place(), place())
      }
    }
    if random.next(0, 1) < 0.4 { path.close() }
    return path
  }

  private static func pen(_ group: String, _ random: inout SeededNumbers) -> FlatPen {
    var pen = FlatPen(width: random.next(1, 14))
    if group.hasPrefix("thin") { pen.width = random.next(0.3, 1.5) }
    if group.hasPrefix("wide") { pen.width = random.next(10, 40) }
    pen.cap = FlatPen.Cap.allCases[Int(random.next(0, 3))]
    pen.join = FlatPen.Join.allCases[Int(random.next(0, 3))]
    pen.miterLimit = [2, 4, 10][Int(random.next(0, 3))]
    if group == "dashes" {
      pen.dash = [random.next(3, 12), random.next(2, 8)]
      pen.phase = random.next(0, 20)
    }
    return pen
  }
}

extension FlatPath {
  fileprivate mutating func append(_ other: FlatPath) {
    verbs += other.verbs
    coordinates += other.coordinates
  }
}
