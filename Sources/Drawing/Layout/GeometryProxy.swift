public import Foundation
import Scene

/// The size and place of a geometry reader.
public struct GeometryProxy {
  /// The size of the reader, in points.
  public let size: CGSize
  let transform: CGAffineTransform
  let spaces: [AnyHashable: CGAffineTransform]

  /// Returns the frame of the reader: the box of its corners, where it is turned.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let frame = CGRect(origin: .zero, size: size)
    switch coordinateSpace {
    case .local:
      return frame
    case .global:
      return frame.applying(transform)
    case .named(let name):
      guard let space = spaces[name] else { return frame.applying(transform) }
      return frame.applying(transform.concatenating(space.inverted()))
    }
  }
}
