package import Foundation

/// The position of a child and the size proposed to it.
package struct LayoutPlacement {
  package var origin: CGPoint = .zero
  package var proposal: ProposedViewSize
}

/// The removal of an element that is shown until its transition ends.
///
/// It is a class because the container records in it where the element was.
final class Removal {
  /// The number of the first evaluation without the element.
  let evaluation: Int
  /// The element's place in its container, once the container has been drawn without it.
  var place: LayoutPlacement?
  /// Whether the element was present before that evaluation.
  private(set) var wasPresent = true

  init(evaluation: Int) {
    self.evaluation = evaluation
  }

  /// Continues an earlier removal, so that the element keeps its place.
  func continueRemoval(_ earlier: Removal?) {
    guard let place = earlier?.place else { return }
    self.place = place
    wasPresent = false
  }
}
