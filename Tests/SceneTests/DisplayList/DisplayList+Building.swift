import Foundation
import Scene

extension DisplayList.Node {
  /// Returns a leaf that fills a path.
  static func fill(
    _ path: Path,
    evenOdd: Bool = false,
    _ paint: Paint = .solid(.black),
    name: String = "",
    transform: CGAffineTransform = .identity
  ) -> DisplayList.Node {
    .leaf(
      .init(
        name: ElementName(name),
        outline: .fill(path, evenOdd: evenOdd),
        paint: paint,
        transform: transform
      )
    )
  }

  /// Returns a leaf that fills a rectangle.
  static func rect(_ rect: CGRect, _ paint: Paint = .solid(.black)) -> DisplayList.Node {
    .fill(Path(rect), paint)
  }

  /// Returns a leaf that strokes a path.
  static func stroke(
    _ path: Path,
    _ style: StrokeStyle,
    _ paint: Paint = .solid(.black),
    name: String = "",
    transform: CGAffineTransform = .identity
  ) -> DisplayList.Node {
    .leaf(
      .init(
        name: ElementName(name),
        outline: .stroke(path, style),
        paint: paint,
        transform: transform
      )
    )
  }
}
