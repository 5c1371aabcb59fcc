internal import Foundation

extension Path: LosslessStringConvertible {
  /// The path as numbers followed by their operator: `m`, `l`, `q`, `c` and `h`.
  ///
  /// Numbers have six significant digits, in the format of `printf`'s `%g`, so that `init(_:)` may
  /// give a slightly different path.
  public var description: String {
    // The sign of NaN depends on the processor.
    func text(_ number: CGFloat) -> String {
      number.isNaN ? "nan" : String(format: "%g", Double(number))
    }
    func text(_ points: CGPoint...) -> String {
      points.map { "\(text($0.x)) \(text($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let end): text(end) + " m"
      case .line(let end): text(end) + " l"
      case .quadCurve(let end, let control): text(control, end) + " q"
      case .curve(let end, let control1, let control2): text(control1, control2, end) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Reads the format of `description`, and `x y width height re` for a rectangle; `nil` for other
  /// text.
  public init?(_ string: String) {
    self.init()
    var numbers: [Double] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(number)
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(2), control: point(0))
      case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("h", 0): closeSubpath()
      case ("re", 4):
        addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: return nil
      }
      numbers.removeAll()
    }
    guard numbers.isEmpty else { return nil }
  }
}
