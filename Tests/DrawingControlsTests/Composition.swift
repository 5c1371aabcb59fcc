import Drawing
import Foundation
import Scene
import Testing

/// A control, and the view of basic parts that must be drawn the same.
struct Composition: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let control: @Sendable () -> AnyView
  let parts: @Sendable () -> AnyView

  init(
    _ description: String,
    @ViewBuilder of control: @escaping @Sendable () -> any View,
    @ViewBuilder is parts: @escaping @Sendable () -> any View
  ) {
    testDescription = description
    self.control = { AnyView(control()) }
    self.parts = { AnyView(parts()) }
  }
}

/// A painted path without its name.
struct PaintedPath: Equatable {
  let outline: DisplayList.Outline
  let paint: Paint
  let blend: BlendMode
  let transform: CGAffineTransform
  let text: String?

  init(_ leaf: DisplayList.Leaf) {
    outline = leaf.outline
    paint = leaf.paint
    blend = leaf.blend
    transform = leaf.transform
    text = leaf.label?.text
  }
}

nonisolated extension View {
  /// The painted paths of the view for a proposed size and a time.
  func painted(_ width: CGFloat? = 240, _ height: CGFloat? = 120, at time: Double = 0) throws
    -> [PaintedPath]
  {
    try drawn(width, height, at: time).leaves.map { PaintedPath($0) }
  }
}

extension Color {
  /// A colour of three bytes and an opacity.
  static func bytes(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> Color
  {
    Color(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }
}
