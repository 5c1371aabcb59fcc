/// The changes between two pictures, found by matching their elements.
///
/// Elements are matched by structural path and by shape. Indices in paths are ignored if the rest
/// is equal, so that an element inserted before others isn't reported as a change of all of them.
package struct SceneDifference: Hashable, Sendable {
  /// The changes, in the painting order of the new picture; removed elements come last.
  package private(set) var changes: [SceneChange] = []

  /// Compares two pictures.
  package init(old: SceneOutline, new: SceneOutline) {
    if !ElementChange.isSame(old.size, new.size) {
      changes.append(
        SceneChange(name: "", element: "canvas", kind: .resized(old: old.size, new: new.size))
      )
    }
    let (before, after) = (FlatScene(old), FlatScene(new))
    let matching = SceneMatching(before, after)
    let staying = matching.elementsInOrder
    for index in after.elements.indices {
      let now = after.elements[index]
      guard let partner = matching.oldOfNew[index] else {
        add(.inserted, to: now)
        continue
      }
      let was = before.elements[partner]
      for change in ElementChange.all(from: was.element, to: now.element) { add(change, to: now) }
      if let change = regrouping(was, now, before, after, matching) {
        add(change, to: now)
      } else if !staying.contains(index) {
        add(.reordered(after: index > 0 ? after.elements[index - 1].element.name : nil), to: now)
      }
    }
    for index in before.elements.indices where matching.newOfOld[index] == nil {
      add(.removed, to: before.elements[index])
    }
  }

  private mutating func add(_ kind: SceneChange.Kind, to flat: FlatScene.Entry) {
    changes.append(SceneChange(name: flat.element.name, element: flat.element.kind, kind: kind))
  }

  /// Returns the change if an element moved between two groups that exist in both pictures.
  private func regrouping(
    _ was: FlatScene.Entry,
    _ now: FlatScene.Entry,
    _ before: FlatScene,
    _ after: FlatScene,
    _ matching: SceneMatching
  ) -> SceneChange.Kind? {
    let oldIsGone = was.parent.map { matching.newOfOld[$0] == nil } ?? false
    let newIsFresh = now.parent.map { matching.oldOfNew[$0] == nil } ?? false
    guard !oldIsGone, !newIsFresh, was.parent.flatMap({ matching.newOfOld[$0] }) != now.parent
    else { return nil }
    return .regrouped(
      old: was.parent.map { before.elements[$0].element.name },
      new: now.parent.map { after.elements[$0].element.name }
    )
  }
}

/// The elements of a picture in painting order, each before its children.
struct FlatScene {
  struct Entry {
    /// The element without its children.
    var element: SceneElement
    var parent: Int?
  }

  private(set) var elements: [Entry] = []

  init(_ scene: SceneOutline) {
    var stack = scene.elements.reversed().map { ($0, Int?.none) }
    while let (element, parent) = stack.popLast() {
      var own = element
      own.children = []
      elements.append(Entry(element: own, parent: parent))
      let index = elements.count - 1
      stack += element.children.reversed().map { ($0, index) }
    }
  }
}
