public import Foundation

// The looks of bars and lists that files set for a whole application; none is drawn.

/// A view that scrolls, which isn't drawn.
open class UIScrollView: UIView {
  /// Returns what the looks of all such views are set by; they are ignored.
  public class func appearance() -> Self { Self(frame: .zero) }

  /// Creates a view.
  public required override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Whether it goes beyond its ends.
  open var bounces = true
  /// Whether it comes to rest at pages.
  open var isPagingEnabled = false
  /// Whether it scrolls.
  open var isScrollEnabled = true
  /// Whether a bar is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar is shown.
  open var showsHorizontalScrollIndicator = true
  /// The size of what is in it.
  open var contentSize = CGSize.zero
  /// How far it is scrolled.
  open var contentOffset = CGPoint.zero
  /// How the keyboard is sent away.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// How scrolling sends a keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none
    /// By dragging.
    case onDrag
    /// Following the finger.
    case interactive
  }
}

/// A list, which isn't drawn.
open class UITableView: UIScrollView {
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One line.
    case singleLine
  }

  /// The lines between rows.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The view above the rows.
  open var tableHeaderView: UIView?
  /// The view below the rows.
  open var tableFooterView: UIView?
}

/// A row of a list, which isn't drawn.
open class UITableViewCell: UIView {
  /// Returns what the looks of all such views are set by; they are ignored.
  public class func appearance() -> UITableViewCell { UITableViewCell() }
}

/// A place for text, which isn't drawn.
open class UITextView: UIScrollView {}

/// A bar of tabs, which isn't drawn.
open class UITabBar: UIView {
  /// Returns what the looks of all such views are set by; they are ignored.
  public class func appearance() -> UITabBar { UITabBar() }

  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of tabs that aren't chosen.
  open var unselectedItemTintColor: UIColor?
}

/// A bar of titles, which isn't drawn.
open class UINavigationBar: UIView {
  /// Returns what the looks of all such views are set by; they are ignored.
  public class func appearance() -> UINavigationBar { UINavigationBar() }

  /// The colour of the bar.
  open var barTintColor: UIColor?
}

/// A choice among segments, which isn't drawn.
open class UISegmentedControl: UIView {
  /// Returns what the looks of all such views are set by; they are ignored.
  public class func appearance() -> UISegmentedControl { UISegmentedControl() }

  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?
}

/// Dots for pages, which aren't drawn.
open class UIPageControl: UIView {
  /// Returns what the looks of all such views are set by; they are ignored.
  public class func appearance() -> UIPageControl { UIPageControl() }

  /// The number of pages.
  open var numberOfPages = 0
  /// The page that is shown.
  open var currentPage = 0
  /// The colour of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other pages.
  open var pageIndicatorTintColor: UIColor?
}
