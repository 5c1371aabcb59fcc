public import DrawingControls

/// A modifier of a preview, used as `#Preview(traits: .modifier(…))`.
///
/// A modifier with a shared context has no effect, which is recorded as a note.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The data that several previews share in Xcode.
  associatedtype Context = Void
  /// The type of the modified view.
  associatedtype Body: View
  /// The preview to be modified.
  typealias Content = PreviewModifierContent

  /// Returns the shared data.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Does nothing, because a modifier without a context shares no data.
  public static func makeSharedContext() async throws {}
}

extension PreviewModifier {
  /// Returns the modified preview, or the unchanged preview with a note if the modifier has a
  /// context, because shared contexts aren't created.
  func modify(_ content: AnyView) -> AnyView {
    guard let none = () as? Context else {
      return AnyView(content.noting("PreviewModifier"))
    }
    return AnyView(body(content: PreviewModifierContent(content: content), context: none))
  }
}

/// The preview that a `PreviewModifier` modifies.
nonisolated public struct PreviewModifierContent: View {
  let content: AnyView

  /// The preview.
  public var body: some View { content }
}

extension PreviewTrait {
  /// Returns a trait that applies a modifier to the preview. A modifier with a context has no
  /// effect, which is recorded as a note.
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(modify: { modifier.modify($0) })
  }
}
