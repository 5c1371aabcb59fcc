public import Foundation
import Scene

/// The size and position of a geometry reader.
public struct GeometryProxy {
  /// The size of the reader, in points.
  public let size: CGSize
  private let transform: CGAffineTransform
  private let spaces: NamedSpace?

  init(size: CGSize, state: DrawingState) {
    self.size = size
    transform = state.geometryTransform ?? state.transform
    spaces = state.spaces
  }

  /// The safe area insets, always zero because a picture has no bars.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the frame of the reader; if it is rotated, the bounding box of its corners.
  ///
  /// If no enclosing view has the space's name, it is the frame on the canvas.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let frame = CGRect(origin: .zero, size: size)
    switch coordinateSpace {
    case .local:
      return frame
    case .global:
      return frame.applying(transform)
    case .named(let name):
      guard let space = spaces?.space(named: name) else { return frame.applying(transform) }
      return frame.applying(transform.concatenating(space.transform.inverted()))
    }
  }

  /// Returns the frame of the reader; if it is rotated, the bounding box of its corners.
  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the frame of the enclosing view with a name, in the coordinates of the reader; `nil`
  /// if there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let space = spaces?.space(named: coordinateSpace.name) else { return nil }
    let bounds = CGRect(origin: .zero, size: space.size)
    return bounds.applying(space.transform.concatenating(transform.inverted()))
  }

  /// Returns the position of an anchor, in the coordinates of the reader.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.value(in: transform.inverted())
  }
}
