public import Foundation

/// A resolved picture: everything that is painted, in painting order. All outputs are made from it.
///
/// Coordinates are in points with y growing down; the canvas has the size ``size`` and its top left
/// corner at (0, 0). Later elements are painted over earlier ones. Two lists are equal if they
/// paint the same under the same names; lines of source code aren't compared.
public struct DisplayList: Hashable, Sendable {
  // Paints already include opacity, except that of groups painted as one. The initialisers round
  // every number to the `CoordinateGrid`.

  /// The size of the canvas, in points.
  public package(set) var size: CGSize
  package var nodes: [Node]

  package init(size: CGSize, nodes: [Node] = []) {
    self.size = CGSize(
      width: CoordinateGrid.coordinate(Double(size.width)),
      height: CoordinateGrid.coordinate(Double(size.height))
    )
    self.nodes = nodes
  }

  /// A painted path, or a group of nodes.
  package indirect enum Node: Hashable, Sendable {
    case leaf(Leaf)
    case group(Group)

    package var name: ElementName {
      switch self {
      case .leaf(let leaf): leaf.name
      case .group(let group): group.name
      }
    }
  }

  /// A painted path.
  package struct Leaf: Hashable, Sendable {
    package var name: ElementName
    package var outline: Outline
    package var paint: Paint
    /// The blend mode within the enclosing layer.
    package var blend: BlendMode
    /// The transform from the space of path, pen and paint to the canvas.
    package var transform: CGAffineTransform
    private var storedLabel: Label

    /// The label, stored indirectly, because few elements are text.
    private indirect enum Label: Hashable, Sendable {
      case none
      case some(TextLabel)
    }

    /// The characters that the path shows; `nil` if it isn't a run of glyphs.
    package var label: TextLabel? {
      get {
        guard case .some(let label) = storedLabel else { return nil }
        return label
      }
      set { storedLabel = newValue.map { .some($0) } ?? .none }
    }

    package init(
      name: ElementName,
      outline: Outline,
      paint: Paint,
      blend: BlendMode = .normal,
      transform: CGAffineTransform = .identity,
      label: TextLabel? = nil
    ) {
      self.name = name
      self.outline = outline.snappedToGrid()
      self.paint = paint
      self.blend = blend
      self.transform = CoordinateGrid.transform(transform)
      storedLabel = label.map { .some($0) } ?? .none
    }

    /// Creates a leaf with an outline that is rounded already.
    package init(
      name: ElementName,
      rounded outline: RoundedOutline,
      paint: Paint,
      blend: BlendMode,
      transform: CGAffineTransform
    ) {
      self.name = name
      self.outline = outline.outline
      self.paint = paint
      self.blend = blend
      self.transform = CoordinateGrid.transform(transform)
      storedLabel = .none
    }
  }

  /// The painted area of a path: its inside, or a stroke along it.
  package enum Outline: Hashable, Sendable {
    case fill(Path, evenOdd: Bool)
    indirect case stroke(Path, StrokeStyle)

    package var path: Path {
      switch self {
      case .fill(let path, _), .stroke(let path, _): path
      }
    }

    /// Returns the outline rounded to the grid. It is consumed, so that its coordinates are rounded
    /// in place.
    fileprivate consuming func snappedToGrid() -> Outline {
      switch consume self {
      case .fill(var path, let evenOdd):
        path.snapToGrid()
        return .fill(path, evenOdd: evenOdd)
      case .stroke(var path, let style):
        path.snapToGrid()
        return .stroke(path, style.snappedToGrid)
      }
    }
  }

  /// An outline rounded to the grid, which several leaves may share.
  package struct RoundedOutline {
    package let outline: Outline

    package init(_ outline: consuming Outline) {
      self.outline = outline.snappedToGrid()
    }
  }

  /// A path that clips a group, with an anti-aliased edge.
  package struct Clip: Hashable, Sendable {
    package var path: Path
    package var evenOdd: Bool
    package var transform: CGAffineTransform

    package init(path: Path, evenOdd: Bool = false, transform: CGAffineTransform = .identity) {
      self.path = path.snappedToGrid
      self.evenOdd = evenOdd
      self.transform = CoordinateGrid.transform(transform)
    }
  }
}
