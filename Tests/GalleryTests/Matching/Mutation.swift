import Foundation
import Scene
import Testing

/// A change of one element of a picture, with the expected report.
struct Mutation: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// Changes the nodes at an index; returns `nil` if this change isn't possible there.
  var apply: @Sendable (inout [DisplayList.Node], Int) -> Expectation?

  /// The reported kind of change, and the accepted element names.
  struct Expectation {
    var word: String
    var names: Set<String>
  }

  init(
    _ description: String,
    _ apply: @escaping @Sendable (inout [DisplayList.Node], Int) -> Expectation?
  ) {
    testDescription = description
    self.apply = apply
  }

  /// A mutation of a leaf.
  static func leaf(
    _ description: String,
    _ word: String,
    _ change: @escaping @Sendable (inout DisplayList.Leaf) -> Bool
  ) -> Mutation {
    Mutation(description) { nodes, index in
      guard case .leaf(var leaf) = nodes[index], change(&leaf) else { return nil }
      nodes[index] = .leaf(leaf)
      return Expectation(word: word, names: [leaf.name.path])
    }
  }

  static let all: [Mutation] = [
    .leaf("another colour", "restyled") { leaf in
      leaf.paint = .solid(RGBA(red: UInt8(1), green: 2, blue: 3))
      return true
    },
    .leaf("half the opacity", "restyled") { leaf in
      leaf.paint = leaf.paint.multiplyingAlpha(by: 0.5)
      return true
    },
    .leaf("another fill rule", "restyled") { leaf in
      guard case .fill(let path, let evenOdd) = leaf.outline else { return false }
      leaf.outline = .fill(path, evenOdd: !evenOdd)
      return true
    },
    .leaf("a wider line", "restyled") { leaf in
      guard case .stroke(let path, var style) = leaf.outline else { return false }
      style.lineWidth += 1
      leaf.outline = .stroke(path, style)
      return true
    },
    .leaf("dashes", "restyled") { leaf in
      guard case .stroke(let path, var style) = leaf.outline else { return false }
      style.dash = [3, 1]
      leaf.outline = .stroke(path, style)
      return true
    },
    .leaf("moved by its transform", "moved") { leaf in
      leaf.transform.tx += 3
      leaf.transform.ty -= 2
      return true
    },
    .leaf("moved by its path", "moved") { leaf in
      leaf.outline = leaf.outline.with(leaf.outline.path.offsetBy(dx: 0.5, dy: 0))
      return true
    },
    .leaf("a point moved", "reshaped") { leaf in
      var path = leaf.outline.path
      guard path.coordinates.count > 2 else { return false }
      path.withMutableCoordinates { $0[$0.count - 1] += 0.25 }
      leaf.outline = leaf.outline.with(path)
      return true
    },
    .leaf("a segment more", "reshaped") { leaf in
      var path = leaf.outline.path
      path.addLine(to: CGPoint(x: 1, y: 2))
      leaf.outline = leaf.outline.with(path)
      return true
    },
    .leaf("twice as large", "transformed") { leaf in
      leaf.transform.a *= 2
      leaf.transform.d *= 2
      return true
    },
    .leaf("renamed", "renamed") { leaf in
      leaf.name.path += "/Other"
      return true
    },
    Mutation("removed") { nodes, index in
      guard case .leaf(let leaf) = nodes.remove(at: index) else { return nil }
      return Expectation(word: "removed", names: [leaf.name.path])
    },
    Mutation("inserted before it") { nodes, index in
      nodes.insert(.leaf(.stranger), at: index)
      return Expectation(word: "inserted", names: [DisplayList.Leaf.stranger.name.path])
    },
    Mutation("inserted behind it") { nodes, index in
      nodes.insert(.leaf(.stranger), at: index + 1)
      return Expectation(word: "inserted", names: [DisplayList.Leaf.stranger.name.path])
    },
    Mutation("painted after the next one") { nodes, index in
      guard index + 1 < nodes.count, case .leaf(let one) = nodes[index],
        case .leaf(let other) = nodes[index + 1]
      else { return nil }
      nodes.swapAt(index, index + 1)
      return Expectation(word: "reordered", names: [one.name.path, other.name.path])
    },
    Mutation("put into a new group") { nodes, index in
      nodes[index] = .group(DisplayList.Group(name: "Group", opacity: 0.5, nodes: [nodes[index]]))
      return Expectation(word: "inserted", names: ["Group"])
    },
    Mutation("a group fainter") { nodes, index in
      guard case .group(var group) = nodes[index] else { return nil }
      group.opacity *= 0.5
      nodes[index] = .group(group)
      return Expectation(word: "restyled", names: [group.name.path])
    },
    Mutation("a group clipped") { nodes, index in
      guard case .group(var group) = nodes[index], group.clip == nil else { return nil }
      group.clip = DisplayList.Clip(path: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
      nodes[index] = .group(group)
      return Expectation(
        word: "inserted",
        names: ["\(group.name.path)/clip", "\(group.name.path)/clip/path"]
      )
    },
  ]
}

extension DisplayList.Leaf {
  static let stranger = DisplayList.Leaf(
    name: "Stranger",
    outline: .fill(Path(CGRect(x: 1, y: 2, width: 33, height: 44)), evenOdd: false),
    paint: .solid(.black)
  )
}

extension DisplayList.Outline {
  func with(_ path: Path) -> DisplayList.Outline {
    switch self {
    case .fill(_, let evenOdd): .fill(path, evenOdd: evenOdd)
    case .stroke(_, let style): .stroke(path, style)
    }
  }
}
