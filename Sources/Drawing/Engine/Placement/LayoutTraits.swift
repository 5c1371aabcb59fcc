import Foundation

/// A type-erased transition of an element.
protocol ElementTransition {}

/// The layout information that an element provides to its container.
package struct LayoutTraits {
  /// The values; `nil` if all are the default, as for most elements.
  private var storage: Values?

  /// The stored values; a class, because each modifier around an element copies its traits. It is
  /// never changed once it is shared.
  private final class Values {
    var zIndex = 0.0
    var layoutPriority = 0.0
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
    var isNew = false
    var removal: Removal?
    var erasedTransition: (any ElementTransition)?
    var values: [ObjectIdentifier: Any] = [:]

    init(copying other: Values?) {
      guard let other else { return }
      (zIndex, layoutPriority) = (other.zIndex, other.layoutPriority)
      (horizontalSpacing, verticalSpacing) = (other.horizontalSpacing, other.verticalSpacing)
      (isNew, removal) = (other.isNew, other.removal)
      (erasedTransition, values) = (other.erasedTransition, other.values)
    }
  }

  /// Whether all values are the default.
  var areDefault: Bool { storage == nil }

  private mutating func change(_ body: (Values) -> Void) {
    let changed = Values(copying: storage)
    body(changed)
    storage = changed
  }

  @_transparent var zIndex: Double {
    // The closure of `??` is slow in debug builds.
    get { if let storage { storage.zIndex } else { 0 } }
    set { change { $0.zIndex = newValue } }
  }

  var layoutPriority: Double {
    get { storage?.layoutPriority ?? 0 }
    set { change { $0.layoutPriority = newValue } }
  }

  /// The preferred spacing to horizontal neighbours, in points; `nil` for the default.
  var horizontalSpacing: CGFloat? {
    get { storage?.horizontalSpacing }
    set {
      guard newValue != nil || storage?.horizontalSpacing != nil else { return }
      change { $0.horizontalSpacing = newValue }
    }
  }

  /// The preferred spacing to vertical neighbours, in points; `nil` for the default.
  var verticalSpacing: CGFloat? {
    get { storage?.verticalSpacing }
    set {
      guard newValue != nil || storage?.verticalSpacing != nil else { return }
      change { $0.verticalSpacing = newValue }
    }
  }

  /// Whether this evaluation inserted the element.
  var isNew: Bool {
    get { storage?.isNew ?? false }
    set {
      guard newValue != isNew else { return }
      change { $0.isNew = newValue }
    }
  }

  /// The removal of the element; `nil` if it is present.
  var removal: Removal? {
    get { storage?.removal }
    set {
      guard newValue !== storage?.removal else { return }
      change { $0.removal = newValue }
    }
  }

  /// Whether the element has been removed and is shown only until its transition ends.
  var isBeingRemoved: Bool { storage?.removal != nil }

  /// The transition of the element.
  var erasedTransition: (any ElementTransition)? {
    get { storage?.erasedTransition }
    set {
      guard storage != nil || newValue != nil else { return }
      change { $0.erasedTransition = newValue }
    }
  }

  /// The values stored under keys, such as a tag.
  var values: [ObjectIdentifier: Any] {
    get { storage?.values ?? [:] }
    set { change { $0.values = newValue } }
  }
}
