import SwiftUI
import Testing

/// Views and view controllers of UIKit, which aren't drawn: their defaults and their trees.
@MainActor
@Suite
struct UIViewTests {
  private static let coder = NSKeyedArchiver(requiringSecureCoding: true)
  private static let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test
  func aViewHasUIKitDefaults() throws {
    for view in [UIView(), try #require(UIView(coder: Self.coder))] {
      #expect((view.frame, view.bounds, view.center) == (.zero, .zero, .zero))
      #expect((view.alpha, view.isHidden, view.tag) == (1, false, 0))
      #expect((view.isUserInteractionEnabled, view.clipsToBounds) == (true, false))
      #expect(view.translatesAutoresizingMaskIntoConstraints)
      #expect((view.contentMode, view.transform) == (.scaleToFill, .identity))
      #expect(view.subviews.isEmpty && view.superview == nil && view.next == nil)
      #expect(!view.endEditing(true) && !view.becomeFirstResponder())
      #expect(!view.resignFirstResponder())
    }
    #expect(UIView.layerClass == CALayer.self)
  }

  @Test
  func boundsHaveTheSizeOfTheFrame() {
    let view = UIView(frame: Self.frame)
    #expect(view.frame == Self.frame && view.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(view.point(inside: CGPoint(x: 2.5, y: 3.5), with: nil))
    #expect(!view.point(inside: CGPoint(x: 3.5, y: 3.5), with: nil))
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
  }

  @Test
  func subviewsHaveASuperview() {
    let (parent, first, second) = (UIView(), UIView(), UIView())
    parent.addSubview(first)
    parent.addSubview(second)
    #expect(parent.subviews.map { $0 === first } == [true, false])
    #expect(first.superview === parent && second.superview === parent)
    first.removeFromSuperview()
    #expect(parent.subviews.map { $0 === second } == [true] && first.superview == nil)
  }

  @Test
  func aViewMovesToItsNewSuperview() {
    let (old, new, view) = (UIView(), UIView(), UIView())
    old.addSubview(view)
    new.addSubview(view)
    #expect(old.subviews.isEmpty && new.subviews.count == 1 && view.superview === new)
  }

  @Test
  func animationsRunImmediately() {
    var events: [String] = []
    UIView.animate(withDuration: 1, animations: { events.append("change") }) {
      events.append("completed \($0)")
    }
    UIView.animate(withDuration: 1) { events.append("change") }
    #expect(events == ["change", "completed true", "change"])
  }

  @Test
  func constantsHaveUIKitValues() {
    let modes: [UIView.ContentMode] = [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 4])
    let presentations: [UIViewController.ModalPresentationStyle] = [
      .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
    ]
    #expect(presentations.map(\.rawValue) == [-2, 0, 1, 2, 5, 6])
    let blurs: [UIBlurEffect.Style] = [
      .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial,
      .systemChromeMaterialDark,
    ]
    #expect(blurs.map(\.rawValue) == [0, 1, 2, 4, 5, 6, 20])
    #expect(UIActivityIndicatorView.Style.medium.rawValue == 100)
    #expect(UIActivityIndicatorView.Style.large.rawValue == 101)
  }

  // MARK: - Kinds of views

  @Test
  func anIndicatorCanBeStarted() throws {
    for view in [
      UIActivityIndicatorView(style: .large),
      try #require(UIActivityIndicatorView(coder: Self.coder)),
    ] {
      #expect(!view.isAnimating && view.hidesWhenStopped)
      view.startAnimating()
      #expect(view.isAnimating)
      view.stopAnimating()
      #expect(!view.isAnimating)
    }
    #expect(UIActivityIndicatorView(style: .large).style == .large)
    #expect(UIActivityIndicatorView(coder: Self.coder)?.style == .medium)
  }

  @Test
  func decodedViewsAreEmpty() {
    #expect(UIVisualEffectView(coder: Self.coder)?.effect == nil)
    #expect(UIImageView(coder: Self.coder)?.image == nil)
    #expect(UIScrollView(coder: Self.coder)?.bounces == true)
    #expect(UIWindow(coder: Self.coder)?.frame == .zero)
    #expect(UINavigationController(coder: Self.coder)?.viewControllers.isEmpty == true)
    #expect(UIHostingController<Circle>(coder: Self.coder) == nil)
  }

  @Test
  func labelsAndImagesKeepTheirContent() {
    let label = UILabel()
    #expect(label.font?.pointSize == 17 && label.font == .systemFont(ofSize: 17))
    #expect((label.textAlignment, label.numberOfLines) == (.natural, 1))
    let image = UIImage()
    #expect(UIImageView(image: image).image === image)
    #expect(UIImageView(frame: Self.frame).frame == Self.frame)
  }

  @Test
  func aScrollViewHasUIKitDefaults() {
    let view = UIScrollView.appearance()
    #expect(view.bounces && view.isScrollEnabled && !view.isPagingEnabled)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect((view.contentSize, view.contentOffset) == (.zero, .zero))
    #expect(view.keyboardDismissMode == .none)
    #expect(UITableView(frame: Self.frame).separatorStyle == .singleLine)
    #expect(UITableView(frame: Self.frame).frame == Self.frame)
    #expect(UITextView.appearance().bounds == .zero)
  }

  // MARK: - View controllers

  @Test
  func aControllerPresentsNothing() throws {
    for controller in [UIViewController(), try #require(UIViewController(coder: Self.coder))] {
      #expect(controller.presentedViewController == nil)
      #expect(controller.modalPresentationStyle == .automatic)
      #expect(controller.overrideUserInterfaceStyle == .unspecified)
      controller.present(UIViewController(), animated: true)
      #expect(controller.presentedViewController == nil && controller.view.subviews.isEmpty)
    }
  }

  @Test
  func aNavigationControllerHasAStack() {
    let (first, second) = (UIViewController(), UIViewController())
    let controller = UINavigationController(rootViewController: first)
    #expect(controller.popViewController(animated: false) == nil)
    #expect(controller.topViewController === first)
    controller.pushViewController(second, animated: false)
    #expect(controller.topViewController === second)
    #expect(controller.visibleViewController === second)
    #expect(controller.viewControllers.count == 2)
    #expect(controller.popViewController(animated: false) === second)
    #expect(controller.visibleViewController === first)
  }

  @Test
  func aTabBarControllerSelectsATab() {
    let controller = UITabBarController()
    #expect(controller.selectedViewController == nil && controller.selectedIndex == 0)
    let tabs = [UIViewController(), UIViewController()]
    controller.viewControllers = tabs
    #expect(controller.selectedViewController === tabs[0])
    controller.selectedIndex = 1
    #expect(controller.selectedViewController === tabs[1])
    controller.selectedIndex = 2
    #expect(controller.selectedViewController == nil)
  }

  @Test
  func aHostingControllerKeepsItsView() {
    let controller = UIHostingController(rootView: Text(verbatim: "A"))
    controller.rootView = Text(verbatim: "AA")
    let wide = controller.sizeThatFits(in: CGSize(width: 100, height: 100))
    controller.rootView = Text(verbatim: "A")
    #expect(wide.width > controller.sizeThatFits(in: CGSize(width: 100, height: 100)).width)
    let flexible = UIHostingController(rootView: Color.red)
    #expect(
      flexible.sizeThatFits(in: CGSize(width: 30, height: 20)) == CGSize(width: 30, height: 20)
    )
  }
}
