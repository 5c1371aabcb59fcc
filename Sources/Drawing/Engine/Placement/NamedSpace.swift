import Foundation

/// The size and transform of a view with named coordinate spaces, and those of the views around it.
///
/// It is a linked list, because a dictionary for each view would need memory in proportion to the
/// number of spaces around it.
final class NamedSpace {
  private let names: [AnyHashable]
  let size: CGSize
  /// The transform to the canvas.
  let transform: CGAffineTransform
  /// The nearest view around it that has named spaces; a variable only so that `deinit` can release
  /// it.
  private var outer: NamedSpace?

  init(names: [AnyHashable], size: CGSize, transform: CGAffineTransform, outer: NamedSpace?) {
    self.names = names
    self.size = size
    self.transform = transform
    self.outer = outer
  }

  deinit {
    // A long list is released in a loop, because recursion would use stack in proportion to its
    // length.
    var next = outer
    outer = nil
    while isKnownUniquelyReferenced(&next), let space = next {
      next = space.outer
      space.outer = nil
    }
  }

  /// Returns the innermost space with a name, or `nil` if there is none.
  func space(named name: AnyHashable) -> NamedSpace? {
    var next: NamedSpace? = self
    while let space = next, !space.names.contains(name) { next = space.outer }
    return next
  }
}
