public import Drawing
public import Foundation
import Scene

/// A view controller that hosts a view, which isn't drawn.
open class UIHostingController<Content: View>: UIViewController {
  /// The hosted view.
  open var rootView: Content

  /// Creates a controller that hosts a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Returns `nil`, because a view can't be decoded.
  public required init?(coder: NSCoder) { nil }

  /// Returns the size of the view for a proposed size, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    let renderer = ImageRenderer(content: rootView)
    renderer.proposedSize = ProposedViewSize(size)
    return (try? renderer.displayList())?.size ?? .zero
  }
}
