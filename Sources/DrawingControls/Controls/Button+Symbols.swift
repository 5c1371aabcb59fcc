public import Foundation

extension Button where Label == DrawingControls.Label<Text, Image> {
  /// Creates a button with a title and a symbol; the action is never called.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      DrawingControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a title and a symbol; the action is never called.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { DrawingControls.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == DrawingControls.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { DrawingControls.Label(titleKey, systemImage: systemImage) }
  }
}

/// The border shape of bordered buttons, which are always drawn as rounded rectangles.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  /// The default shape.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  /// Returns a rounded rectangle.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

extension View {
  /// Returns the view unchanged, because bordered buttons are always rounded rectangles.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}
