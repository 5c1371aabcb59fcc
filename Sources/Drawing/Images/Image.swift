public import Foundation
public import Pixels
import Scene

/// A view that draws a bitmap, a symbol or a closure's drawing, at the image's own size by default.
///
/// ```swift
/// import Drawing
/// import Pixels
///
/// let photo = try PNG.decode(bytes)
/// Image(bitmap: photo)
///   .resizable()
///   .scaledToFit()
/// ```
public struct Image: Hashable, Sendable {
  /// The interpolation between the pixels of an image.
  public enum Interpolation: Hashable, Sendable {
    /// No interpolation: each pixel is a square of one colour.
    case none
    /// Linear interpolation; the same as `medium`.
    case low
    /// Linear interpolation.
    case medium
    /// Linear interpolation; the same as `medium`.
    case high
  }

  /// The method of filling a frame that differs from the image's size.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats the image at its own size, from the top left corner.
    case tile
    /// Stretches the image to the frame.
    case stretch
  }

  /// The use of an image's colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only the opacity is used; the image is painted in the foreground style.
    case template
    /// The colours are used.
    case original
  }

  enum Source: Hashable, Sendable {
    case bitmap(Bitmap, scale: CGFloat)
    /// An image in the environment, by name.
    case named(String)
    /// A system symbol.
    case symbol(String)
    /// An image drawn by a closure.
    case drawn(DrawnImage)
    /// One bitmap for light appearance and one for dark.
    case adaptive(light: Bitmap, lightScale: CGFloat, dark: Bitmap, darkScale: CGFloat)

    /// The name of the image; `nil` if it has none.
    var name: String? {
      switch self {
      case .named(let name), .symbol(let name): name
      case .bitmap, .drawn, .adaptive: nil
      }
    }

    /// Returns the source to use in an appearance.
    func resolved(for scheme: ColorScheme) -> Source {
      guard case .adaptive(let light, let lightScale, let dark, let darkScale) = self else {
        return self
      }
      return scheme == .dark ? .bitmap(dark, scale: darkScale) : .bitmap(light, scale: lightScale)
    }
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

  /// Creates an image with one bitmap for light appearance and one for dark. If either image isn't
  /// a bitmap, the result is `light`.
  init(light: Image, dark: Image) {
    guard case .bitmap(let first, let firstScale) = light.source,
      case .bitmap(let second, let secondScale) = dark.source
    else {
      self = light
      return
    }
    self.init(
      source: .adaptive(
        light: first,
        lightScale: firstScale,
        dark: second,
        darkScale: secondScale
      )
    )
  }

  /// Creates an image from a bitmap.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels; a bitmap with more than 32,767 pixels per row or column isn't drawn.
  ///   - scale: Pixels per point; values that aren't positive and finite count as 1.
  public init(bitmap: Bitmap, scale: CGFloat = 1) {
    source = .bitmap(bitmap, scale: scale > 0 && scale.isFinite ? scale : 1)
  }

  /// Creates an image in the environment by name; unknown names are drawn as a crossed box.
  ///
  /// Images in an ``AssetCatalog`` that a target copies as a resource are found automatically. Add
  /// others to the environment's `namedImages`. The bundle is ignored.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name)
  }

  /// Creates an image in the environment by name, without an accessibility label.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name)
  }

  /// Creates an image in the environment by name; the accessibility label is ignored.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
  }

  /// Creates the image of a symbol, in the size of the font and in the foreground style.
  ///
  /// Apple's symbols can't be used here. An image in the environment's `namedImages` with this name
  /// is drawn instead. If there is none, common names have a simple drawing of this library, with
  /// `.fill`, `.circle`, `.square` and similar variants; other names are drawn as a crossed box.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Creates the image of a symbol; its variable value is ignored.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
  }

  /// Makes the image take the proposed size.
  ///
  /// - Parameters:
  ///   - capInsets: Strips along the edges that keep their width, in points.
  ///   - resizingMode: Whether the middle is stretched or repeated.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.capInsets = capInsets
    image.resizing = resizingMode
    return image
  }

  /// Sets the interpolation between pixels, linear by default.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// Sets whether the image's colours are used. With `nil`, the default, symbols are painted in the
  /// foreground style.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = renderingMode
    return image
  }

  /// Returns the image unchanged; its edges are always anti-aliased.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

nonisolated extension Image: View {
  /// The body type. An image has no body; the library draws it.
  public typealias Body = Never
}

extension Image {
  /// Returns whether both are the same image with the same options.
  public static func == (lhs: Image, rhs: Image) -> Bool { lhs.contents == rhs.contents }

  /// Hashes the image and its options.
  public func hash(into hasher: inout Hasher) { hasher.combine(contents) }

  private var contents: Contents {
    Contents(
      source: source,
      resizing: resizing,
      capInsets: capInsets,
      interpolation: interpolation,
      mode: mode
    )
  }

  /// All properties except the source line.
  private struct Contents: Hashable {
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
    let painted = ImageContent(self, in: context.environment)
    if painted.isPlaceholder, let name = source.name {
      let note = "The image “\(name)” wasn’t found and is drawn as a crossed box"
      context.pass.note(note, in: context, isSentence: true)
    }
    let element = ImageRule(
      image: painted,
      placeholder: context.environment.hidesContents
        ? ForegroundStyle().paint(in: context.environment) : nil,
      frame: context.surroundings.frameMotion(of: Image.self, at: path)
    )
    nodes.append(ElementNode(element, path: path))
  }
}

/// An image in its frame.
private struct ImageRule: LayoutElement {
  let image: ImageContent
  /// The style of the area that replaces the image if contents are hidden; `nil` if they aren't.
  let placeholder: ResolvedStyle?
  let frame: FrameMotion?

  var isView: Bool { true }

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
    var state = state
    let size = frame.apply(to: &state, size: size)
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

  /// Draws a rounded rectangle whose corner radius is a tenth of its shorter side, at most four
  /// points.
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
    guard !paint.isTransparent else { return }
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
