internal import Foundation
internal import Pixels

extension SVGWriter {
  /// Writes a path filled with a picture if it is a rectangle that contains the picture, or if SVG
  /// can't express the continuation beyond the picture. Returns whether it did.
  mutating func writeImage(_ image: BitmapPaint, of leaf: DisplayList.Leaf, _ style: String?)
    -> Bool
  {
    if image.isPadded(in: leaf.outline) {
      open("g", ["data-name": leaf.name.path, "style": style].compactMapValues { $0 })
      var plain = leaf
      plain.blend = .normal
      writePicture(of: [.leaf(plain)])
      close("g")
      return true
    }
    guard let box = image.rectangle(of: leaf.outline) else { return false }
    var attributes = imageAttributes(image, in: box)
    attributes["data-name"] = leaf.name.path
    attributes["style"] = style
    if !leaf.transform.isIdentity { attributes["transform"] = matrix(leaf.transform) }
    element("image", attributes)
    return true
  }

  /// Writes a pattern whose tile is the picture.
  mutating func define(_ image: BitmapPaint) -> (color: String, opacity: String?) {
    gradients += 1
    let id = "pattern-\(gradients)"
    let copies = image.spread == .reflect ? 2.0 : 1
    let (width, height) = (CGFloat(image.bitmap.width), CGFloat(image.bitmap.height))
    open(
      "pattern",
      [
        "height": number(height * copies), "id": id,
        "patternTransform": image.transform.isIdentity ? nil : matrix(image.transform),
        "patternUnits": "userSpaceOnUse", "width": number(width * copies),
      ].compactMapValues { $0 }
    )
    var attributes = imageAttributes(image, in: image.box)
    element("image", attributes)
    if image.spread == .reflect {
      let (right, down) = (number(2 * width), number(2 * height))
      for turned in ["-1 0 0 1 \(right) 0", "1 0 0 -1 0 \(down)", "-1 0 0 -1 \(right) \(down)"] {
        attributes["transform"] = "matrix(\(turned))"
        element("image", attributes)
      }
    }
    close("pattern")
    return ("url(#\(id))", nil)
  }

  private func imageAttributes(_ image: BitmapPaint, in box: CGRect) -> [String: String] {
    [
      "height": number(box.height), "href": SVGWriter.dataURL(image.bitmap) ?? "",
      "image-rendering": image.isSmooth ? nil : "pixelated",
      "opacity": image.opacity < 1 ? number(image.opacity) : nil,
      "preserveAspectRatio": "none", "width": number(box.width), "x": number(box.minX),
      "y": number(box.minY),
    ].compactMapValues { $0 }
  }
}

extension BitmapPaint {
  /// Returns whether the outline extends to where only the colours of the picture's edges continue.
  func isPadded(in outline: DisplayList.Outline) -> Bool {
    guard spread == .pad else { return false }
    let reached = outline.bounds.applying(transform.inverted())
    // Rounding may move the outline slightly beyond the picture.
    return !reached.isNull && !box.insetBy(dx: -0.01, dy: -0.01).contains(reached)
  }

  /// Returns the picture's rectangle in the space of the path, if that is all that the path fills.
  fileprivate func rectangle(of outline: DisplayList.Outline) -> CGRect? {
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    guard isUpright, case .fill(let path, _) = outline else { return nil }
    let mapped = box.applying(transform)
    let size = outline.bounds
    let isNear =
      abs(mapped.minX - size.minX) < 0.001 && abs(mapped.minY - size.minY) < 0.001
      && abs(mapped.maxX - size.maxX) < 0.001 && abs(mapped.maxY - size.maxY) < 0.001
    return isNear && path == Path(size).onGrid ? size : nil
  }
}
