#if Pictures
internal import Foundation
internal import Pixels
internal import Scene

/// An overlay of the reference and the actual picture.
enum SceneOverlay {
  /// Returns a file that shows both, or `nil` if the texts can't be drawn or look the same.
  static func picture(_ reference: String, _ actual: String) -> Difference.File? {
    if reference.hasPrefix("<svg"), actual.hasPrefix("<svg") {
      let document = overlay(reference, actual)
      return .init(bytes: Array(document.utf8), pathExtension: "svg")
    }
    guard let old = bitmap(reference), let new = bitmap(actual),
      !BitmapComparison(reference: old, actual: new, tolerance: .exact).isIdentical,
      let bytes = try? PNG.encode(
        BitmapComparison.differencePicture(reference: old, actual: new, tolerance: .exact)
      )
    else { return nil }
    return .init(bytes: bytes, pathExtension: "png")
  }

  private static func bitmap(_ commands: String) -> Bitmap? {
    guard let list = try? DisplayList(commands: commands) else { return nil }
    return try? list.bitmap(scale: 1, background: .white)
  }

  // MARK: - SVG

  /// Draws the reference in red and the actual picture in cyan, so that common parts are grey.
  private static func overlay(_ reference: String, _ actual: String) -> String {
    let size = reference.prefix { $0 != ">" }
    let box = attribute("viewBox", of: size) ?? "0 0 100 100"
    let other = attribute("viewBox", of: actual.prefix { $0 != ">" }) ?? box
    let numbers = zip(box.split(separator: " "), other.split(separator: " "))
      .map { max(Double($0) ?? 0, Double($1) ?? 0) }
    guard numbers.count == 4 else { return reference }
    let (width, height) = (DecimalFormat.shortest(numbers[2]), DecimalFormat.shortest(numbers[3]))
    return """
      <svg height="\(height)" viewBox="0 0 \(width) \(height)" width="\(width)" \
      xmlns="http://www.w3.org/2000/svg">
      <filter color-interpolation-filters="sRGB" id="red">
      <feColorMatrix values="0 0 0 0 1 .21 .72 .07 0 0 .21 .72 .07 0 0 0 0 0 1 0"/>
      </filter>
      <filter color-interpolation-filters="sRGB" id="cyan">
      <feColorMatrix values=".21 .72 .07 0 0 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/>
      </filter>
      <rect fill="#FFFFFF" height="100%" width="100%"/>
      <g filter="url(#red)">
      \(withOwnNames(reference, "reference"))</g>
      <g filter="url(#cyan)" style="mix-blend-mode:multiply">
      \(withOwnNames(actual, "actual"))</g>
      </svg>

      """
  }

  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    guard let start = tag.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
    return tag[start...].prefix { $0 != "\"" }
  }

  /// Renames the identifiers of a document, because both documents count their gradients from 1.
  private static func withOwnNames(_ svg: String, _ prefix: String) -> String {
    svg.replacing(" id=\"", with: " id=\"\(prefix)-").replacing("url(#", with: "url(#\(prefix)-")
  }
}
#endif
