public import Foundation

// UIKit's scroll views, bars and lists. They aren't drawn, and their settings are ignored.

/// A scroll view, which isn't drawn.
open class UIScrollView: UIView {
  /// Returns an appearance proxy, whose settings are ignored.
  public class func appearance() -> Self { Self(frame: .zero) }

  /// Creates a view.
  public required override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  /// Creates a view without decoding it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the view bounces at the edges of its content.
  open var bounces = true
  /// Whether scrolling stops at page boundaries.
  open var isPagingEnabled = false
  /// Whether scrolling is enabled.
  open var isScrollEnabled = true
  /// Whether the vertical scroll indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal scroll indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// The size of the content.
  open var contentSize = CGSize.zero
  /// The scroll offset.
  open var contentOffset = CGPoint.zero
  /// The scroll gesture that dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Has no effect, because scroll indicators aren't drawn.
  open func flashScrollIndicators() {}

  /// A scroll gesture that dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// No gesture.
    case none
    /// The start of a drag.
    case onDrag
    /// A drag that moves the keyboard.
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

  /// The content; ignored.
  open var contentConfiguration: (any UIContentConfiguration)?
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

  /// The appearance.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance at the edge of the scrolled content.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The picture of the shadow.
  open var shadowImage: UIImage?
  /// The background picture.
  open var backgroundImage: UIImage?
}

/// A navigation bar, which isn't drawn.
open class UINavigationBar: UIView {
  /// Returns an appearance proxy, whose settings are ignored.
  public class func appearance() -> UINavigationBar { UINavigationBar() }

  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// The appearance.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance at the edge of the scrolled content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The picture of the shadow.
  open var shadowImage: UIImage?
  /// The appearance of a compact bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// Has no effect.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// A segmented control, which isn't drawn.
open class UISegmentedControl: UIControl {
  /// Returns an appearance proxy, whose settings are ignored.
  public class func appearance() -> UISegmentedControl { UISegmentedControl() }

  /// The colour of the selected segment.
  open var selectedSegmentTintColor: UIColor?

  /// Has no effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}
}

/// A page control, which isn't drawn.
open class UIPageControl: UIControl {
  /// Returns an appearance proxy, whose settings are ignored.
  public class func appearance() -> UIPageControl { UIPageControl() }

  /// A style of the background.
  public enum BackgroundStyle: Int, Sendable {
    /// The default.
    case automatic
    /// A full background.
    case prominent
    /// No background.
    case minimal
  }

  /// The style of the background.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether the control is hidden if there is only one page.
  open var hidesForSinglePage = false
  /// The number of pages.
  open var numberOfPages = 0
  /// The current page.
  open var currentPage = 0
  /// The colour of the current page's indicator.
  open var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other indicators.
  open var pageIndicatorTintColor: UIColor?
}
