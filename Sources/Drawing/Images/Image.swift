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

  /// Whether the colours of a picture count.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only its opacities count: it is painted with the foreground.
    case template
    /// They count.
    case original
  }

  enum Source: Hashable, Sendable {
    case bitmap(Bitmap, scale: CGFloat)
    /// A picture that the environment knows by a name.
    case named(String)
    /// A symbol of the system.
    case symbol(String)
    /// What a closure draws.
    case drawn(DrawnImage)
  }

  let source: Source
  var resizing: ResizingMode?
  var capInsets = EdgeInsets()
  var interpolation = Interpolation.medium
  var mode: TemplateRenderingMode?
  package var line: SourceLine?

  init(source: Source) {
    self.source = source
  }

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels; nothing is drawn of more than 32,767 in a row or column.
  ///   - scale: Pixels to a point; what is no number above zero counts as 1.
  public init(bitmap: Bitmap, scale: CGFloat = 1) {
    source = .bitmap(bitmap, scale: scale > 0 && scale.isFinite ? scale : 1)
  }

  /// Creates a picture that the environment knows by a name; a crossed box where it knows none.
  ///
  /// There are no asset catalogues here: put the pictures into the environment yourself, as
  /// `namedImages`. The bundle is of no consequence.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name)
  }

  /// Creates a picture that the environment knows by a name; nothing is read aloud.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name)
  }

  /// Creates a picture that the environment knows by a name; nothing is read aloud.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
  }

  /// Creates the picture of a symbol, in the size of the font and in the foreground style.
  ///
  /// The system's symbols belong to the system: for the plainest names there is a drawing of the
  /// library's own, with `.fill`, `.circle`, `.square` and their like; for others the picture of the
  /// name in the environment's `namedImages`, or else a crossed box.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Creates the picture of a symbol; its value is of no consequence.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
  }

  /// Lets the picture take the size that it is proposed.
  ///
  /// - Parameters:
  ///   - capInsets: Strips at the sides that keep their width, in points.
  ///   - resizingMode: Whether what lies between them is stretched or repeated.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.capInsets = capInsets
    image.resizing = resizingMode
    return image
  }

  /// Sets how colours between the pixels are found: evenly run unless said otherwise.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// Sets whether the colours of the picture count; `nil` for the usual: those of symbols don't.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = renderingMode
    return image
  }

  /// Returns the picture; its edges are smooth in any case.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: View {
  /// Has no body: the library draws it.
  public typealias Body = Never
}

extension Image {
  /// Whether both are the same picture, shown in the same way.
  public static func == (lhs: Image, rhs: Image) -> Bool { lhs.look == rhs.look }

  /// Feeds the picture and how it is shown into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(look) }

  private var look: Look {
    Look(
      source: source,
      resizing: resizing,
      capInsets: capInsets,
      interpolation: interpolation,
      mode: mode
    )
  }

  /// All but where it stands in the source.
  private struct Look: Hashable {
    let source: Source
    let resizing: ResizingMode?
    let capInsets: EdgeInsets
    let interpolation: Interpolation
    let mode: TemplateRenderingMode?
  }
}

extension Image: PrimitiveView, LocatedView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let path = context.at(Image.self).path
    let rule = ImageRule(
      image: PaintedImage(self, in: context.environment),
      placeholder: context.environment.hidesContents
        ? ForegroundStyle().paint(in: context.environment) : nil,
      frame: context.frameMotion(of: Image.self, at: path)
    )
    nodes.append(LayoutNode(rule, path: path))
  }
}

/// A picture in its frame.
private struct ImageRule: LayoutElement {
  let image: PaintedImage
  /// What an area in its place is painted with.
  let placeholder: ResolvedStyle?
  let frame: FrameMotion?

  var isShown: Bool { true }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    guard image.resizing != nil else { return image.size }
    return proposal.replacingUnspecifiedDimensions(by: image.size)
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
    if let placeholder {
      return draw(placeholder, node, size, in: state, onto: &canvas)
    }
    canvas += image.nodes(
      named: node.name,
      in: size,
      transform: state.transform,
      opacity: state.opacity,
      blend: state.blend
    )
  }

  /// An area with corners of a tenth of its shorter side, but of four points at most.
  private func draw(
    _ placeholder: ResolvedStyle,
    _ node: LayoutNode,
    _ size: CGSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    guard size.width > 0, size.height > 0, size.isFinite, state.transform.isFinite else { return }
    let frame = CGRect(origin: .zero, size: size)
    let opacity = state.opacity * TextLines.placeholderOpacity
    let paint = placeholder.paint(in: frame).multiplyingAlpha(by: opacity)
    guard !paint.isInvisible else { return }
    let radius = min(min(size.width, size.height) / 10, 4)
    let area = Path(roundedRect: frame, cornerRadius: radius, style: .continuous)
    let leaf = DisplayList.Leaf(
      name: node.name,
      outline: .fill(area, evenOdd: false),
      paint: paint,
      blend: state.blend,
      transform: state.transform
    )
    canvas.append(.leaf(leaf))
  }
}
