internal import Foundation

extension SVGWriter {
  /// Writes a run of glyphs as a `text` element whose baseline starts at the origin of the path.
  mutating func write(_ label: TextLabel, _ run: GlyphRun, as path: SVGTree.Outline) {
    let (color, opacity) = values(path.paint)
    element(
      "text",
      [
        "data-font": label.font, "data-name": path.name,
        "direction": run.isRightToLeft ? "rtl" : nil,
        "fill": color, "fill-opacity": opacity,
        "font-family": quoted(run.family), "font-size": number(run.size),
        "font-stretch": run.stretch == 100 ? nil : "\(number(run.stretch))%",
        "font-style": fontStyle(run),
        "font-weight": run.weight == 400 ? nil : number(run.weight),
        "letter-spacing": run.letterSpacing == 0 ? nil : number(run.letterSpacing),
        "style": style(of: run, path.blend),
        // Right-to-left text starts at its right end, but the origin is at its left end.
        "text-anchor": run.isRightToLeft ? "end" : nil,
        // A substitute font has other advances; a fixed length keeps it from overlapping its
        // neighbours.
        "textLength": number(run.width),
        "transform": matrix(path.transform),
        // A run has one direction, which its characters alone don't always determine.
        "unicode-bidi": run.isRightToLeft ? "bidi-override" : nil,
      ],
      characters: label.text
    )
  }

  private func fontStyle(_ run: GlyphRun) -> String? {
    if run.isItalic { return "italic" }
    return run.slant == 0 ? nil : "oblique \(number(run.slant))deg"
  }

  /// Returns the style properties that have no attribute.
  private func style(of run: GlyphRun, _ blend: BlendMode) -> String {
    var properties = ["white-space:pre"]
    if !run.features.isEmpty {
      properties.append("font-feature-settings:\(run.features.joined(separator: ","))")
    }
    if !run.axes.isEmpty {
      properties.append("font-variation-settings:\(run.axes.joined(separator: ","))")
    }
    return (properties + [style(blend)].compactMap { $0 }).joined(separator: ";")
  }

  private func quoted(_ name: String) -> String {
    let escaped = name.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    return "'\(escaped)'"
  }
}
