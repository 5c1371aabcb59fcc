public import Foundation

// Appearance settings of UIKit's bars and lists, which are ignored.

/// A scroll view, which isn't drawn.
open class UIScrollView: UIView {
  /// Returns an appearance proxy, whose settings are ignored.
  public class func appearance() -> Self { Self(frame: .zero) }

  /// Creates a view.
  public required override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Whether the view bounces at the edges of its content.
  open var bounces = true
  /// Whether scrolling stops at pages.
  open var isPagingEnabled = false
  /// Whether scrolling is enabled.
  open var isScrollEnabled = true
  /// Whether the scroll indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the scroll indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// The size of the content.
  open var contentSize = CGSize.zero
  /// The scroll offset.
  open var contentOffset = CGPoint.zero
  /// The way in which scrolling dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// A way in which scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none
    /// Dragging dismisses the keyboard.
    case onDrag
    /// Interactively.
    case interactive
  }
}

/// A table view, which isn't drawn.
open class UITableView: UIScrollView {
  /// The style of row separators.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// A single line.
    case singleLine
  }

  /// The style of row separators.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The view above the rows.
  open var tableHeaderView: UIView?
  /// The view below the rows.
  open var tableFooterView: UIView?
}

/// A table view cell, which isn't drawn.
open class UITableViewCell: UIView {
  /// Returns an appearance proxy, whose settings are ignored.
  public class func appearance() -> UITableViewCell { UITableViewCell() }
}

/// A text view, which isn't drawn.
open class UITextView: UIScrollView {}

/// A tab bar, which isn't drawn.
open class UITabBar: UIView {
  /// Returns an appearance proxy, whose settings are ignored.
  public class func appearance() -> UITabBar { UITabBar() }

  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of unselected tabs.
  open var unselectedItemTintColor: UIColor?
}

/// A navigation bar, which isn't drawn.
open class UINavigationBar: UIView {
  /// Returns an appearance proxy, whose settings are ignored.
  public class func appearance() -> UINavigationBar { UINavigationBar() }

  /// The colour of the bar.
  open var barTintColor: UIColor?
}

/// A segmented control, which isn't drawn.
open class UISegmentedControl: UIView {
  /// Returns an appearance proxy, whose settings are ignored.
  public class func appearance() -> UISegmentedControl { UISegmentedControl() }

  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?
}

/// A page control, which isn't drawn.
open class UIPageControl: UIView {
  /// Returns an appearance proxy, whose settings are ignored.
  public class func appearance() -> UIPageControl { UIPageControl() }

  /// The number of pages.
  open var numberOfPages = 0
  /// The current page.
  open var currentPage = 0
  /// The colour of the current page's indicator.
  open var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other indicators.
  open var pageIndicatorTintColor: UIColor?
}
