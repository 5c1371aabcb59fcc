#if Pictures
public import Foundation
internal import Scene

/// A part of a drawing that is ignored in comparisons.
///
/// ```swift
/// assertSnapshot(of: Dashboard(), as: .png(ignoring: ["Clock", .rectangle(corner)]))
/// ```
///
/// The part is covered by a plain rectangle, in the reference as well, so its position and size are
/// still compared.
public struct SnapshotMask: Hashable, Sendable, ExpressibleByStringLiteral {
  private let part: Part

  private enum Part: Hashable {
    case element(String)
    case rectangle(CGRect)
  }

  /// Returns a mask for an element and everything inside it.
  ///
  /// - Parameter path: The structural path of the element or a part of it: whole names between
  ///   slashes, such as `Clock` or `HStack[1]/Circle`, with or without indices. If no element
  ///   matches, the assertion fails.
  public static func element(_ path: String) -> SnapshotMask {
    SnapshotMask(part: .element(path))
  }

  /// Returns a mask for a rectangle of the canvas, in points, y down.
  public static func rectangle(_ rectangle: CGRect) -> SnapshotMask {
    SnapshotMask(part: .rectangle(rectangle))
  }

  /// Creates a mask for an element and everything inside it, by its structural path or a part of
  /// it.
  public init(stringLiteral path: String) {
    self.init(part: .element(path))
  }

  private init(part: Part) {
    self.part = part
  }
}

extension SnapshotMask {
  /// Covers the part in a display list.
  func cover(_ list: inout DisplayList) throws {
    switch part {
    case .rectangle(let rectangle):
      list.nodes.append(.leaf(SnapshotMask.cover(rectangle, name: "ignored")))
    case .element(let path):
      var matching = MatchingElements(path: path)
      matching.measure(list.nodes)
      guard !matching.bounds.isEmpty else {
        throw NoSuchElement(path: path, names: matching.firstNames)
      }
      list.nodes = matching.covering(list.nodes)
    }
  }

  fileprivate static func cover(_ bounds: CGRect, name: String) -> DisplayList.Leaf {
    DisplayList.Leaf(
      name: ElementName(name),
      outline: .fill(Path(bounds), evenOdd: false),
      paint: .solid(RGBA(red: UInt8(255), green: 0, blue: 255))
    )
  }
}

/// The elements that match a path, with their bounds.
private struct MatchingElements {
  let path: String
  /// The bounds of each element, by its whole structural path.
  private(set) var bounds: [String: CGRect] = [:]
  /// The names of the first elements, one more than an error lists.
  private(set) var firstNames: [String] = []

  init(path: String) {
    self.path = path
  }

  /// Returns the structural path of the matching element that a node belongs to, or `nil`.
  private func owner(of name: String) -> String? {
    let parts = name.split(separator: "/")
    let wanted = path.split(separator: "/")
    guard !wanted.isEmpty, parts.count >= wanted.count else { return nil }
    for start in 0...(parts.count - wanted.count)
    where parts[start..<start + wanted.count].elementsEqual(wanted, by: isCalled) {
      return parts[..<(start + wanted.count)].joined(separator: "/")
    }
    return nil
  }

  /// Whether a path component matches, with or without its index: `Clock` matches `Clock[1]`.
  private func isCalled(_ part: Substring, _ wanted: Substring) -> Bool {
    part == wanted || part.prefix { $0 != "[" } == wanted
  }

  mutating func measure(_ nodes: [DisplayList.Node]) {
    for node in nodes {
      if firstNames.count <= NoSuchElement.shownNames { firstNames.append(node.name.path) }
      if let owner = owner(of: node.name.path) {
        bounds[owner] = (bounds[owner] ?? .null).union(node.bounds)
      } else if case .group(let group) = node {
        StackSpace.ensure { measure(group.nodes) }
      }
    }
  }

  /// Returns the nodes with each matching element replaced by a cover.
  func covering(_ nodes: [DisplayList.Node]) -> [DisplayList.Node] {
    var covered: Set<String> = []
    return covering(nodes, &covered)
  }

  private func covering(
    _ nodes: [DisplayList.Node],
    _ covered: inout Set<String>
  ) -> [DisplayList.Node] {
    nodes.compactMap { node in
      if let owner = owner(of: node.name.path) {
        guard covered.insert(owner).inserted, let bounds = bounds[owner], !bounds.isNull
        else { return nil }
        return .leaf(SnapshotMask.cover(bounds, name: owner))
      }
      guard case .group(var group) = node else { return node }
      group.nodes = StackSpace.ensure { covering(group.nodes, &covered) }
      return .group(group)
    }
  }
}

/// The error of a mask whose element doesn't exist.
private struct NoSuchElement: Error, CustomStringConvertible {
  var path: String
  var names: [String]
  /// The number of names that are listed.
  static let shownNames = 8

  var description: String {
    let shown = names.prefix(NoSuchElement.shownNames).map { "\n  \($0)" }.joined()
    let more = names.count > NoSuchElement.shownNames ? "\n  …" : ""
    return
      "No element is named “\(path)”, so there is nothing to ignore. The elements are:\(shown)\(more)"
  }
}
#endif
