package import Foundation

/// A picture read back from one of its texts, with the data needed to match two pictures.
///
/// Paints, pens, opacities and other properties are kept as words, so that new kinds of paint are
/// compared as well.
package struct SceneOutline: Hashable, Sendable {
  /// The size of the canvas as written in the text.
  package var size: String
  /// The painted elements, in order.
  package var elements: [SceneElement]

  package init(size: String, elements: [SceneElement]) {
    self.size = size
    self.elements = elements
  }

  /// Reads the drawing commands or the SVG of a display list; `nil` for any other text.
  package init?(text: String) {
    guard text.utf8.count <= SceneOutline.longestText else { return nil }
    if text.hasPrefix("canvas ") {
      self.init(commands: text)
    } else if text.hasPrefix("<svg") {
      self.init(svg: text)
    } else {
      return nil
    }
  }

  /// The maximum length, in bytes; matching longer texts would take too long for a failing test.
  static let longestText = 4 << 20

  /// The maximum nesting; it is limited because reading is recursive.
  static let deepestNesting = 1_000
}

/// A painted element, or a group of them.
package struct SceneElement: Hashable, Sendable {
  /// The kind, such as `fill`, `stroke`, `group`, `clip` or `mask`.
  package var kind: String
  /// The structural path in the view tree, such as `ChristmasTree/VStack[0]/Star`.
  package var name: String
  /// The properties other than shape and position, in the order of the text.
  package var properties: [Property] = []
  /// The shape in its own space; empty for none.
  package var path = Path()
  /// The transform from the space of the path to that of the canvas.
  package var transform = CGAffineTransform.identity
  /// The bounds, for texts with bounds and a fingerprint instead of a path.
  package var frame: CGRect?
  package var children: [SceneElement] = []

  package init(kind: String, name: String) {
    self.kind = kind
    self.name = name
  }

  /// A keyword and its value.
  package struct Property: Hashable, Sendable {
    package var key: String
    package var value: String

    package init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The rectangle of the canvas that contains all points of the shape, including control points.
  package var bounds: CGRect { path.controlBounds.applying(transform) }
}
