public import Foundation

// These view controllers are never shown.

/// A controller with a stack of view controllers.
open class UINavigationController: UIViewController {
  /// The controllers on the stack; the visible one is the last.
  open var viewControllers: [UIViewController]
  /// The navigation bar.
  public let navigationBar = UINavigationBar()

  /// Creates a controller with one view controller.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init()
  }

  /// Creates a controller without decoding it.
  public required init?(coder: NSCoder) {
    viewControllers = []
    super.init(coder: coder)
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The visible controller, which is the top one.
  open var visibleViewController: UIViewController? { viewControllers.last }

  /// Adds a controller to the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Removes and returns the last controller, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.popLast() : nil
  }
}

/// A controller with tabs.
open class UITabBarController: UIViewController {
  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]?
  /// The index of the selected tab.
  open var selectedIndex = 0
  /// The tab bar.
  public let tabBar = UITabBar()

  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }
}
