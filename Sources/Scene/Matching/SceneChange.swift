package import Foundation

/// One way in which an element of a picture differs from what it was.
package struct SceneChange: Hashable, Sendable {
  /// The structural path of the element, the new one where it has both; empty for the canvas.
  package var name: String
  /// Such as `fill`, `stroke` or `group`.
  package var element: String
  package var kind: Kind

  package init(name: String, element: String, kind: Kind) {
    self.name = name
    self.element = element
    self.kind = kind
  }

  /// What happened to it.
  package enum Kind: Hashable, Sendable {
    case inserted
    case removed
    /// The same shape elsewhere, by so many points to the right and down.
    case moved(dx: Double, dy: Double)
    /// Paint, pen, opacity or another property; `nil` where one side doesn't have it.
    case restyled(property: String, old: String?, new: String?)
    case reshaped(Shape)
    /// Turned, scaled or skewed by another transform.
    case transformed(old: CGAffineTransform, new: CGAffineTransform)
    /// The same element at another place in the order of painting, after the one that is named.
    case reordered(after: String?)
    /// The same element in another group.
    case regrouped(old: String?, new: String?)
    /// The same element under another structural path.
    case renamed(old: String)
    /// The canvas has another size.
    case resized(old: String, new: String)
  }

  /// How one path differs from another.
  package enum Shape: Hashable, Sendable {
    /// They have different numbers of segments.
    case segments(old: Int, new: Int)
    /// A segment is of another kind, counted from 1.
    case verb(segment: Int, old: Path.Verb, new: Path.Verb)
    /// The rectangle about it is another.
    case bounds(old: CGRect?, new: CGRect?)
    /// The fingerprint is another, within the same rectangle.
    case fingerprint
    /// A point of a segment is elsewhere, counted from 1, and so are `others`.
    case point(segment: Int, isControl: Bool, old: CGPoint, new: CGPoint, others: Int)
  }
}
