import Foundation
import Scene

/// A coordinate space, identified by its origin.
public enum CoordinateSpace: Hashable {
  /// The top left corner of the canvas.
  case global
  /// The top left corner of the view itself.
  case local
  /// The top left corner of the enclosing view with a name.
  case named(AnyHashable)

  /// Whether it is the canvas.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type that defines a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the canvas.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
  /// The coordinates of the canvas.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
  /// The coordinates of the view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the enclosing view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The coordinates of the enclosing view with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the canvas.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinates of the enclosing view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinates of the enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollViewName()) }

  /// Returns the coordinates of the innermost enclosing scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    .named(ScrollViewName(axis: axis))
  }
}

/// A name of a scroll view's coordinate space: the one that all scroll views have, or that of an
/// axis.
struct ScrollViewName: Hashable, Sendable {
  var axis: Axis?

  /// Returns all names of a scroll view with these axes.
  static func all(for axes: Axis.Set) -> [ScrollViewName] {
    let horizontal = axes.contains(.horizontal) ? [ScrollViewName(axis: .horizontal)] : []
    let vertical = axes.contains(.vertical) ? [ScrollViewName(axis: .vertical)] : []
    return [ScrollViewName()] + horizontal + vertical
  }
}

nonisolated extension View {
  /// Names the coordinates of this view, for readers in it.
  public consuming func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    coordinateSpace(.named(name))
  }

  /// Names the coordinates of this view, for readers in it.
  public consuming func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    LayoutModifiedView(self, NamedSpaceRule(names: [name.name]))
  }

  /// Names the coordinates of this scroll view, for readers in it.
  func scrollCoordinateSpaces(along axes: Axis.Set) -> some View {
    let names = ScrollViewName.all(for: axes).map { AnyHashable($0) }
    return LayoutModifiedView(self, NamedSpaceRule(names: names))
  }
}

/// A view with named coordinate spaces.
@usableFromInline struct NamedSpaceRule: UnchangedLayout {
  let names: [AnyHashable]

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    var state = state
    state.spaces = NamedSpace(
      names: names,
      size: size,
      transform: state.geometryTransform ?? state.transform,
      outer: state.spaces
    )
    drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &canvas)
  }
}
