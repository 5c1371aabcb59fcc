import Foundation
import Scene

extension TextLines {
  /// The opacity of placeholders, relative to the foreground's.
  static let placeholderOpacity = 0.16

  /// Returns a bar for each line that isn't blank, and the index of its first letter's style.
  ///
  /// The bars aren't as tall as the lines, so that they don't touch. Their corner radius is a
  /// quarter of their height.
  func placeholders(in size: CGSize, isMirrored: Bool = false) -> [(bar: Path, style: Int)] {
    let fraction = isMirrored ? 1 - text.rules.alignment.fraction : text.rules.alignment.fraction
    let (ascent, descent) = text.lineExtent
    let height = (ascent + descent) * 0.8
    return lines.indices.compactMap { index in
      let used = TextLines.width(lines[index])
      guard used > 0, let first = lines[index].first else { return nil }
      let middle = baseline(index) + (descent - ascent) / 2
      let bar = CGRect(
        x: (Double(size.width) - used) * fraction,
        y: middle - height / 2,
        width: used,
        height: height
      )
      return (Path(roundedRect: bar, cornerRadius: height / 4, style: .continuous), first.style)
    }
  }
}
