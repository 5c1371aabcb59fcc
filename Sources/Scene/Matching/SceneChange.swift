package import Foundation

/// One change of an element of a picture.
package struct SceneChange: Hashable, Sendable {
  /// The structural path of the element, the new one if both exist; empty for the canvas.
  package var name: String
  /// The kind of element, such as `fill`, `stroke` or `group`.
  package var element: String
  package var kind: Kind

  package init(name: String, element: String, kind: Kind) {
    self.name = name
    self.element = element
    self.kind = kind
  }

  /// The kind of change.
  package enum Kind: Hashable, Sendable {
    case inserted
    case removed
    /// The same shape, moved `dx` points to the right and `dy` points down.
    case moved(dx: Double, dy: Double)
    /// A change of paint, pen, opacity or another property; a value is `nil` if that side doesn't
    /// have it.
    case restyled(property: String, old: String?, new: String?)
    case reshaped(Shape)
    /// The same shape with another transform: rotated, scaled or skewed.
    case transformed(old: CGAffineTransform, new: CGAffineTransform)
    /// The same element at another position in the painting order, after the named one.
    case reordered(after: String?)
    /// The same element in another group.
    case regrouped(old: String?, new: String?)
    /// The same element under another structural path.
    case renamed(old: String)
    /// The canvas has a different size.
    case resized(old: String, new: String)
  }

  /// The difference between two paths.
  package enum Shape: Hashable, Sendable {
    /// They have different numbers of segments.
    case segments(old: Int, new: Int)
    /// A segment, counted from 1, is of another kind.
    case verb(segment: Int, old: Path.Verb, new: Path.Verb)
    /// The bounds differ.
    case bounds(old: CGRect?, new: CGRect?)
    /// The fingerprints differ, with equal bounds.
    case fingerprint
    /// A point of a segment, counted from 1, was moved, and so were `others` more points.
    case point(segment: Int, isControl: Bool, old: CGPoint, new: CGPoint, others: Int)
  }
}
