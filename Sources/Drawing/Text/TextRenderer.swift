public import Foundation

/// A custom drawing of text: letter by letter, run by run or line by line.
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
/// The origin of the context's coordinates is the top left corner of the text.
public protocol TextRenderer: Animatable {
  /// Draws the text of a layout.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size of a text for a proposal, in points; the text's own size by default.
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

/// A text that a renderer can measure.
public struct TextProxy {
  let text: StyledText

  /// Returns the size of the text for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    TextLines(text, in: proposal).size
  }
}

/// A custom attribute of part of a text, for a renderer to read.
public protocol TextAttribute {}

/// The custom attributes of part of a text, keyed by type.
///
/// The conformance to `Sendable` is unchecked because attributes needn't be sendable. They are only
/// read by a renderer, which draws on one thread.
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

nonisolated extension View {
  /// Draws the texts in this view with a renderer, which can be animated.
  public consuming func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
    modifier(RenderedText(renderer: renderer))
  }
}

@usableFromInline nonisolated struct RenderedText<Renderer: TextRenderer>: AnimatableModifier {
  var renderer: Renderer

  @usableFromInline var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  @usableFromInline func body(content: Content) -> some View {
    content.environment(\.textRenderer, renderer)
  }
}

private struct TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
  /// The custom renderer of texts; `nil` for the library's default drawing.
  var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}
