public import Drawing

/// A view controller that hosts a view, which isn't drawn.
open class UIHostingController<Content: View>: UIViewController {
  /// The hosted view.
  open var rootView: Content

  /// Creates a controller that hosts a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}
