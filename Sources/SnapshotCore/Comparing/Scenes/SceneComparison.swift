#if Pictures
internal import Pixels
internal import Scene

/// A comparison of texts that represent pictures: SVG, drawing commands, display lists.
///
/// The bytes decide whether they are equal. The changed elements are reported in addition.
package enum SceneComparison {
  /// Compares a reference with an actual value.
  package static func compare(
    reference: [UInt8],
    actual: [UInt8],
    limits: DifferenceLimits = .standard
  ) -> Comparison {
    let comparison = TextComparison.compare(
      reference: reference,
      actual: actual,
      limits: limits
    )
    // If every line is the same, so is every element.
    guard case .different(let difference) = comparison,
      TextComparison.invisibleCause(reference: reference, actual: actual) == nil,
      let old = String(validating: reference, as: UTF8.self),
      let new = String(validating: actual, as: UTF8.self)
    else { return comparison }
    // Reading and matching are recursive, and groups may be nested too deeply for a small stack. If
    // the system can't create a thread with a larger one, the lines alone are reported.
    let described = try? LargeStack.run { describe(difference, old, new) }
    return .different(described ?? difference)
  }

  /// Returns a difference of texts with the changed elements, if both represent pictures.
  private static func describe(
    _ lines: Difference,
    _ old: String,
    _ new: String
  ) -> Difference {
    guard let before = SceneOutline(text: old), let after = SceneOutline(text: new) else {
      return lines
    }
    var difference = lines
    let changes = SceneDifference(old: before, new: after)
    difference.elements = changes.changes.map(\.name)
    let wording = SceneWording(changes.changes)
    difference.summary = "\(wording.summary); \(difference.summary)"
    let detail = [wording.lines(limit: 10), difference.detail].filter { !$0.isEmpty }
    difference.detail = detail.joined(separator: "\n\n")
    if let picture = SceneOverlay.picture(old, new) { difference.files.insert(picture, at: 0) }
    return difference
  }
}
#endif
