import SwiftUI

/// Drawings of a Core Graphics context on a canvas of 20 × 20 points.
enum ContextDrawing {
  /// Returns the result of a closure that draws.
  static func result<Result>(of draw: @escaping (CGContext) -> Result) throws -> Result? {
    var result: Result?
    let canvas = Canvas { context, _ in context.withCGContext { result = draw($0) } }
    _ = try ImageRenderer(content: canvas.frame(width: 20, height: 20)).displayList()
    return result
  }

  /// Returns the drawing as path commands, without names, indentation and zeros as decimals.
  static func commands(_ draw: @escaping (CGContext) -> Void) throws -> [String] {
    try commands(of: Canvas { context, _ in context.withCGContext { draw($0) } })
  }

  /// Returns a canvas as path commands, without names, indentation and zeros as decimals.
  static func commands(
    of canvas: some View,
    width: CGFloat = 20,
    height: CGFloat = 20
  ) throws -> [String] {
    let view = canvas.frame(width: width, height: height)
    let text = try ImageRenderer(content: view).pathCommands()
    let commands = text.split(separator: "\n").dropFirst().map { line in
      let words = line.split(separator: " ")
      let named: [Substring: Int] = ["fill": 2, "stroke": 1, "group": 1]
      let kept = words.first.flatMap { named[$0] } ?? words.count
      return words.prefix(kept).map { word in
        guard word.contains("."), let number = Double(word) else { return String(word) }
        return number == number.rounded() ? "\(Int(number))" : "\(number)"
      }
      .joined(separator: " ")
    }
    // Strokes close to the edge are clipped to the canvas.
    let clip = ["group", "clip nonzero"] + rect(0, 0, 20, 20) + ["end"]
    return commands.starts(with: clip) ? commands.dropFirst(clip.count).dropLast() : commands
  }

  /// The commands of a rectangle.
  static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [String] {
    let (right, bottom) = (x + width, y + height)
    return [
      "move \(x) \(y)", "line \(right) \(y)", "line \(right) \(bottom)", "line \(x) \(bottom)",
      "close",
    ]
  }

  /// The commands of a filled path.
  static func fill(_ path: [String], _ paint: String = "solid #000000 1") -> [String] {
    ["fill nonzero", paint] + path + ["end"]
  }

  /// The commands of a stroked path.
  static func stroke(
    _ path: [String],
    _ paint: String = "solid #000000 1",
    pen: [String] = ["pen 1 butt miter 10"]
  ) -> [String] {
    ["stroke"] + pen + [paint] + path + ["end"]
  }
}
