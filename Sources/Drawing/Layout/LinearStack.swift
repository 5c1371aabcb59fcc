package import Foundation
import Scene

/// Views in a row or a column.
package protocol LinearStack: PrimitiveView {
  associatedtype Content: View

  /// The axis along which the views follow one another.
  static var axis: Axis { get }
  /// The alignment guide on the other axis.
  var guide: AlignmentKey { get }
  var spacing: CGFloat? { get }
  var content: Content { get }
}

extension LinearStack {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    let element = StackRule(axis: Self.axis, spacing: spacing, alignment: guide).caching()
    nodes.append(
      ElementNode(element, content: content, named: Self.self, axis: Self.axis, in: context)
    )
  }
}
