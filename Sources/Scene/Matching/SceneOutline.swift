package import Foundation

/// A picture read back from one of its texts, as far as matching two of them needs to know it.
///
/// Paints, pens, opacities and whatever else there is are kept as words, so that a kind of paint
/// that nobody thought of here is compared as well.
package struct SceneOutline: Hashable, Sendable {
  /// The size of the canvas as the text has it.
  package var size: String
  /// What is painted, in order.
  package var elements: [SceneElement]

  package init(size: String, elements: [SceneElement]) {
    self.size = size
    self.elements = elements
  }

  /// Reads the drawing commands of a display list; the text of any other is `nil`.
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

  /// What is longer takes longer to read than anybody waits for a failing test.
  private static let longestText = 4 << 20

  /// Deeper nesting isn't read: reading goes down by calling itself.
  static let deepestNesting = 1_000
}

/// One thing that is painted, or a group of them.
package struct SceneElement: Hashable, Sendable {
  /// Such as `fill`, `stroke`, `group`, `clip` or `mask`.
  package var kind: String
  /// Where it stands in the view tree, such as `ChristmasTree/VStack[0]/Star`.
  package var name: String
  /// Everything but shape and place, in the order of the text.
  package var properties: [Property] = []
  /// The shape in its own space; empty for none.
  package var path = Path()
  /// From the space of the path to that of the canvas.
  package var transform = CGAffineTransform.identity
  /// Where it stands, for texts that have a rectangle and a fingerprint instead of a path.
  package var frame: CGRect?
  package var children: [SceneElement] = []

  package init(kind: String, name: String) {
    self.kind = kind
    self.name = name
  }

  /// A word and what follows it.
  package struct Property: Hashable, Sendable {
    package var key: String
    package var value: String

    package init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// A rectangle of the canvas that holds every point of the shape, control points included.
  package var bounds: CGRect { path.controlBounds.applying(transform) }
}
