internal import Foundation

/// A display list resolved for SVG: the elements of the document in their order.
///
/// The tree states which groups are layers, which elements have clips, which paints are embedded as
/// bitmaps, and the colours inside masks. A definition precedes the element that uses it.
struct SVGTree {
  var size: CGSize
  var nodes: [Node]

  /// An element of the document.
  indirect enum Node {
    case group(Group)
    case path(Outline)
    case image(Image)
    case definition(Definition)
    /// A note about what couldn't be drawn.
    case comment(String)
  }

  /// A `g` element.
  struct Group {
    /// The structural path; `nil` inside masks and if the display list has no such group.
    var name: String?
    var opacity = 1.0
    var blend = BlendMode.normal
    var isolates = false
    /// The identifiers of the definitions that the group uses.
    var filter, clip, mask: String?
    @Nested var nodes: [Node] = []
  }

  /// A filled or stroked `path` element.
  struct Outline {
    /// The structural path; `nil` inside masks.
    var name: String?
    var shape: DisplayList.Outline
    var paint: Paint
    var blend: BlendMode
    var transform: CGAffineTransform
    /// The text that the path draws, with its font; `nil` inside masks.
    var label: TextLabel?
  }

  /// The value of `fill` or `stroke`.
  enum Paint {
    case none
    case color(RGBA)
    /// The identifier of a gradient or pattern.
    case definition(String)
  }

  /// An `image` element: a bitmap that fills a rectangle.
  struct Image {
    /// The structural path; `nil` if another element has it.
    var name: String?
    var box: CGRect
    /// The bitmap as a data URL that contains a PNG file.
    var data: String
    var isSmooth = true
    var opacity = 1.0
    var blend = BlendMode.normal
    var transform = CGAffineTransform.identity
  }
}
