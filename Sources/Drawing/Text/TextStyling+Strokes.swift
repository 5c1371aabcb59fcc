import Scene

extension TextStyling {
  /// Returns the stroke style for letters of a size.
  func strokeStyle(for size: Double) -> StrokeStyle {
    StrokeStyle(lineWidth: strokeWidth * size, lineCap: .round, lineJoin: .round)
  }

  /// Returns whether the underline (0) or strikethrough (1) has the letters' stroke style.
  func rulesArePartOfLetters(_ number: Int) -> Bool {
    lineColors[number] == nil && heights.ruleThicknesses == nil
  }

  /// Returns the stroke style of the underline (0) or strikethrough (1).
  func ruleStrokeStyle(_ number: Int) -> StrokeStyle {
    guard let thicknesses = heights.ruleThicknesses else { return strokeStyle(for: size) }
    let isDotted = rules[number]?.pattern == .dot
    return StrokeStyle(
      lineWidth: thicknesses[number] * size,
      lineCap: isDotted ? .round : .butt,
      lineJoin: .round
    )
  }
}
