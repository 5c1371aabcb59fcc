import Drawing
import Foundation
import Testing

/// The environment of a picture, which has no user and no machine.
@Suite
struct EnvironmentValueTests {
  @Test
  func nobodyHasChangedAPreference() {
    let values = EnvironmentValues()
    #expect(!values.accessibilityReduceTransparency && !values.accessibilityReduceMotion)
    #expect(!values.accessibilityDifferentiateWithoutColor && !values.accessibilityInvertColors)
    #expect(!values.accessibilityShowButtonShapes && !values.isLuminanceReduced)
    #expect(!values.accessibilityVoiceOverEnabled && !values.accessibilityEnabled)
    #expect(values.colorSchemeContrast == .standard && values.legibilityWeight == .regular)
    #expect(values.redactionReasons.isEmpty && values.isEnabled)
    #expect(!values.isFocused && !values.isSearching)
    #expect(values.horizontalSizeClass == .compact && values.verticalSizeClass == .regular)
    #expect(!values.presentationMode.wrappedValue.isPresented)
    values.dismiss()
  }

  @Test(
    arguments: [
      \EnvironmentValues.accessibilityReduceTransparency,
      \EnvironmentValues.accessibilityDifferentiateWithoutColor,
      \EnvironmentValues.accessibilityInvertColors,
      \EnvironmentValues.accessibilityShowButtonShapes,
      \EnvironmentValues.accessibilityReduceMotion, \EnvironmentValues.isLuminanceReduced,
    ] as [any WritableKeyPath<EnvironmentValues, Bool> & Sendable]
  )
  func preferencesAreSetSeparately(
    preference: any WritableKeyPath<EnvironmentValues, Bool> & Sendable
  ) {
    var values = EnvironmentValues()
    values[keyPath: preference] = true
    #expect(values[keyPath: preference])
    let all = [
      values.accessibilityReduceTransparency, values.accessibilityDifferentiateWithoutColor,
      values.accessibilityInvertColors, values.accessibilityShowButtonShapes,
      values.accessibilityReduceMotion, values.isLuminanceReduced,
    ]
    #expect(all.filter { $0 }.count == 1)
  }

  @Test(arguments: [(1.0, 1.0), (2, 0.5), (4, 0.25), (0, 1), (-1, 1)])
  func pixelsAreThatLong(scale: CGFloat, length: CGFloat) {
    var values = EnvironmentValues()
    #expect(values.displayScale == 1 && values.pixelLength == 1)
    values.displayScale = scale
    #expect(values.pixelLength == length)
  }

  @Test
  func regionIsTheSameOnEveryMachine() {
    var values = EnvironmentValues()
    #expect(values.locale.identifier == "en_US_POSIX")
    #expect(values.timeZone == .gmt)
    #expect(values.calendar.identifier == .gregorian)
    #expect(values.calendar.timeZone == .gmt)
    #expect(values.calendar.locale?.identifier == "en_US_POSIX")
    values.locale = Locale(identifier: "de_DE")
    values.calendar = Calendar(identifier: .buddhist)
    values.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    #expect(values.locale.identifier == "de_DE")
    #expect(values.calendar.identifier == .buddhist)
    #expect(values.timeZone.secondsFromGMT() == 3600)
  }

  @Test
  func linksAreNeverOpened() throws {
    var values = EnvironmentValues()
    values.openURL = OpenURLAction { _ in
      Issue.record("The handler was called")
      return .handled
    }
    let url = try #require(URL(string: "https://example.com"))
    values.openURL(url)
    var isAccepted: Bool?
    values.openURL(url) { isAccepted = $0 }
    #expect(isAccepted == false)
  }
}
