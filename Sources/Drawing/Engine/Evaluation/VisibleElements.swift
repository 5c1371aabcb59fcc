import Foundation

/// The elements that a lazy container has evaluated so far, compared with the length that it can
/// show.
///
/// The frame of the container is only known after the evaluation. It is bounded by the frames
/// around it, so elements are evaluated and measured until they fill that bound.
///
/// It is a class because each `ForEach` in the container adds its elements to it.
final class VisibleElements {
  /// The axis along which the container adds elements.
  private let axis: Axis
  /// The longest length that the container can show, in points.
  private let bound: CGFloat
  /// The spacing between lines of elements.
  private let gap: CGFloat
  /// The longest length of each element of a line on the other axis.
  private let tracks: [CGFloat]
  private var length: CGFloat = 0
  private var thickness: CGFloat = 0
  /// The number of elements that were measured.
  private(set) var count = 0
  /// The number of elements that weren't evaluated.
  private(set) var skippedCount = 0

  init(along axis: Axis, in extent: CGSize, gap: CGFloat?, tracks: [CGFloat]) {
    self.axis = axis
    bound = extent[axis]
    // If the spacing depends on the elements, it isn't counted, so that there are enough of them.
    self.gap = gap.map { $0.isFinite ? $0 : 0 } ?? 0
    self.tracks = tracks.isEmpty ? [extent[axis.other]] : tracks
  }

  /// Whether the evaluated elements fill the container.
  var isFull: Bool { count >= tracks.count && length >= bound }

  /// The estimated length of the elements that weren't evaluated.
  var skippedLength: CGFloat {
    count > 0 ? length / CGFloat(count) * CGFloat(skippedCount) : 0
  }

  /// Records that further elements exist, which aren't evaluated.
  func skip(_ number: Int) {
    skippedCount += number
  }

  /// Measures evaluated elements.
  func add(_ nodes: ArraySlice<LayoutNode>, in context: ViewContext) {
    DeepStack.runIfNeeded(from: context.stack, deep: context.pass.isDeep) { _ in
      for node in nodes where !node.traits.isBeingRemoved { add(node) }
    }
  }

  private func add(_ node: LayoutNode) {
    // Some views are longer if they are wider, others if they are narrower. The container may be
    // narrower than its bound.
    let track = tracks[count % tracks.count]
    let lengths = [track, track / 2].map { width in
      var proposal = ProposedViewSize.unspecified
      proposal[axis.other] = width
      return node.size(for: proposal)[axis]
    }
    thickness = max(thickness, min(lengths[0], lengths[1]))
    count += 1
    guard count % tracks.count == 0 else { return }
    length += max(thickness + gap, 0)
    thickness = 0
  }
}

extension CGSize {
  /// The size that frames have if nothing limits them: larger than any canvas.
  static let unlimitedExtent = CGSize(width: 32_768, height: 32_768)
}
