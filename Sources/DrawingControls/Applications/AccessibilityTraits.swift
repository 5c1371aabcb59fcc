/// How the parts of a view are read aloud; nothing is read here.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// The parts are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The parts are kept.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The parts become one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a view is to those to whom it is read aloud; nothing is read here.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<String> = []

  /// Creates the set of no traits.
  public init() {}

  private init(_ name: String) {
    names = [name]
  }

  /// A button.
  public static let isButton = AccessibilityTraits("isButton")
  /// A heading.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// What is chosen.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// A link.
  public static let isLink = AccessibilityTraits("isLink")
  /// A picture.
  public static let isImage = AccessibilityTraits("isImage")
  /// A text that doesn't change.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// A summary.
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// What changes often.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")

  /// Returns whether all traits of `member` are in the set.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    member.names.isSubset(of: names)
  }

  /// Adds traits.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let inserted = !contains(newMember)
    formUnion(newMember)
    return (inserted, newMember)
  }

  /// Removes traits.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    names.subtract(member.names)
    return removed.names.isEmpty ? nil : removed
  }

  /// Adds traits.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let old = intersection(newMember)
    formUnion(newMember)
    return old.names.isEmpty ? nil : old
  }

  /// Returns the traits of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formUnion(other)
    return result
  }

  /// Returns the traits that both sets have.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formIntersection(other)
    return result
  }

  /// Returns the traits that only one of the sets has.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }

  /// Keeps the traits that both sets have.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    names.formIntersection(other.names)
  }

  /// Keeps the traits that only one of the sets has.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    names.formSymmetricDifference(other.names)
  }
}
