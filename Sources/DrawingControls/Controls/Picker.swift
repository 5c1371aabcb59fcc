import Foundation
import Scene

/// A control that selects one of several views, drawn as a segmented control.
///
/// ```swift
/// Picker("Pins", selection: $pins) {
///   Text("16").tag(16)
///   Text("48").tag(48)
/// }
/// .pickerStyle(.segmented)
/// ```
///
/// The segment whose tag equals the selection is highlighted. A view without a tag uses its
/// identity in the innermost `ForEach`.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// The body type. A picker has no body; the library draws it.
  public typealias Body = Never

  private let selection: Binding<SelectionValue>
  private let content: Content

  /// Creates a picker; the label isn't drawn.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a picker; the label isn't drawn.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension Picker where Label == Text {
  /// Creates a picker; the title isn't drawn.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// Creates a picker; the title isn't drawn.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker: PrimitiveView {
  package func resolvePrimitive(in context: ViewContext, into nodes: inout [LayoutNode]) {
    var inner = context.at(Picker.self)
    inner.leaveContainer()
    inner.environment.font = .system(size: SegmentRule.fontSize)
    inner.environment.lineLimit = 1
    let options = content.resolved(in: inner)
    let chosen = selection.wrappedValue.asTag
    let element = SegmentRule(selected: options.firstIndex { $0.tag == chosen })
    nodes.append(ElementNode(element, children: options, path: inner.path))
  }
}

/// The element of a segmented control: segments of equal width and a fixed height.
private struct SegmentRule: LayoutElement {
  static let fontSize: CGFloat = 13
  private static let height: CGFloat = 32
  /// The horizontal padding on each side of a segment's view, in points.
  private static let margin: CGFloat = 12
  /// The distance between the control's edge and the highlighted segment, in points.
  private static let gap: CGFloat = 2

  let selected: Int?

  var isView: Bool { true }

  func size(for proposal: ProposedViewSize, of children: [LayoutNode]) -> CGSize {
    let widest = children.map { $0.size(for: .unspecified).width }.max() ?? 0
    let ideal = (widest + 2 * SegmentRule.margin) * CGFloat(children.count)
    return CGSize(width: proposal.width ?? ideal, height: SegmentRule.height)
  }

  func placements(
    of children: [LayoutNode],
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> [LayoutPlacement] {
    children.enumerated().map { index, child in
      let segment = segment(index, of: children.count, in: size)
      let segmentProposal = ProposedViewSize(segment.size)
      var placement = child.aligned(.center, in: segment.size, proposal: segmentProposal)
      placement.origin.x += segment.minX
      return placement
    }
  }

  private func segment(_ index: Int, of count: Int, in size: CGSize) -> CGRect {
    let width = size.width / CGFloat(count)
    return CGRect(x: CGFloat(index) * width, y: 0, width: width, height: size.height)
  }

  func draw(
    _ node: LayoutNode,
    size: CGSize,
    proposal: ProposedViewSize,
    in state: DrawingState,
    onto canvas: inout [DisplayList.Node]
  ) {
    guard size.width > 0, size.isFinite, state.transform.isFinite else { return }
    func fill(_ path: Path, _ color: Color) {
      canvas.append(
        .leaf(
          DisplayList.Leaf(
            name: node.name,
            outline: .fill(path, evenOdd: false),
            paint: Paint.solid(color.rgba).multiplyingAlpha(by: state.opacity),
            blend: state.blend,
            transform: state.transform
          )
        )
      )
    }
    let count = node.children.count
    let frame = CGRect(origin: .zero, size: size)
    fill(Path(roundedRect: frame, cornerRadius: 8), Color(118, 118, 128).opacity(0.12))
    // No separators are drawn next to the highlighted segment.
    for index in 1..<max(count, 1) where index != selected && index - 1 != selected {
      let x = segment(index, of: count, in: size).minX
      let line = CGRect(x: x - 0.5, y: size.height / 4, width: 1, height: size.height / 2)
      fill(Path(line), Color(60, 60, 67).opacity(0.29))
    }
    if let selected {
      let raised = segment(selected, of: count, in: size).inset(by: SegmentRule.gap)
      fill(Path(roundedRect: raised, cornerRadius: 7), .white)
    }
    drawChildren(of: node, size: size, proposal: proposal, in: state, onto: &canvas)
  }
}
