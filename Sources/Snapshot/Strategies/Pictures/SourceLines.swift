#if Pictures
internal import Foundation
internal import Pixels
internal import Scene
internal import SnapshotCore

extension Snapshotting where Format == String {
  /// Returns the strategy with failures that list the source lines of the elements that differ.
  func namingLines(on canvas: ViewCanvas) -> Snapshotting {
    var strategy = self
    strategy.sourceLines = { value, difference, _ in
      guard let list = try? canvas.displayList(of: value) else { return [] }
      return SourceLines(of: difference.elements, in: list).all
    }
    return strategy
  }
}

extension Snapshotting where Format == Bitmap {
  /// Returns the strategy with failures that list the source lines that draw the differing pixels.
  func namingLines(on canvas: ViewCanvas, scale: Double) -> Snapshotting {
    var strategy = self
    strategy.sourceLines = { value, _, reference in
      guard let reference = try? PNG.decode(reference) else { return [] }
      var lines = SourceLines()
      lines.add(try? canvas.displayList(of: value), scale: scale, reference: reference)
      return lines.all
    }
    strategy.drawnCause = { value, reference in
      guard let reference = try? PNG.decode(reference),
        let list = try? canvas.displayList(of: value)
      else { return nil }
      return ChangedText.phrase(list.changedTexts(reference: reference, scale: scale))
    }
    return strategy
  }
}

/// The cause of a difference between pictures in which the characters of texts changed.
enum ChangedText {
  /// Returns a phrase that names the first changed text and counts the others; `nil` without names.
  static func phrase(_ names: [String]) -> String? {
    guard let first = names.first else { return nil }
    let others = names.count - 1
    let more = others > 0 ? " and \(others.counted("other"))" : ""
    return "text changed, \(VisibleText.lines(first))\(more)"
  }
}

/// The lines of source code that draw the differing part of a picture, the most changed first.
struct SourceLines {
  /// The amount of change, by line.
  private var changes: [SourceLine: Double] = [:]
  private var order: [SourceLine] = []

  init() {}

  /// Creates the lines of the elements with these structural paths. The elements with the largest
  /// bounds come first.
  init(of names: [String], in list: DisplayList) {
    let elements = Dictionary(grouping: SourceLines.flat(list.elements), by: \.name)
    for name in Set(names).sorted() {
      // Elements with the same name can't be distinguished, unless one line draws them all.
      let found = elements[name] ?? []
      guard Set(found.map(\.line)).count == 1, let line = found[0].line else { continue }
      let areas = found.map { $0.bounds.isNull ? 0 : Double($0.bounds.width * $0.bounds.height) }
      add(line, areas.reduce(0, +))
    }
  }

  /// Adds the lines that draw the pixels that differ between a drawing and its reference.
  mutating func add(_ list: DisplayList?, scale: Double, reference: Bitmap) {
    guard let list, let actual = try? list.bitmap(scale: scale) else { return }
    for found in list.changedLines(reference: reference, actual: actual, scale: scale) {
      add(found.line, Double(found.pixels))
    }
  }

  private mutating func add(_ line: SourceLine, _ amount: Double) {
    if changes[line] == nil { order.append(line) }
    changes[line, default: 0] += amount
  }

  /// The first 12 lines, in the form that failures list.
  var all: [DrawnLine] {
    order.enumerated()
      .sorted { one, other in
        let (mine, others) = (changes[one.element] ?? 0, changes[other.element] ?? 0)
        return mine == others ? one.offset < other.offset : mine > others
      }
      .prefix(12).map { DrawnLine(fileID: $0.element.fileID, line: $0.element.line) }
  }

  /// Returns elements, each followed by the elements in it.
  ///
  /// It is a loop, because groups may be nested too deeply for recursion on a small stack.
  private static func flat(_ elements: [DisplayList.Element]) -> [DisplayList.Element] {
    var flat: [DisplayList.Element] = []
    var rest: [DisplayList.Element] = elements.reversed()
    while let element = rest.popLast() {
      flat.append(element)
      rest += element.elements.reversed()
    }
    return flat
  }
}
#endif
