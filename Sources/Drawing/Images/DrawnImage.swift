import Foundation
import Pixels
import Scene

extension Image {
  /// Creates an image from a closure that draws it at a size in points.
  ///
  /// ```swift
  /// Image(size: CGSize(width: 16, height: 16)) { context in
  ///   context.fill(Path(ellipseIn: CGRect(x: 1, y: 1, width: 14, height: 14)), with: .color(.red))
  /// }
  /// ```
  ///
  /// As a view it stays sharp at any size. As a template, when tiled, with cap insets or as paint,
  /// it is a bitmap with two pixels per point. Nothing is drawn if the size has no area or exceeds
  /// 8,192 points.
  ///
  /// - Parameters:
  ///   - size: The size of the image; content outside is clipped.
  ///   - label: The accessibility label; ignored.
  ///   - opaque: Whether the image has no transparent pixels; ignored.
  ///   - colorMode: The space in which colours are blended; always sRGB.
  ///   - renderer: A closure that draws the image.
  public init(
    size: CGSize,
    label: Text? = nil,
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(source: .drawn(DrawnImage(size: size, renderer: renderer)))
  }
}

/// An image drawn by a closure.
///
/// It is a class because closures are compared by the identity of their owner. Its conformance to
/// `Sendable` is unchecked because it is immutable and the closure is only called by the drawing
/// thread, like that of a `Canvas`.
final class DrawnImage: @unchecked Sendable {
  let size: CGSize
  private let renderer: (inout GraphicsContext) -> Void

  private static let scale = 2.0
  private static let maxSide: CGFloat = 8_192

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    let isShown =
      size.width > 0 && size.height > 0 && max(size.width, size.height) <= DrawnImage.maxSide
    self.size = isShown ? size : .zero
    self.renderer = renderer
  }

  /// Returns the nodes in a frame at the origin.
  func nodes(
    named name: ElementName,
    in frame: CGSize,
    transform: CGAffineTransform,
    opacity: Double,
    blend: BlendMode,
    environment: EnvironmentValues
  ) -> [DisplayList.Node] {
    guard size.width > 0 else { return [] }
    let base = transform.scaledBy(x: frame.width / size.width, y: frame.height / size.height)
    guard base.isFinite else { return [] }
    let pass = RenderPass.ofImage()
    let target = CanvasTarget(pass: pass, environment: environment, name: name)
    var context = GraphicsContext(target: target, base: base, size: size, stack: StackSpace())
    renderer(&context)
    let nodes = target.finish()
    guard !nodes.isEmpty else { return [] }
    let clip = DisplayList.Clip(path: Path(CGRect(origin: .zero, size: size)), transform: base)
    return [
      .group(
        DisplayList.Group(
          name: name,
          opacity: opacity,
          blend: blend,
          isolates: true,
          clip: clip,
          nodes: nodes
        )
      )
    ]
  }

  /// Returns the image as a bitmap; `nil` if it has no area or there is no memory for it.
  func bitmap(in environment: EnvironmentValues) -> (pixels: Bitmap, scale: CGFloat)? {
    let nodes = nodes(
      named: "",
      in: size,
      transform: .identity,
      opacity: 1,
      blend: .normal,
      environment: environment
    )
    let list = DisplayList(size: size, nodes: nodes)
    return (try? list.bitmap(scale: DrawnImage.scale)).map { ($0, CGFloat(DrawnImage.scale)) }
  }
}

extension DrawnImage: Hashable {
  static func == (left: DrawnImage, right: DrawnImage) -> Bool { left === right }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
