/// Where a view stands in the view tree: its structural identity.
///
/// A class, because a hundred thousand siblings share the path of their parent; it is turned into
/// text only for what is drawn.
final class IdentityPath {
  /// One step down the tree.
  enum Step: Hashable {
    /// Into a view or container of this name.
    case type(String)
    /// To one of several views in a row.
    case index(Int)
    /// To an element of a `ForEach`.
    case id(AnyHashable)
    /// Into a branch of a condition; it isn't shown.
    case branch(Bool)
    /// Into what a modifier adds, such as an overlay.
    case role(String)
  }

  let parent: IdentityPath?
  let step: Step?

  init(parent: IdentityPath? = nil, step: Step? = nil) {
    self.parent = parent
    self.step = step
  }
}

extension IdentityPath: CustomStringConvertible {
  /// The path as text, such as `ChristmasTree/VStack[0]/Star`.
  ///
  /// A number in brackets tells which one of several in a row the view before it is.
  var description: String {
    var names: [String] = []
    var indices: [String] = []
    for step in steps {
      switch step {
      case .index(let index): indices.append("\(index)")
      case .id(let id): indices.append("\(id.base)")
      case .branch: break
      case .type(let name), .role(let name):
        names.append(indices.isEmpty ? name : "\(name)[\(indices.joined(separator: "."))]")
        indices = []
      }
    }
    return names.joined(separator: "/")
  }

  private var steps: [Step] {
    var steps: [Step] = []
    var path: IdentityPath? = self
    while let current = path {
      if let step = current.step { steps.append(step) }
      path = current.parent
    }
    return steps.reversed()
  }
}
