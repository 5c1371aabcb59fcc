public import Drawing

/// A view controller of a view tree, which isn't drawn.
open class UIHostingController<Content: View>: UIViewController {
  /// The view tree.
  open var rootView: Content

  /// Creates a controller of a view tree.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}
