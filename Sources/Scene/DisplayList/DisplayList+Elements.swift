public import Foundation

extension DisplayList {
  /// A painted element, or a group of elements.
  public struct Element: Hashable, Sendable {
    /// The kind of an element.
    public enum Kind: String, Hashable, Sendable {
      /// The inside of a path.
      case fill
      /// A line along a path.
      case stroke
      /// Elements that share a clip, a mask, an opacity, a blend mode or a filter.
      case group
    }

    /// The kind of the element.
    public let kind: Kind
    /// The structural path in the view tree, such as `ChristmasTree/VStack[0]/Star`.
    public let name: String
    /// The line of source code that drew it, or else that of the nearest enclosing call; `nil` if
    /// none is known.
    public let line: SourceLine?
    /// The filled or stroked path, in points of the canvas; empty for a group.
    public let path: Path
    /// The smallest rectangle around what it paints, in points of the canvas; null if it paints
    /// nothing. The bounds of a group include parts hidden by a mask.
    public let bounds: CGRect
    /// The elements of a group, in painting order.
    public var elements: [Element] { nested }
    @Nested fileprivate var nested: [Element]
    /// The characters that the path shows; `nil` if it isn't a run of glyphs of a registered font.
    public let text: String?
  }

  /// The painted elements, in order.
  public var elements: [Element] { nodes.map(Element.init) }
}

extension DisplayList.Element: CustomReflectable {
  /// The properties, without `text` if it is `nil`, so that dumps of elements don't depend on the
  /// package trait `Fonts`.
  public var customMirror: Mirror {
    var children: [Mirror.Child] = [
      ("kind", kind), ("name", name), ("line", line as Any), ("path", path), ("bounds", bounds),
      ("elements", elements),
    ]
    if let text { children.append(("text", text)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension DisplayList.Element {
  fileprivate init(_ node: DisplayList.Node) {
    name = node.name.path
    line = node.name.line
    switch node {
    case .leaf(let leaf):
      text = leaf.label?.text
      path = leaf.outline.path.applying(leaf.transform)
      nested = []
      switch leaf.outline {
      case .fill:
        kind = .fill
        bounds = path.boundingRect
      case .stroke(let followed, let style):
        kind = .stroke
        bounds = followed.strokedPath(style).applying(leaf.transform).boundingRect
      }
    case .group(let group):
      kind = .group
      text = nil
      path = Path()
      let inner = StackSpace.ensure { group.nodes.map(Self.init) }
      nested = inner
      var box = inner.reduce(CGRect.null) { $0.union($1.bounds) }
      if let filter = group.filter { box = filter.bounds(of: box) }
      if let clip = group.clip {
        box = box.intersection(clip.path.applying(clip.transform).boundingRect)
      }
      bounds = box
    }
  }
}

extension DisplayList: CustomStringConvertible {
  /// One line per element: its kind, name, line of source code and bounds.
  ///
  /// ```
  /// canvas 64 64
  /// fill Badge/ZStack/Circle (Badge.swift:12) 0 0 64 64
  /// ```
  public var description: String {
    let size = [size.width, size.height].map { DecimalFormat.shortest(Double($0)) }
    return (["canvas \(size.joined(separator: " "))"] + elements.flatMap { $0.lines(indent: "") })
      .joined(separator: "\n")
  }
}

extension DisplayList.Element {
  fileprivate func lines(indent: String) -> [String] {
    let place = line.map { " (\($0))" } ?? ""
    let numbers = bounds.isNull ? [] : [bounds.minX, bounds.minY, bounds.width, bounds.height]
    let box = numbers.map { " " + DecimalFormat.shortest(Double($0)) }.joined()
    return ["\(indent)\(kind) \(EscapedName.escaped(name))\(place)\(box)"]
      + StackSpace.ensure { elements.flatMap { $0.lines(indent: indent + "  ") } }
  }
}
