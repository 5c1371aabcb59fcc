import Foundation
import Testing

@testable import DrawingControls

/// Values of options that change nothing in a picture: each is distinct, and a failed expectation
/// prints it with its name.
@Suite
struct NamedValueTests {
  /// The values of a type that stores a name.
  struct Family: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let prints: [String]
    let names: [String]
    let distinct: Int

    init<Value: Hashable & Sendable>(_ values: KeyValuePairs<String, Value>) {
      testDescription = "\(Value.self)"
      prints = values.map { String(describing: $0.value) }
      names = values.map(\.key)
      distinct = Set(values.map(\.value)).count
    }
  }

  static let effects: [Family] = [
    Family([
      "bounce": SymbolEffect.bounce, "pulse": .pulse, "variableColor": .variableColor,
      "scale": .scale, "appear": .appear, "disappear": .disappear, "replace": .replace,
      "breathe": .breathe, "rotate": .rotate, "wiggle": .wiggle, "drawOn": .drawOn,
      "drawOff": .drawOff, "automatic": .automatic,
    ]),
    Family([
      "success": SensoryFeedback.success, "warning": .warning, "error": .error,
      "selection": .selection, "increase": .increase, "decrease": .decrease, "start": .start,
      "stop": .stop, "alignment": .alignment, "levelChange": .levelChange, "impact": .impact,
    ]),
    Family(["light": SensoryFeedback.Weight.light, "medium": .medium, "heavy": .heavy]),
    Family(["rigid": SensoryFeedback.Flexibility.rigid, "solid": .solid, "soft": .soft]),
    Family(["automatic": HoverEffect.automatic, "highlight": .highlight, "lift": .lift]),
    Family(["automatic": ScrollEdgeEffectStyle.automatic, "hard": .hard, "soft": .soft]),
    Family([
      "automatic": ViewAlignedScrollTargetBehavior.LimitBehavior.automatic, "always": .always,
      "alwaysByOne": .alwaysByOne, "alwaysByFew": .alwaysByFew, "never": .never,
    ]),
    Family([
      "automatic": ScrollIndicatorVisibility.automatic, "visible": .visible, "hidden": .hidden,
      "never": .never,
    ]),
    Family([
      "effect": LibraryItem.Category.effect, "layout": .layout, "control": .control,
      "other": .other,
    ]),
  ]

  static let accessibility: [Family] = [
    Family([
      "default": AccessibilityActionKind.default, "escape": .escape, "magicTap": .magicTap,
      "showMenu": .showMenu, "delete": .delete,
    ]),
    Family(["ignore": AccessibilityChildBehavior.ignore, "contain": .contain, "combine": .combine]),
    Family([
      "isButton": AccessibilityTraits.isButton, "isHeader": .isHeader, "isSelected": .isSelected,
      "isLink": .isLink, "isImage": .isImage, "isStaticText": .isStaticText,
      "isSummaryElement": .isSummaryElement, "updatesFrequently": .updatesFrequently,
    ]),
  ]

  static let typing: [Family] = [
    Family([
      "never": TextInputAutocapitalization.never, "words": .words, "sentences": .sentences,
      "characters": .characters,
    ]),
    Family([
      "done": SubmitLabel.done, "go": .go, "send": .send, "join": .join, "search": .search,
      "return": .return, "next": .next, "continue": .continue,
    ]),
    Family([
      "defaultAction": KeyboardShortcut.defaultAction, "cancelAction": .cancelAction,
    ]),
    Family([
      "automatic": ButtonRepeatBehavior.automatic, "enabled": .enabled, "disabled": .disabled,
    ]),
    Family(["destructive": ButtonRole.destructive, "cancel": .cancel]),
    Family(["isEnabled: true": TextSelectability.enabled, "isEnabled: false": .disabled]),
    // The types of Apple's platforms have the same raw values.
    Family([
      "name": UITextContentType.name, "given-name": .givenName, "family-name": .familyName,
      "nickname": .nickname, "username": .username, "password": .password,
      "new-password": .newPassword, "one-time-code": .oneTimeCode, "email": .emailAddress,
      "tel": .telephoneNumber, "url": .URL, "postal-code": .postalCode,
      "street-address": .fullStreetAddress, "cc-number": .creditCardNumber,
    ]),
  ]

  static let pages: [Family] = [
    Family([
      "automatic": ToolbarItemPlacement.automatic, "principal": .principal,
      "navigation": .navigation, "leading": .navigationBarLeading,
      "trailing": .navigationBarTrailing, "topLeading": .topBarLeading,
      "topTrailing": .topBarTrailing, "bottom": .bottomBar, "keyboard": .keyboard,
      "status": .status, "primaryAction": .primaryAction, "secondaryAction": .secondaryAction,
      "confirmationAction": .confirmationAction, "cancellationAction": .cancellationAction,
      "destructiveAction": .destructiveAction,
    ]),
    Family([
      "automatic": ToolbarPlacement.automatic, "navigationBar": .navigationBar,
      "bottomBar": .bottomBar, "tabBar": .tabBar, "windowToolbar": .windowToolbar,
    ]),
    Family([
      "automatic": ToolbarRole.automatic, "browser": .browser, "editor": .editor,
      "navigationStack": .navigationStack,
    ]),
    Family([
      "automatic": NavigationSplitViewVisibility.automatic, "all": .all,
      "doubleColumn": .doubleColumn, "detailOnly": .detailOnly,
    ]),
    Family([
      "automatic": SearchFieldPlacement.automatic, "sidebar": .sidebar, "toolbar": .toolbar,
      "navigationBarDrawer": .navigationBarDrawer,
    ]),
    Family(["minimum": ScenePadding.minimum, "navigationBar": .navigationBar]),
    Family([
      "portrait": InterfaceOrientation.portrait, "portraitUpsideDown": .portraitUpsideDown,
      "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight,
    ]),
    Family(["nil": ListSectionSpacing.default, "0.0": .compact, "7.0": .custom(7)]),
    Family([
      "share: 0.5, height: 0.0": PresentationDetent.medium, "share: 1.0, height: 0.0": .large,
      "share: 0.25, height: 0.0": .fraction(0.25), "share: 0.0, height: 30.0": .height(30),
    ]),
    Family([
      "automatic": PresentationBackgroundInteraction.automatic, "enabled": .enabled,
      "disabled": .disabled, "share: 0.5": .enabled(upThrough: .medium),
    ]),
    Family([
      "automatic": PresentationAdaptation.automatic, "none": .none, "popover": .popover,
      "sheet": .sheet, "fullScreenCover": .fullScreenCover,
    ]),
    Family([
      "automatic": PresentationContentInteraction.automatic, "resizes": .resizes,
      "scrolls": .scrolls,
    ]),
    Family([
      "automatic": PresentationSizing.automatic, "fitted": .fitted, "form": .form, "page": .page,
    ]),
  ]

  @Test(arguments: effects + accessibility + typing + pages)
  func valuesAreDistinctAndPrintTheirNames(family: Family) {
    #expect(family.distinct == family.names.count)
    for (print, name) in zip(family.prints, family.names) {
      #expect(
        print.contains("\"\(name)\"") || print.contains("\(name))") || print.contains("\(name),")
      )
    }
  }

  @Test
  func backgroundInteractionUpToADetentPrintsBoth() {
    let text = String(describing: PresentationBackgroundInteraction.enabled(upThrough: .medium))
    #expect(text.contains("name: \"enabled\"") && text.contains("share: 0.5"))
  }

  @Test
  func valuesThatDifferOnlyInWhatIsIgnoredAreEqual() {
    let effect = SymbolEffect.variableColor
    #expect(effect.iterative.reversing.up.byLayer == effect)
    #expect(SensoryFeedback.impact(weight: .light, intensity: 0.5) == .impact)
    #expect(SensoryFeedback.impact(flexibility: .soft, intensity: 0.5) == .impact)
    #expect(SearchFieldPlacement.navigationBarDrawer(displayMode: .always) == .navigationBarDrawer)
    #expect(SymbolEffectOptions.repeat(3).speed(2).nonRepeating == .default)
    #expect(ButtonBorderShape.automatic == .roundedRectangle(radius: 8))
    #expect(Set([ButtonBorderShape.automatic, .capsule, .circle]).count == 3)
  }

  /// The raw values are those that SwiftUI's interface publishes.
  @Test
  func setsHaveTheBitsOfSwiftUI() {
    #expect(EventModifiers.capsLock.rawValue == 1)
    #expect(EventModifiers.shift.rawValue == 2)
    #expect(EventModifiers.control.rawValue == 4)
    #expect(EventModifiers.option.rawValue == 8)
    #expect(EventModifiers.command.rawValue == 16)
    #expect(EventModifiers.all.rawValue == 31)
    #expect(GestureMask.gesture.rawValue == 1)
    #expect(GestureMask.subviews.rawValue == 2)
    #expect(GestureMask.all.rawValue == 3)
    #expect(SubmitTriggers.text.rawValue == 1)
    #expect(SubmitTriggers.search.rawValue == 2)
    #expect(SafeAreaRegions.container.rawValue == 1)
    #expect(SafeAreaRegions.keyboard.rawValue == 2)
    #expect(SafeAreaRegions.all == [.container, .keyboard])
    #expect(
      [
        ContentShapeKinds.interaction, .dragPreview, .contextMenuPreview, .hoverEffect,
        .accessibility,
      ].map(\.rawValue) == [1, 2, 4, 8, 16]
    )
    #expect(VerticalEdge.Set.top.rawValue == 1)
    #expect(VerticalEdge.Set.bottom.rawValue == 2)
    #expect(VerticalEdge.Set.all.rawValue == 3)
    #expect(HorizontalEdge.Set.leading.rawValue == 1)
    #expect(HorizontalEdge.Set.trailing.rawValue == 2)
    #expect(HorizontalEdge.Set.all.rawValue == 3)
    #expect(VerticalEdge.allCases.map(\.rawValue) == [0, 1])
    #expect(HorizontalEdge.allCases.map(\.rawValue) == [0, 1])
    #expect(DatePickerComponents([.date, .hourAndMinute]).rawValue == 3)
    #expect(DatePickerComponents.date != .hourAndMinute)
  }

  @Test
  func keysHaveTheCharactersOfAppKit() {
    let characters: [(KeyEquivalent, Character)] = [
      (.upArrow, "\u{F700}"), (.downArrow, "\u{F701}"), (.leftArrow, "\u{F702}"),
      (.rightArrow, "\u{F703}"), (.escape, "\u{1B}"), (.return, "\r"), (.space, " "),
      (.tab, "\t"), (.delete, "\u{8}"), ("k", "k"), (KeyEquivalent("x"), "x"),
    ]
    for (key, character) in characters { #expect(key.character == character) }
  }

  @Test
  func keyboardsHaveTheNumbersOfUIKit() {
    #expect(UIKeyboardType.alphabet == .asciiCapable)
    #expect(UIKeyboardType.asciiCapableNumberPad.rawValue == 11)
    #expect(UIKeyboardType(rawValue: 8) == .decimalPad)
    #expect(UITextAutocapitalizationType.allCharacters.rawValue == 3)
    #expect(AccessibilityHeadingLevel.h6.rawValue == 6)
  }

  @Test
  func scrollPhasesHaveTheirValues() {
    #expect(ScrollTransitionPhase.topLeading.value == -1)
    #expect(ScrollTransitionPhase.identity.value == 0)
    #expect(ScrollTransitionPhase.bottomTrailing.value == 1)
    #expect(ScrollTransitionPhase.identity.isIdentity)
    #expect(!ScrollTransitionPhase.topLeading.isIdentity)
    #expect(!ScrollPhase.idle.isScrolling)
    #expect(ScrollPhase.tracking.isScrolling && ScrollPhase.animating.isScrolling)
  }

  @Test
  func scrollGeometryHasAVisiblePart() {
    let insets = EdgeInsets(top: 7, leading: 8, bottom: 9, trailing: 10)
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 1, y: 2),
      contentSize: CGSize(width: 3, height: 4),
      contentInsets: insets,
      containerSize: CGSize(width: 5, height: 6)
    )
    #expect(geometry.contentOffset == CGPoint(x: 1, y: 2))
    #expect(geometry.contentSize == CGSize(width: 3, height: 4))
    #expect(geometry.containerSize == CGSize(width: 5, height: 6))
    #expect(geometry.visibleRect == CGRect(x: 1, y: 2, width: 5, height: 6))
    #expect(geometry.contentInsets == insets)
  }
}
