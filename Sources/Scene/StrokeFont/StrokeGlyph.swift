internal import Foundation

/// A glyph of the stroke font.
package struct StrokeGlyph: Sendable {
  /// The distance from the start of this glyph to that of the next, in ems.
  package let advance: Double
  /// The lines that the pen follows: in ems, y growing down, the baseline at 0.
  package let path: Path

  /// The number of units per em.
  static let unitsPerEm = 20.0
  /// The space on either side of the lines, in units.
  static let bearing = 1.6

  /// Creates a glyph from its advance and its lines, in ems.
  init(advance: Double, path: Path) {
    self.advance = advance
    self.path = path
  }

  /// Creates a glyph from the width of its lines and the lines themselves, in units, y growing up.
  ///
  /// The commands are `M` move, `L` line, `Q` quadratic curve, `H` and `V` a quarter of an ellipse
  /// that begins horizontally or vertically, `D` a dot, `Z` back to the start.
  init(width: Double, lines: String) {
    advance = (width + 2 * StrokeGlyph.bearing) / StrokeGlyph.unitsPerEm
    path = StrokeGlyph.path(of: lines, bearing: StrokeGlyph.bearing)
  }

  /// Returns the path of lines in units, moved to the right by a bearing.
  static func path(of lines: String, bearing: Double) -> Path {
    var path = Path()
    var control: CGPoint?
    for word in lines.split(separator: " ") {
      let (point, verb) = read(word, bearing: bearing)
      if let handle = control {
        path.addQuadCurve(to: point, control: handle)
        control = nil
        continue
      }
      switch verb {
      case "M": path.move(to: point)
      case "L": path.addLine(to: point)
      case "Q": control = point
      case "H": path.addQuarter(to: point, isHorizontal: true)
      case "V": path.addQuarter(to: point, isHorizontal: false)
      case "D":
        path.addDot(at: point)
      default: path.closeSubpath()
      }
    }
    return path
  }

  /// Reads a command such as `L3,4.5`, and returns its point in ems and its letter.
  private static func read(_ word: Substring, bearing: Double) -> (CGPoint, Character) {
    let verb: Character = word.first.flatMap { $0.isLetter ? $0 : nil } ?? " "
    let numbers = (verb == " " ? word : word.dropFirst()).split(separator: ",")
      .map { (Double($0) ?? 0) / unitsPerEm }
    guard numbers.count == 2 else { return (.zero, verb) }
    return (CGPoint(x: numbers[0] + bearing / unitsPerEm, y: -numbers[1]), verb)
  }
}

extension Path {
  /// Adds a dot slightly larger than the pen: a ring, and its middle for thin pens.
  fileprivate mutating func addDot(at point: CGPoint) {
    let radius = 0.018
    let ring = CGRect(
      x: point.x - radius,
      y: point.y - radius,
      width: 2 * radius,
      height: 2 * radius
    )
    addEllipse(in: ring)
    move(to: CGPoint(x: point.x - radius / 2, y: point.y))
    addLine(to: CGPoint(x: point.x + radius / 2, y: point.y))
  }

  /// Adds a quarter of an ellipse.
  fileprivate mutating func addQuarter(to end: CGPoint, isHorizontal: Bool) {
    let start = currentPoint ?? end
    let handle = Path.quarterEllipseHandle
    let (dx, dy) = ((end.x - start.x) * handle, (end.y - start.y) * handle)
    addCurve(
      to: end,
      control1: CGPoint(
        x: start.x + (isHorizontal ? dx : 0),
        y: start.y + (isHorizontal ? 0 : dy)
      ),
      control2: CGPoint(x: end.x - (isHorizontal ? 0 : dx), y: end.y - (isHorizontal ? dy : 0))
    )
  }
}
