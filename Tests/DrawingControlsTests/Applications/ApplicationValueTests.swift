import Foundation
import Testing

@testable import DrawingControls

/// Values that applications read and that a rendering keeps constant.
@Suite
struct ApplicationValueTests {
  /// A view that reads its environment.
  private struct Reader: View {
    @Environment(\.isPresented) private var isPresented
    @Environment(\.supportsMultipleWindows) private var supportsWindows
    @Environment(\.accessibilityDimFlashingLights) private var dimsLights
    @Environment(\.accessibilityEnabled) private var isAccessible
    @Environment(\.accessibilityVoiceOverEnabled) private var speaks
    @Environment(\.accessibilityInvertColors) private var invertsColors
    @Environment(\.isFocused) private var isFocused
    @Environment(\.controlSize) private var controlSize
    @Environment(\.defaultMinListRowHeight) private var rowHeight
    @Environment(\.defaultMinListHeaderHeight) private var headerHeight
    @Environment(\.headerProminence) private var prominence
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.editMode) private var editMode
    @Environment(\.refresh) private var refresh
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.requestReview) private var requestReview
    @Environment(\.dismissSearch) private var dismissSearch
    @FocusState private var isEditing: Bool
    @FocusState private var field: Int?
    let expectsDefaults: Bool

    var body: some View {
      openWindow(id: "window")
      openWindow(id: "window", value: 1)
      openWindow(value: 1)
      dismissWindow()
      dismissWindow(id: "window")
      requestReview()
      dismissSearch()
      isEditing = true
      field = 3
      let nothingHappens =
        !isPresented && !supportsWindows && !dimsLights && !isAccessible && !speaks && !isFocused
        && !invertsColors && refresh == nil && !isEditing && field == nil
      let hasDefaults =
        controlSize == .regular && rowHeight == 44 && headerHeight == nil
        && prominence == .standard && borderShape == .automatic && editMode == nil
      return Rectangle().focused($isEditing).focused($field, equals: 3)
        .foregroundStyle(nothingHappens && hasDefaults == expectsDefaults ? Color.green : .red)
    }
  }

  private func color(_ view: some View) throws -> [String?] {
    try view.drawn(10, 10).leaves.map { $0.color?.hexadecimal }
  }

  private let green = Color.green.rgbaBytes?.hexadecimal

  @Test
  func environmentHasItsDefaults() throws {
    #expect(try color(Reader(expectsDefaults: true)) == [green])
  }

  @Test
  func environmentCanBeChanged() throws {
    let reader = Reader(expectsDefaults: false)
    #expect(try color(reader.environment(\.defaultMinListRowHeight, 7)) == [green])
    #expect(try color(reader.environment(\.defaultMinListHeaderHeight, 7)) == [green])
    #expect(try color(reader.headerProminence(.increased)) == [green])
    #expect(try color(reader.controlSize(.mini)) == [green])
    #expect(try color(reader.buttonBorderShape(.capsule)) == [green])
    #expect(try color(reader.environment(\.editMode, .constant(.inactive))) == [green])
  }

  @Test
  func editModesOtherThanInactiveEdit() {
    #expect(EditMode.transient.isEditing && EditMode.active.isEditing)
    #expect(!EditMode.inactive.isEditing)
  }

  @Test
  func removingFromAPathStopsAtItsStart() {
    var path = NavigationPath([1, 2, 3])
    path.removeLast()
    #expect(path.count == 2 && !path.isEmpty)
    path.removeLast(0)
    path.removeLast(-1)
    #expect(path == NavigationPath([1, 2]))
    path.removeLast(2)
    #expect(path == NavigationPath() && path.isEmpty)
  }

  @Test
  func traitsAreASetAlgebra() {
    var traits: AccessibilityTraits = [.isButton]
    #expect(traits.insert(.isButton) == (inserted: false, memberAfterInsert: .isButton))
    #expect(traits.insert(.isLink) == (inserted: true, memberAfterInsert: .isLink))
    #expect(traits.contains([.isButton, .isLink]) && !traits.contains([.isButton, .isImage]))
    #expect(traits.update(with: .isLink) == .isLink)
    #expect(traits.update(with: .isImage) == nil)
    #expect(traits == [.isButton, .isLink, .isImage])
    #expect(traits.remove(.isHeader) == nil)
    #expect(traits.remove([.isLink, .isHeader]) == .isLink)
    #expect(traits == [.isButton, .isImage])
    #expect(traits.intersection([.isImage, .isLink]) == .isImage)
    #expect(traits.union(.isLink) == [.isButton, .isImage, .isLink])
    #expect(traits.symmetricDifference([.isImage, .isLink]) == [.isButton, .isLink])
    #expect(AccessibilityTraits().isEmpty && !traits.isEmpty)
  }

  @Test
  func gestureStatesKeepTheirInitialValue() {
    let transaction = Transaction(animation: nil)
    #expect(GestureState(wrappedValue: 3).wrappedValue == 3)
    #expect(GestureState(initialValue: 4).wrappedValue == 4)
    #expect(GestureState(wrappedValue: 5, resetTransaction: transaction).wrappedValue == 5)
    #expect(GestureState(initialValue: 6, resetTransaction: transaction).wrappedValue == 6)
    #expect(GestureState(wrappedValue: 7, reset: { _, _ in }).wrappedValue == 7)
    #expect(GestureState(initialValue: 8, reset: { _, _ in }).wrappedValue == 8)
    #expect(GestureState(wrappedValue: 9).projectedValue.wrappedValue == 9)
    #expect(GestureState<Int?>(resetTransaction: transaction).wrappedValue == nil)
    #expect(GestureState<Int?>(reset: { _, _ in }).wrappedValue == nil)
  }

  /// A gesture that can be told apart from others of its type.
  private struct Numbered: Gesture {
    typealias Value = Int
    let number: Int
  }

  @Test
  func combinedGesturesKeepTheirOrder() {
    let (one, two) = (Numbered(number: 1), Numbered(number: 2))
    let together = one.simultaneously(with: two)
    #expect(together.first.number == 1 && together.second.number == 2)
    let sequence = one.sequenced(before: two)
    #expect(sequence.first.number == 1 && sequence.second.number == 2)
    let either = one.exclusively(before: two)
    #expect(either.first.number == 1 && either.second.number == 2)
    let updating = one.updating(GestureState(wrappedValue: 7)) { _, state, _ in state = 8 }
    #expect(updating.base.number == 1 && updating.state.wrappedValue == 7)
  }

  @Test
  func dragsHaveATranslation() {
    let drag = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: 0),
      location: CGPoint(x: 10, y: 30),
      startLocation: CGPoint(x: 4, y: 7),
      velocity: .zero,
      predictedEndLocation: .zero,
      predictedEndTranslation: .zero
    )
    #expect(drag.translation == CGSize(width: 6, height: 23))
  }

  @Test
  func shadersHaveAFunctionAndArguments() {
    let shader = ShaderLibrary.wave(.float(1), .boundingRect)
    #expect(shader.function == ShaderFunction(library: .default, name: "wave"))
    #expect(shader.arguments.count == 2)
    #expect(!shader.dithersColor)
    let library = ShaderLibrary(data: Data())
    #expect(library.ripple.name == "ripple" && library.ripple.library == library)
    #expect(library.ripple() == Shader(function: library.ripple, arguments: []))
    #expect(library.ripple() != shader)
  }

  private struct Provider: LibraryContentProvider {
    var views: [LibraryItem] {
      LibraryItem(1)
      LibraryItem(2, category: .control)
    }
  }

  private struct EmptyProvider: LibraryContentProvider {}

  @Test
  func librariesListTheirItems() {
    #expect(Provider().views.count == 2)
    #expect(EmptyProvider().views.isEmpty)
  }

  @Test
  func libraryContentHasNoModifiersByDefault() {
    struct Modified: LibraryContentProvider {
      typealias ModifierBase = Int
    }
    #expect(Modified().modifiers(base: 3).isEmpty)
    #expect(KeyEquivalent("a").character == "a")
  }

  private enum Dots_Previews: PreviewProvider {
    static var previews: some View { Circle() }
  }

  @Test
  func previewsHaveNoPlatform() {
    #expect(Dots_Previews.platform == nil)
    #expect(Dots_Previews.all.count == 1)
  }

  private enum Pair_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        Circle()
        Rectangle()
      }
      .previewLayout(.fixed(width: 3, height: 4)).previewDisplayName("Pair")
    }
  }

  @Test
  func aLayoutKeepsThePreviewsOfAGroupSeparate() throws {
    #expect(Pair_Previews.all.count == 2)
    #expect(
      try ImageRenderer(content: Pair_Previews.all[0]).svg()
        == ImageRenderer(content: Circle()).svg()
    )
  }

  @Test
  func glassComparesItsMaterialAndTint() {
    #expect(Glass.regular != .clear && Glass.regular != .identity && Glass.clear != .identity)
    #expect(Glass.regular.tint(.red) != .regular)
    #expect(Glass.regular.tint(.red).tint(nil) == .regular)
    #expect(Glass.regular.interactive() == .regular)
  }

  @Test
  func disablingAnAncestorDisablesDescendants() throws {
    struct Lamp: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { isEnabled ? Color.green : Color.red }
    }
    #expect(try color(Lamp()) == [green])
    #expect(try color(Lamp().disabled(false)) == [green])
    #expect(try color(Lamp().disabled(true)) != [green])
    #expect(try color(Lamp().disabled(false).disabled(true)) != [green])
    #expect(try color(Lamp().disabled(true).disabled(false)) != [green])
  }

  @Test
  func scrollTransitionsOfBothSidesHaveTheIdentityPhase() throws {
    let view = Color.green.scrollTransition(topLeading: .animated, bottomTrailing: .interactive) {
      $0.opacity($1 == .identity ? 0.5 : 1)
    }
    #expect(try view.drawn(10, 10).leaves.map { $0.color?.alpha } == [0.5])
  }
}
