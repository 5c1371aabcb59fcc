import Drawing
public import Foundation

/// The size of a preview's picture.
public enum PreviewLayout: Hashable, Sendable {
  /// The size of a device.
  case device
  /// The view's own size.
  case sizeThatFits
  /// A fixed size, in points. The view is centred in it.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The layout of the first view that sets one.
enum PreviewLayoutKey: PreferenceKey {
  static var defaultValue: PreviewLayout? { nil }

  static func reduce(value: inout PreviewLayout?, nextValue: () -> PreviewLayout?) {
    value = value ?? nextValue()
  }
}

/// A view with a layout for previews. Its content has the same position in the view tree as without
/// this view.
nonisolated struct PreviewLayoutView<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let layout: PreviewLayout

  func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    content.preference(key: PreviewLayoutKey.self, value: layout).resolve(in: context, into: &nodes)
  }
}

// The views of a group are separate previews of the same layout.
extension PreviewLayoutView: ViewList {
  package var views: [AnyView] {
    guard let list = content as? any ViewList else { return [AnyView(self)] }
    return list.views.map { AnyView(PreviewLayoutView<AnyView>(content: $0, layout: layout)) }
  }
}
