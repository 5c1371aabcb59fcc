public import Foundation
public import Pixels
import Scene

/// A picture made of pixels, as a view of its own size.
///
/// ```swift
/// let photo = try PNG.decode(bytes)
/// Image(bitmap: photo)
///   .resizable()
///   .scaledToFit()
/// ```
public struct Image: Hashable, Sendable {
  /// How colours between the pixels of a picture are found.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel is one even square.
    case none
    /// Colours run evenly from pixel to pixel; the same as `medium`.
    case low
    /// Colours run evenly from pixel to pixel.
    case medium
    /// Colours run evenly from pixel to pixel; the same as `medium`.
    case high
  }

  /// How a picture fills a frame that isn't of its own size.
  public enum ResizingMode: Hashable, Sendable {
    /// Side by side in its own size, from the top left corner on.
    case tile
    /// Stretched to the frame.
    case stretch
  }

  let bitmap: Bitmap
  let scale: CGFloat
  /// What is drawn instead of the pixels.
  var symbol: Symbol?
  var resizing: ResizingMode?
  var interpolation = Interpolation.medium

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels; nothing is drawn of more than 32,767 in a row or column.
  ///   - scale: Pixels to a point; what is no number above zero counts as 1.
  public init(bitmap: Bitmap, scale: CGFloat = 1) {
    self.bitmap = bitmap
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Lets the picture take the size that it is proposed.
  public func resizable(resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.resizing = resizingMode
    return image
  }

  /// Sets how colours between the pixels are found: evenly run unless said otherwise.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// The size of the picture, in points.
  var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }
}

extension Image: View {
  /// Has no body: the library draws it.
  public typealias Body = Never
}

extension Image: PrimitiveView {
  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    if let symbol {
      let view = SymbolView(symbol: symbol, isResizable: resizing != nil)
      return view.resolve(in: context.at(Image.self), into: &nodes)
    }
    let path = context.at(Image.self).path
    let rule = ImageRule(image: self, frame: context.frameMotion(of: Image.self, at: path))
    nodes.append(LayoutNode(rule, path: path))
  }
}

/// A picture in its frame.
private struct ImageRule: LayoutRule {
  let image: Image
  let frame: FrameMotion?

  var isShown: Bool { true }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    image.resizing == nil ? image.size : proposal.replacingUnspecifiedDimensions(by: image.size)
  }

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    let (state, size) = frame.apply(to: state, size: size)
    guard state.pass.isShown else { return }
    guard size.width > 0, size.height > 0, size.isFinite, state.transform.isFinite else { return }
    let shown = image.resizing == .stretch ? size : image.size
    let paint = BitmapPaint(
      bitmap: image.bitmap,
      spread: image.resizing == .tile ? .repeat : .pad,
      isSmooth: image.interpolation != .none,
      opacity: state.opacity,
      transform: CGAffineTransform(
        scaleX: shown.width / CGFloat(image.bitmap.width),
        y: shown.height / CGFloat(image.bitmap.height)
      )
    )
    guard !Paint.image(paint).isInvisible else { return }
    canvas.append(
      .leaf(
        DisplayList.Leaf(
          name: node.path.description,
          outline: .fill(Path(CGRect(origin: .zero, size: size)), evenOdd: false),
          paint: .image(paint),
          blend: state.blend,
          transform: state.transform
        )
      )
    )
  }
}
