#if Fonts

internal import CShaping

/// The heights of a font, in ems; positive above the baseline, except for `descent`.
package struct FontMetrics: Hashable, Sendable {
  /// The height of a line above the baseline.
  package let ascent: Double
  /// The depth of a line below the baseline.
  package let descent: Double
  /// The space between lines.
  package let lineGap: Double
  package let capHeight: Double
  /// The middle of the underline, usually negative.
  package let underlineHeight: Double
  package let underlineThickness: Double
  /// The middle of the strikethrough.
  package let strikeoutHeight: Double
  package let strikeoutThickness: Double

  init(_ metrics: cshaping_metrics, unitsPerEm: Int) {
    let em = Double(max(unitsPerEm, 1))
    // Greater heights are invalid, and would push everything else out of the picture.
    let limited = { (units: Int32, limit: Double) in max(min(Double(units) / em, limit), -limit) }
    ascent = limited(metrics.ascent, 8)
    descent = limited(metrics.descent, 8)
    lineGap = limited(metrics.line_gap, 8)
    let capHeight = limited(metrics.cap_height, 8)
    self.capHeight = capHeight > 0 ? capHeight : 0.7
    let rule = { (position: Int32, thickness: Int32, standard: Double) -> (Double, Double) in
      guard thickness > 0 else { return (standard, 0.05) }
      let thickness = limited(thickness, 1)
      return (limited(position, 8) - thickness / 2, thickness)
    }
    (underlineHeight, underlineThickness) = rule(
      metrics.underline_position,
      metrics.underline_thickness,
      -0.12
    )
    (strikeoutHeight, strikeoutThickness) = rule(
      metrics.strikeout_position,
      metrics.strikeout_thickness,
      0.26
    )
  }
}

#endif
