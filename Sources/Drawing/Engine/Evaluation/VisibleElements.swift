import Foundation

/// The length that a lazy container has filled with evaluated elements, compared with the length
/// that it can show.
///
/// The frame of the container is only known after the evaluation. It is bounded by the frames
/// around it, so elements are evaluated and measured until they fill that bound.
///
/// It is a class because each `ForEach` in the container adds its elements to it.
final class VisibleElements {
  /// The axis along which the container adds elements.
  let axis: Axis
  /// The longest length that the container can show, in points.
  private let bound: CGFloat
  /// The spacing between lines of elements.
  private let gap: CGFloat
  /// The maximum length of each element in a line, across the axis.
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
    // Spacing that depends on the elements counts as 0, so that rather too many elements are
    // evaluated than too few.
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

  /// Returns the length of a container, given the length of its evaluated elements.
  ///
  /// Outside a scroll view, a length is proposed, and the first elements fill it. In a scroll view,
  /// the estimated length of the other elements is added.
  static func containerLength(
    _ evaluated: CGFloat,
    skipped: CGFloat,
    proposed: CGFloat?
  ) -> CGFloat {
    guard skipped > 0 else { return evaluated }
    if let proposed, proposed.isFinite { return min(evaluated, proposed) }
    return evaluated + skipped
  }

  /// The maximum length of the next element, across the axis.
  var nextTrack: CGFloat { tracks[count % tracks.count] }

  /// Adds the length of an evaluated element. Only the longest element of a line counts.
  func add(_ elementLength: CGFloat) {
    thickness = max(thickness, elementLength)
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
