import Scene

/// The position of a view in the view tree: its structural identity.
///
/// It is a class because siblings (a hundred thousand or more) share the path of their parent. Its
/// text is computed only for elements that are drawn.
package final class IdentityPath {
  /// One step down the tree.
  package enum Step: Hashable {
    /// Into a view or container with this type name.
    case type(TypeName)
    /// To one of several sibling views.
    case index(Int)
    /// To an element of a `ForEach`.
    ///
    /// It is stored indirectly because it would otherwise double the size of every step.
    indirect case id(AnyHashable)
    /// To an element of a `ForEach` that is identified by an integer, as most are.
    case number(Int)
    /// To an element at a position. The position distinguishes siblings without a stable name in
    /// the text and in random numbers; it isn't part of the identity.
    case position(Int)
    /// Into a branch of a condition; not shown in the text.
    case branch(Bool)
    /// Into a view of this type inside `AnyView`; not shown in the text.
    case erased(ObjectIdentifier)
    /// To an element of an `AnyView`, at which modifiers of the `AnyView` store their values.
    case element(Int)
    /// Into content that a view or modifier adds, such as an overlay.
    case role(Role)
  }

  /// The role of content that a view or modifier adds, or of the initial values of its properties.
  /// The text of a path shows its raw value.
  package enum Role: String {
    case arranged, background, mask, overlay, state, subviews, symbols, transition
  }

  let parent: IdentityPath?
  /// The step that leads to it from its parent; `nil` at the root.
  let step: Step?
  /// Whether the path includes the position of an element, which isn't part of the identity.
  private let includesPosition: Bool
  /// The storage at this position, if there is any; the identity tree owns it.
  @exclusivity(unchecked) private(set) var storedNode: Unmanaged<GraphNode>?
  /// The positions one step further down, if they are kept; the identity tree owns them.
  @exclusivity(unchecked) private var children = StepTable()

  init(parent: consuming IdentityPath? = nil, step: consuming Step? = nil) {
    if case .position = step {
      includesPosition = true
    } else {
      includesPosition = if let parent { parent.includesPosition } else { false }
    }
    self.parent = consume parent
    self.step = consume step
  }

  /// The container of the outermost `ForEach` element on this path, or else of the innermost
  /// sibling list.
  var container: IdentityPath {
    var (row, position): (IdentityPath?, IdentityPath?) = (nil, self)
    var element: IdentityPath?
    while let current = position {
      switch current.step {
      case .id, .number: element = current.parent
      case .index: row = row ?? current.parent
      default: break
      }
      position = current.parent
    }
    return element ?? row ?? self
  }

  /// Returns the storage at this position of a tree.
  func node(in tree: IdentityTree) -> GraphNode {
    if let storedNode { return storedNode.takeUnretainedValue() }
    let node = includesPosition ? identity(in: tree).node(in: tree) : tree.makeNode(at: self)
    storedNode = .passUnretained(node)
    return node
  }

  /// Returns the path without the positions of elements. Values are stored there, so that elements
  /// keep them when their positions change.
  func identity(in tree: IdentityTree) -> IdentityPath {
    guard includesPosition else { return self }
    if let known = cache?.identity { return known }
    var identity = self
    let unknown = ancestorsFromTop { $0.includesPosition && $0.cache?.identity == nil }
    for position in unknown {
      guard let step = position.step, let parent = position.parent else { continue }
      let above = parent.cache?.identity ?? parent
      if case .position = step { identity = above } else { identity = tree.path(above, step) }
      position.neededCache.identity = identity
    }
    return identity
  }

  /// The number of changes to state stored at this position.
  var changes: Int {
    // Operators with closures, such as `??`, are slow in debug builds.
    if let storedNode { Int(storedNode.takeUnretainedValue().changes) } else { 0 }
  }

  /// Returns this position and its ancestors for which a value hasn't been computed yet, from the
  /// top down.
  ///
  /// A loop, because a path may have many thousands of steps, which would overflow the stack of a
  /// recursive function.
  private func ancestorsFromTop(where isUnknown: (IdentityPath) -> Bool) -> ReversedCollection<
    [IdentityPath]
  > {
    var positions: [IdentityPath] = []
    var next: IdentityPath? = self
    while let position = next, isUnknown(position) {
      positions.append(position)
      next = position.parent
    }
    return positions.reversed()
  }

  /// Returns the position one step further down, or `nil` if it hasn't been added.
  func child(_ step: Step) -> IdentityPath? { children.find(step) }

  /// Adds a position one step further down.
  func add(_ child: IdentityPath) { children.add(child) }

  /// A hash that is the same for the same position in each run of the program.
  var stableHash: UInt64 {
    if cachedHash != 0 { return cachedHash }
    // Often only the last step is new.
    if let parent, parent.cachedHash != 0 {
      cachedHash = makeStableHash(after: parent.cachedHash)
      return cachedHash
    }
    for position in ancestorsFromTop(where: { $0.cachedHash == 0 }) {
      position.cachedHash = position.makeStableHash(
        after: position.parent?.cachedHash ?? StableHasher().state
      )
    }
    return cachedHash
  }

  private func makeStableHash(after above: UInt64) -> UInt64 {
    var hasher = StableHasher(state: above)
    switch step {
    case .type(let name):
      hasher.add(UInt8(ascii: "/"))
      hasher.add(name.text)
    case .index(let number), .position(let number):
      hasher.add(UInt8(ascii: "["))
      hasher.add(number)
      hasher.add(UInt8(ascii: "]"))
    case .number(let number):
      hasher.add(UInt8(ascii: "{"))
      hasher.add(number)
      hasher.add(UInt8(ascii: "}"))
    case .id(let id): hasher.add("{" + (IdentityPath.text(of: id) ?? "") + "}")
    case .branch(let isFirst): hasher.add(UInt8(ascii: isFirst ? "+" : "-"))
    case .role(let role):
      hasher.add(UInt8(ascii: "#"))
      hasher.add(role.rawValue)
    case .erased, .element, nil: break
    }
    return hasher.state
  }

  /// The path as text, and the indices that precede the next type name.
  private typealias Text = (names: String, numbers: String)

  private var text: Text {
    if let cachedText { return cachedText }
    // Often only the last steps are new.
    if let parent, let above = parent.cachedText ?? parent.textFromParent {
      let text = makeText(after: above)
      cachedText = text
      return text
    }
    for position in ancestorsFromTop(where: { $0.cachedText == nil }) {
      position.cachedText = position.makeText(after: position.parent?.cachedText ?? ("", ""))
    }
    return cachedText ?? ("", "")
  }

  /// The text, or `nil` if the parent's text isn't cached.
  private var textFromParent: Text? {
    guard let above = parent?.cachedText else { return nil }
    let text = makeText(after: above)
    cachedText = text
    return text
  }

  /// The stable hash; 0 if it hasn't been computed yet. A hash whose value is 0 is computed again
  /// for each request.
  @exclusivity(unchecked) private var cachedHash: UInt64 = 0
  @exclusivity(unchecked) private var cache: Cache?

  /// The values computed from the steps; a class, because most positions don't need them.
  private final class Cache {
    /// The text. Siblings share most of it.
    @exclusivity(unchecked) var text: Text?
    /// The shared part of the element names that were requested last in this container.
    @exclusivity(unchecked) var siblingNames: ElementName.SiblingNames?
    /// The path without the positions of elements, if it is another one.
    @exclusivity(unchecked) var identity: IdentityPath?
  }

  private var neededCache: Cache {
    if let cache { return cache }
    let new = Cache()
    cache = new
    return new
  }

  private var cachedText: Text? {
    get { cache?.text }
    set { neededCache.text = newValue }
  }
}

extension IdentityPath: CustomStringConvertible {
  /// The path as text, such as `ChristmasTree/VStack[0]/Star`.
  ///
  /// A number in brackets is the index of the preceding view among its siblings.
  package var description: String { text.names }

  /// Returns the name of the element at this position.
  ///
  /// The text of one of several siblings isn't computed, because there may be many.
  func elementName(at line: SourceLine?) -> ElementName {
    guard cachedText == nil, case .type(let type) = step, let parent else {
      return ElementName(description, line: line)
    }
    if let number = parent.siblingNumber, let siblings = parent.parent?.siblingNames(type.text) {
      return ElementName(number, of: siblings, line: line)
    }
    // The sibling may be a view whose body draws the element.
    if case .type(let outer) = parent.step, let sibling = parent.parent,
      let number = sibling.siblingNumber,
      let siblings = sibling.parent?.siblingNames(outer.text, inner: type.text)
    {
      return ElementName(number, of: siblings, line: line)
    }
    return ElementName(description, line: line)
  }

  /// Returns the shared part of the names of elements in this container; `nil` if its path is empty
  /// or ends in numbers, which belong to the next name.
  private func siblingNames(_ type: String, inner: String = "") -> ElementName.SiblingNames? {
    if let last = cache?.siblingNames, last.contains(type, inner: inner) { return last }
    let (container, numbers) = text
    guard numbers.isEmpty, !container.isEmpty else { return nil }
    let names = ElementName.SiblingNames(type, inner: inner, in: container)
    neededCache.siblingNames = names
    return names
  }

  /// The number in the text of the position, if it is one of several siblings.
  private var siblingNumber: Int? {
    switch step {
    case .index(let number), .position(let number), .number(let number):
      number >= 0 ? number : nil
    default: nil
    }
  }

  private func makeText(after above: Text) -> Text {
    let (names, numbers) = above
    func number(_ text: String) -> (String, String) {
      (names, numbers.isEmpty ? text : numbers + "." + text)
    }
    func named(_ name: String) -> String {
      var text = names
      text.reserveCapacity(names.utf8.count + name.utf8.count + numbers.utf8.count + 3)
      if !names.isEmpty { text += "/" }
      text += name
      if !numbers.isEmpty {
        text += "["
        text += numbers
        text += "]"
      }
      return text
    }
    switch step {
    case .index(let index), .position(let index), .number(let index):
      return number(index.description)
    case .id(let id): return IdentityPath.text(of: id).map(number) ?? (names, numbers)
    case .branch, .erased, .element, nil: return (names, numbers)
    case .type(let name): return (named(name.text), "")
    case .role(let role): return (named(role.rawValue), "")
    }
  }
}
