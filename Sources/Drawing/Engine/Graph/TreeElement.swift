/// An object that is found by its step below its parent: a position of the view tree, or the
/// storage at one.
///
/// It is a class because `StepTable` refers to both kinds. A protocol would need a generic table,
/// which is slow in debug builds.
package class TreeElement {
  /// The step that leads to it from its parent; `nil` at the root.
  let step: IdentityPath.Step?

  init(step: consuming IdentityPath.Step?) {
    self.step = consume step
  }
}
