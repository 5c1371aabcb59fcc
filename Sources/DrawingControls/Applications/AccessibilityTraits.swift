/// The treatment of a view's children by assistive technology, for source compatibility.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// Ignores the children.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Keeps the children as separate elements.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Combines the children into one element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The characteristics of a view for assistive technology, for source compatibility.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<String> = []

  /// Creates an empty set.
  public init() {}

  private init(_ name: String) {
    names = [name]
  }

  /// The view is a button.
  public static let isButton = AccessibilityTraits("isButton")
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// The view is selected.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// The view is a link.
  public static let isLink = AccessibilityTraits("isLink")
  /// The view is an image.
  public static let isImage = AccessibilityTraits("isImage")
  /// The view is text that doesn't change.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// The view is a summary.
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// The view updates frequently.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")

  /// Returns whether all traits of `member` are in the set.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    member.names.isSubset(of: names)
  }

  /// Adds traits, and returns whether any of them were new.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let inserted = !contains(newMember)
    formUnion(newMember)
    return (inserted, newMember)
  }

  /// Removes traits, and returns those that were in the set.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    names.subtract(member.names)
    return removed.names.isEmpty ? nil : removed
  }

  /// Adds traits, and returns those that were already in the set.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let old = intersection(newMember)
    formUnion(newMember)
    return old.names.isEmpty ? nil : old
  }

  /// Returns the union of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formUnion(other)
    return result
  }

  /// Returns the intersection of both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formIntersection(other)
    return result
  }

  /// Returns the traits that are in exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }

  /// Keeps the traits that are in both sets.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }

  /// Keeps the traits that are in exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
}
