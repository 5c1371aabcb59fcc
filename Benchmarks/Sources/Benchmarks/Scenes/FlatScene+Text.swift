extension FlatScene {
  /// The scene as lines of words, for engines in another process.
  ///
  /// `scene NAME SIDE`, `background`, `clip`s, then for each command `draw`, `pen`, `matrix`, a
  /// paint and `path` with the number of verbs, of coordinates, the verbs and the coordinates.
  var text: String {
    var lines = ["scene \(name.split(separator: " ").joined(separator: "_")) \(side)"]
    lines.append("background " + background.text)
    for clip in clips { lines.append("clip " + clip.text) }
    for command in commands {
      lines.append("draw \(command.evenOdd ? 1 : 0) \(command.clip ?? -1)")
      lines.append("pen " + (command.pen?.text ?? "0"))
      lines.append("matrix " + Self.join(command.matrix))
      lines.append(command.paint.text)
      lines.append("path " + command.path.text)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  fileprivate static func join(_ numbers: [Double]) -> String {
    numbers.map { "\($0)" }.joined(separator: " ")
  }
}

extension FlatPen {
  fileprivate var text: String {
    FlatScene.join([width, Double(cap.rawValue), Double(join.rawValue), miterLimit, phase] + dash)
  }
}

extension FlatPath {
  fileprivate var text: String {
    "\(verbs.count) \(coordinates.count) "
      + verbs.map { "\($0)" }.joined(separator: " ") + " " + FlatScene.join(coordinates)
  }
}

extension FlatPaint {
  fileprivate var text: String {
    func words(_ stops: [FlatColor]) -> String {
      "\(stops.count) " + stops.map(\.text).joined(separator: " ")
    }
    switch self {
    case .solid(let color): return "solid \(color.text)"
    case .linear(let from, let to, let stops):
      return "linear \(from.0) \(from.1) \(to.0) \(to.1) \(words(stops))"
    case .radial(let centre, let radius, let stops):
      return "radial \(centre.0) \(centre.1) \(radius) \(words(stops))"
    }
  }
}

extension FlatColor {
  fileprivate var text: String { FlatScene.join([red, green, blue, alpha]) }
}
