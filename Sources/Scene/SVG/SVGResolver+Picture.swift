internal import Foundation
internal import Pixels

extension SVGResolver {
  /// The pixels per point in embedded bitmaps, unless a side would exceed `longest`.
  private static let pictureScale = 2.0
  private static let longest = 4096.0

  /// Returns an element with a bitmap that replaces nodes; empty if they are outside the canvas.
  func picture(of nodes: [DisplayList.Node]) -> [SVGTree.Node] {
    let bounds = nodes.bounds.intersection(CGRect(origin: .zero, size: canvas))
    guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return [] }
    let (left, top) = (bounds.minX.rounded(.down), bounds.minY.rounded(.down))
    let box = CGRect(
      x: left,
      y: top,
      width: (bounds.maxX - left).rounded(.up),
      height: (bounds.maxY - top).rounded(.up)
    )
    let longer = Double(max(box.width, box.height))
    let scale = min(SVGResolver.pictureScale, SVGResolver.longest / longer)
    do {
      let bitmap = try DisplayList(size: canvas, nodes: nodes).bitmap(of: box, scale: scale)
      guard let data = SVGResolver.dataURL(bitmap) else {
        return [.comment("a picture is omitted: there isn’t enough memory for it")]
      }
      return [.image(.init(box: box, data: data))]
    } catch {
      return [.comment("a picture is omitted: \(error)")]
    }
  }

  static func dataURL(_ bitmap: Bitmap) -> String? {
    PNG.encodeForEmbedding(bitmap).map { "data:image/png;base64," + Data($0).base64EncodedString() }
  }
}

extension [DisplayList.Node] {
  /// Whether a layer of these nodes needs a blend mode that SVG can't express.
  var haveUnsupportedBlendMode: Bool {
    blendWithBackdrop { $0.css == nil }
  }
}

extension DisplayList.Group {
  /// Whether its filter is one that SVG can't express.
  var hasUnsupportedFilter: Bool {
    guard case .blur(let blur) = filter else { return false }
    return blur.frame != nil
  }
}
