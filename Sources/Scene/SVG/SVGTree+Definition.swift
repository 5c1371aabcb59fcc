internal import Foundation

extension SVGTree {
  /// An element that others refer to by its identifier.
  struct Definition {
    var id: String
    var content: Content

    /// The element itself.
    enum Content {
      case clip(DisplayList.Clip)
      case mask(Mask)
      /// A filter, and the rectangle that contains what it paints.
      case filter(Filter, CGRect)
      case linear(LinearPaint)
      case radial(RadialPaint)
      case sectors(Sectors)
      case tile(Tile)
    }
  }

  /// Nodes whose painted luminance, or alpha, multiplies a group.
  struct Mask {
    var size: CGSize
    /// Whether only the alpha of the content matters, not its colours.
    var usesAlpha: Bool
    @Nested var nodes: [Node]
  }

  /// A pattern of sectors around a point, because SVG has no angular gradients.
  struct Sectors {
    /// A triangle from the centre outwards.
    struct Sector {
      var from: CGPoint
      var to: CGPoint
      var color: RGBA
    }

    /// The rectangle of the pattern's only tile.
    var box: CGRect
    var center: CGPoint
    var sectors: [Sector]
  }

  /// A pattern whose tile contains a bitmap once, or in its four reflections.
  struct Tile {
    var size: CGSize
    var transform: CGAffineTransform
    var images: [Image]
  }
}
