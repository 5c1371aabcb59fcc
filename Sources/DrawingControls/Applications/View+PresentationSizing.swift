public import Foundation

/// The availability of interaction behind a presentation, for source compatibility.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String
  private let detent: PresentationDetent?
  /// The default.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic", detent: nil)
  /// Enabled.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled", detent: nil)
  /// Disabled.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled", detent: nil)

  /// Returns interaction that is enabled while the presentation is no higher than a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "enabled", detent: detent)
  }
}

/// The form of a presentation in a narrow window, for source compatibility.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// The default.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// No adaptation.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// The whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The effect of dragging the content of a presentation, for source compatibility.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// The default.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// Resizes the presentation first.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// Scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The size of a presentation, for source compatibility.
public struct PresentationSizing: Hashable, Sendable {
  private let name: String
  /// The default.
  public static let automatic = PresentationSizing(name: "automatic")
  /// The size of its content.
  public static let fitted = PresentationSizing(name: "fitted")
  /// The size of a form.
  public static let form = PresentationSizing(name: "form")
  /// The size of a page.
  public static let page = PresentationSizing(name: "page")
}

nonisolated extension View {
  /// Returns the view unchanged, because presentations aren't drawn.
  public consuming func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public consuming func presentationBackground<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public consuming func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public consuming func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public consuming func presentationCompactAdaptation(
    horizontal: PresentationAdaptation,
    vertical: PresentationAdaptation
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public consuming func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Returns the view unchanged, because presentations aren't drawn.
  public consuming func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// Returns the view without the inspector and records a note if `isPresented` is true.
  public consuming func inspector<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) -> some View {
    noting("inspector", if: isPresented.wrappedValue)
  }

  /// Returns the view unchanged, because inspectors aren't drawn.
  public consuming func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
}
