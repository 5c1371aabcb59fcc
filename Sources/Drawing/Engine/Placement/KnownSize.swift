package import Foundation

/// The size of an element, as far as it is known without measuring the element.
///
/// Most elements of large drawings are shapes, frames and effects on them. Measuring them for each
/// proposal, and keeping every result, would cost more than everything else in a stack.
package enum KnownSize {
  /// The size must be measured.
  case none
  /// The size is the same for every proposal.
  case fixed(CGSize)
  /// The size is the proposal, with 10 points for unspecified lengths.
  case proposed
}

extension LayoutNode {
  /// The element's size, if it is the same for every proposal.
  final var fixedSize: CGSize? {
    guard case .fixed(let size) = knownSize else { return nil }
    return size
  }
}
