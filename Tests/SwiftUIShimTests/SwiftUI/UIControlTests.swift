import SwiftUI
import Testing

/// Controls and bars of UIKit, which aren't drawn, with the defaults of UIKit's documentation.
@MainActor
@Suite
struct UIControlTests {
  @Test
  func aStateHasUIKitBits() {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4])
  }

  @Test
  func controlsHaveUIKitDefaults() {
    let control = UIControl()
    #expect(control.isEnabled && !control.isSelected)
    let slider = UISlider.appearance()
    #expect((slider.value, slider.minimumValue, slider.maximumValue) == (0, 0, 1))
    #expect(!UISwitch.appearance().isOn)
    #expect(UISegmentedControl.appearance().selectedSegmentTintColor == nil)
    let pages = UIPageControl.appearance()
    #expect((pages.numberOfPages, pages.currentPage, pages.hidesForSinglePage) == (0, 0, false))
    #expect(pages.backgroundStyle == .automatic)
  }

  @Test
  func barsHaveUIKitDefaults() {
    let tabs = UITabBar.appearance()
    #expect(tabs.isTranslucent && tabs.scrollEdgeAppearance == nil)
    #expect(tabs.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes.isEmpty)
    #expect(tabs.standardAppearance.inlineLayoutAppearance.selected.iconColor == nil)
    let bar = UINavigationBar.appearance()
    #expect(bar.isTranslucent && bar.scrollEdgeAppearance == nil)
    #expect(bar.standardAppearance.titleTextAttributes.isEmpty)
    #expect(bar.standardAppearance.largeTitleTextAttributes.isEmpty)
    #expect(UITableViewCell.appearance().subviews.isEmpty)
  }

  @Test
  func pasteboardsAreEmpty() {
    UIPasteboard.general.string = "text"
    #expect(UIPasteboard.general.string == nil)
  }

  @Test
  func accessibilitySettingsAreOff() {
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isBoldTextEnabled)
    #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.isVoiceOverRunning)
  }
}
