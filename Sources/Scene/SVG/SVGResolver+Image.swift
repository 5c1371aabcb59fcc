internal import Foundation
internal import Pixels

extension SVGResolver {
  /// Returns an element for a path filled with a picture if the path is exactly the picture's
  /// rectangle, or if it extends beyond a padded picture, which SVG can't express.
  func element(
    _ image: BitmapPaint,
    of leaf: DisplayList.Leaf,
    _ blend: BlendMode
  ) -> SVGTree.Node? {
    if image.isPadded(in: leaf.outline) {
      var plain = leaf
      plain.blend = .normal
      let nodes = picture(of: [.leaf(plain)])
      return .group(.init(name: leaf.name.path, blend: blend, nodes: nodes))
    }
    guard let box = image.rectangle(of: leaf.outline) else { return nil }
    var element = SVGTree.Image(image, in: box)
    element.name = leaf.name.path
    element.blend = blend
    element.transform = leaf.transform
    return .image(element)
  }
}

extension SVGTree.Image {
  init(_ paint: BitmapPaint, in box: CGRect) {
    self.init(
      box: box,
      data: SVGResolver.dataURL(paint.bitmap) ?? "",
      isSmooth: paint.isSmooth,
      opacity: paint.opacity
    )
  }
}

extension BitmapPaint {
  /// Returns whether the outline extends beyond the picture, into the area where the colours of its
  /// edges continue.
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
    return isNear && path == Path(size).snappedToGrid ? size : nil
  }
}
