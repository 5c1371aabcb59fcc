public import Foundation

/// A custom drawing of texts: letter by letter, run by run or line by line.
///
/// ```swift
/// struct Wave: TextRenderer {
///   var height = 4.0
///   var animatableData: Double {
///     get { height }
///     set { height = newValue }
///   }
///
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for (index, letter) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
///       var moved = context
///       moved.translateBy(x: 0, y: index.isMultiple(of: 2) ? height : -height)
///       moved.draw(letter)
///     }
///   }
/// }
/// ```
///
/// The coordinates of the context are those of the text: its top left corner is the origin.
public protocol TextRenderer: Animatable {
  /// Draws a text that is laid out.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size of a text for a proposal, in points; by default the text's own.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distance by which the drawing extends beyond the text, in points; 0 by default. Drawings
  /// outside it aren't clipped.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the text's own size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// No padding.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size a renderer can request.
public struct TextProxy {
  let text: StyledText

  /// Returns the size of the text for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    TextLines(text, in: proposal).size
  }
}

/// An attribute of a part of a text, for a renderer.
public protocol TextAttribute {}

/// The attributes of a part of a text, by type.
///
/// It is unchecked because an attribute needn't be sendable; only a renderer, which draws on one
/// thread, reads it.
struct TextAttributes: @unchecked Sendable {
  private var values: [ObjectIdentifier: any TextAttribute] = [:]

  var isEmpty: Bool { values.isEmpty }

  subscript<Attribute: TextAttribute>(_ type: Attribute.Type) -> Attribute? {
    get { values[ObjectIdentifier(type)] as? Attribute }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

extension Text {
  /// Returns the text with an attribute that a ``TextRenderer`` can read.
  public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text {
    styled { run in
      if run.attributes[Attribute.self] == nil { run.attributes[Attribute.self] = value }
    }
  }
}

extension View {
  /// Draws the texts in this view with a renderer, which can be animated.
  public func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
    modifier(RenderedText(renderer: renderer))
  }
}

private struct RenderedText<Renderer: TextRenderer>: AnimatableModifier {
  var renderer: Renderer

  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    content.environment(\.textRenderer, renderer)
  }
}

private struct TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
  /// The renderer of texts; `nil` for the library itself.
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}
