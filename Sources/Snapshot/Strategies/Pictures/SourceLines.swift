#if Pictures
internal import Foundation
internal import Pixels
internal import Scene

extension Snapshotting where Format == String {
  /// Returns the strategy with failures that list the source lines of the elements that differ.
  func namingLines(on canvas: ViewCanvas) -> Snapshotting {
    var strategy = self
    strategy.sourceLines = { value, difference, _ in
      guard let list = try? canvas.displayList(of: value) else { return [] }
      return SourceLines(of: difference.elements, in: list).text
    }
    return strategy
  }
}

extension Snapshotting where Format == Bitmap {
  /// Returns the strategy with failures that list the source lines that draw where pixels differ.
  func namingLines(on canvas: ViewCanvas, scale: Double) -> Snapshotting {
    var strategy = self
    strategy.sourceLines = { value, _, reference in
      guard let reference = try? PNG.decode(reference),
        let list = try? canvas.displayList(of: value),
        let actual = try? list.bitmap(scale: scale)
      else { return [] }
      return SourceLines(painting: list, scale: scale, where: reference, and: actual).text
    }
    return strategy
  }
}

/// The lines of source code that draw the differing part of a picture.
struct SourceLines {
  private var lines: [SourceLine]

  /// Finds the lines of elements, by their structural paths.
  init(of names: [String], in list: DisplayList) {
    let elements = Dictionary(grouping: SourceLines.flat(list.elements), by: \.name)
    lines = names.flatMap { (elements[$0] ?? []).compactMap(\.line) }
  }

  /// Finds the lines that draw where two pictures differ, sorted by the share of their pixels that
  /// differ, the largest first. Lines with less than a quarter of the largest share are omitted.
  init(painting list: DisplayList, scale: Double, where reference: Bitmap, and actual: Bitmap) {
    let leaves = SourceLines.flat(list.elements).filter { $0.kind != .group }
    // At most about 256 elements are compared, to limit the time.
    let step = leaves.count / 256 + 1
    var pixels: [SourceLine: (differing: Int, all: Int)] = [:]
    var order: [SourceLine] = []
    for index in stride(from: 0, to: leaves.count, by: step) {
      let leaf = leaves[index]
      guard let line = leaf.line, let box = leaf.pixels(scale: scale, in: actual),
        let old = reference.part(box), let new = actual.part(box)
      else { continue }
      if pixels[line] == nil { order.append(line) }
      let difference = BitmapComparison(reference: old, actual: new)
      pixels[line, default: (0, 0)].differing += difference.differingPixels
      pixels[line, default: (0, 0)].all += difference.comparedPixels
    }
    let shares = order.map { line -> (line: SourceLine, share: Double) in
      guard let (differing, all) = pixels[line], all > 0 else { return (line, 0) }
      return (line, Double(differing) / Double(all))
    }
    let largest = shares.map(\.share).max() ?? 0
    lines = shares.filter { $0.share > 0 && $0.share >= largest / 4 }
      .sorted { $0.share > $1.share }
      .map(\.line)
  }

  /// The lines, at most four, and an ellipsis if there are more.
  var text: [String] {
    var seen: Set<SourceLine> = []
    let once = lines.filter { seen.insert($0).inserted }
    return once.prefix(4).map { "\($0)" } + (once.count > 4 ? ["…"] : [])
  }

  private static func flat(_ elements: [DisplayList.Element]) -> [DisplayList.Element] {
    elements.flatMap { [$0] + flat($0.elements) }
  }
}

/// A half-open range of columns and rows of a picture.
private typealias PixelBox = (left: Int, top: Int, right: Int, bottom: Int)

extension DisplayList.Element {
  /// Returns the pixels of a picture that the element may cover, or `nil` if there are none.
  fileprivate func pixels(scale: Double, in picture: Bitmap) -> PixelBox? {
    let (width, height) = (Double(picture.width), Double(picture.height))
    let box = CGRect(
      x: bounds.minX * scale,
      y: bounds.minY * scale,
      width: bounds.width * scale,
      height: bounds.height * scale
    )
    .insetBy(dx: -0.5, dy: -0.5)
    .intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
    return (
      Int(box.minX.rounded(.down)), Int(box.minY.rounded(.down)),
      Int(box.maxX.rounded(.up)), Int(box.maxY.rounded(.up))
    )
  }
}

extension Bitmap {
  fileprivate func part(_ box: PixelBox) -> Bitmap? {
    guard box.right <= width, box.bottom <= height else { return nil }
    return part(left: box.left, top: box.top, right: box.right, bottom: box.bottom)
  }
}
#endif
