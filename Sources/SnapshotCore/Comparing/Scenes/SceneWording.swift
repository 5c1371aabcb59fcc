#if Pictures
internal import Foundation
internal import Scene

/// A description of the changed elements of a picture.
struct SceneWording {
  /// An element, or several with the same change.
  private struct Entry {
    var names: [String]
    var phrases: [String]
  }

  private var entries: [Entry] = []
  private var counts: [(word: String, count: Int)] = []

  init(_ changes: [SceneChange]) {
    var indexOfElement: [String: Int] = [:]
    var elements: [Entry] = []
    for change in changes {
      count(change.kind)
      let name = SceneWording.name(of: change)
      if let index = indexOfElement[name], elements[index].names == [name] {
        elements[index].phrases.append(SceneWording.phrase(change.kind))
      } else {
        indexOfElement[name] = elements.count
        elements.append(Entry(names: [name], phrases: [SceneWording.phrase(change.kind)]))
      }
    }
    var indexOfPhrases: [[String]: Int] = [:]
    for element in elements {
      if let index = indexOfPhrases[element.phrases] {
        entries[index].names += element.names
      } else {
        indexOfPhrases[element.phrases] = entries.count
        entries.append(element)
      }
    }
  }

  private mutating func count(_ kind: SceneChange.Kind) {
    let word = SceneWording.word(for: kind)
    if let index = counts.firstIndex(where: { $0.word == word }) {
      counts[index].count += 1
    } else {
      counts.append((word, 1))
    }
  }

  /// The numbers of elements per kind of change, in one line.
  var summary: String {
    guard !counts.isEmpty else {
      return "all elements are equal; only their text form differs"
    }
    return counts.map { "\($0.count.grouped) \($0.word)" }.joined(separator: ", ")
  }

  /// Returns the elements with their changes, one per line; those beyond the limit are counted.
  func lines(limit: Int) -> String {
    var lines = entries.prefix(limit).map { entry in
      let others = entry.names.count - 1
      let more = others > 0 ? " and \(others.counted("other"))" : ""
      return "\(entry.names[0])\(more): \(entry.phrases.joined(separator: "; "))"
    }
    let left = entries.dropFirst(limit).reduce(0) { $0 + $1.names.count }
    if left > 0 { lines.append("… \(left.counted("more element"))") }
    return lines.joined(separator: "\n")
  }

  // MARK: - Words

  private static func name(of change: SceneChange) -> String {
    guard !change.name.isEmpty else { return change.element }
    return "\(visible(change.name)) (\(visible(change.element)))"
  }

  private static func word(for kind: SceneChange.Kind) -> String {
    switch kind {
    case .inserted: "inserted"
    case .removed: "removed"
    case .moved: "moved"
    case .restyled: "restyled"
    case .reshaped: "reshaped"
    case .transformed: "transformed"
    case .reordered: "reordered"
    case .regrouped: "regrouped"
    case .renamed: "renamed"
    case .resized: "resized"
    }
  }

  private static func phrase(_ kind: SceneChange.Kind) -> String {
    let word = word(for: kind)
    switch kind {
    case .inserted, .removed:
      return word
    case .moved(let dx, let dy):
      return "\(word) by (\(DecimalFormat.shortest(dx)), \(DecimalFormat.shortest(dy)))"
    case .restyled(let property, let old?, let new?):
      let change = "\(visible(property)) \(visible(old)) → \(visible(new))"
      // A text with different words isn't a change of style.
      return property == "text" ? change : "\(word), \(change)"
    case .restyled(let property, let old, let new):
      let value = "\(visible(property)) \(visible(new ?? old ?? ""))"
      return "\(word), \(new == nil ? "without" : "now with") \(value)"
    case .reshaped(let shape):
      return "\(word), \(phrase(shape))"
    case .transformed(let old, let new):
      return "\(word), \(numbers(old)) → \(numbers(new))"
    case .reordered(let name):
      return "\(word), now painted \(name.map { "after \(visible($0))" } ?? "first")"
    case .regrouped(let old, let new):
      let (from, to) = (old.map(visible) ?? "the canvas", new.map(visible) ?? "the canvas")
      return "\(word), from \(from) to \(to)"
    case .renamed(let old):
      return "\(word), was \(visible(old))"
    case .resized(let old, let new):
      return "\(word), \(visible(old)) → \(visible(new))"
    }
  }

  private static func phrase(_ shape: SceneChange.Shape) -> String {
    switch shape {
    case .segments(let old, let new):
      return "\(old.grouped) → \(new.counted("segment"))"
    case .verb(let segment, let old, let new):
      return "segment \(segment) \(old) → \(new)"
    case .bounds(let old, let new):
      return "bounds \(rectangle(old)) → \(rectangle(new))"
    case .fingerprint:
      return "within the same bounds"
    case .point(let segment, let isControl, let old, let new, let others):
      let more = others > 0 ? ", and \(others.counted("other point"))" : ""
      let part = isControl ? "control point" : "end"
      return "segment \(segment) \(part) \(point(old)) → \(point(new))\(more)"
    }
  }

  private static func point(_ point: CGPoint) -> String {
    "(\(DecimalFormat.shortest(Double(point.x))), \(DecimalFormat.shortest(Double(point.y))))"
  }

  private static func rectangle(_ rectangle: CGRect?) -> String {
    guard let rectangle else { return "none" }
    let numbers = [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height]
    return "(\(numbers.map { DecimalFormat.shortest(Double($0)) }.joined(separator: ", ")))"
  }

  private static func numbers(_ transform: CGAffineTransform) -> String {
    let linear = [transform.a, transform.b, transform.c, transform.d]
      .map { DecimalFormat.shortest(Double($0), places: 6) }
    let move = [transform.tx, transform.ty].map { DecimalFormat.shortest(Double($0)) }
    return "(\((linear + move).joined(separator: " ")))"
  }

  private static func visible(_ text: String) -> String {
    VisibleText.make(text.utf8, limit: 160)
  }
}
#endif
