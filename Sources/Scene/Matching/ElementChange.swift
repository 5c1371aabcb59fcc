internal import Foundation

/// The differences between two matched elements, except their painting order.
enum ElementChange {
  /// The largest difference, in points, that is attributed to rounding in the text.
  private static let rounding = 0.000_15

  /// Returns every change; empty if the elements are equal.
  static func all(from old: SceneElement, to new: SceneElement) -> [SceneChange.Kind] {
    var changes = old.frame == nil && new.frame == nil ? place(old, new) : frame(old, new)
    if !old.hasSameText(as: new) {
      // A change of characters or font changes the outlines anyway.
      changes.removeAll { if case .reshaped = $0 { true } else { false } }
    }
    changes += style(old, new)
    if old.name != new.name { changes.append(.renamed(old: old.name)) }
    return changes
  }

  // MARK: - Shape and position

  private static func place(_ old: SceneElement, _ new: SceneElement) -> [SceneChange.Kind] {
    let isTurned = !hasSameLinearPart(old.transform, new.transform)
    if let offset = offset(from: old.path, to: new.path) {
      if isTurned { return [.transformed(old: old.transform, new: new.transform)] }
      let moved = offset.applying(new.transform.linearPart)
      let dx = Double(moved.x + new.transform.tx - old.transform.tx)
      let dy = Double(moved.y + new.transform.ty - old.transform.ty)
      if abs(dx) > rounding || abs(dy) > rounding { return [.moved(dx: dx, dy: dy)] }
      // The numbers differ, but the position is the same, or nearly.
      if let shape = shape(old.path, new.path) { return [.reshaped(shape)] }
      return dx != 0 || dy != 0 ? [.moved(dx: dx, dy: dy)] : []
    }
    let reshaped = shape(old.path, new.path).map { [SceneChange.Kind.reshaped($0)] } ?? []
    if isTurned { return reshaped + [.transformed(old: old.transform, new: new.transform)] }
    let dx = Double(new.transform.tx - old.transform.tx)
    let dy = Double(new.transform.ty - old.transform.ty)
    return reshaped + (dx != 0 || dy != 0 ? [.moved(dx: dx, dy: dy)] : [])
  }

  /// Returns the changes that can be derived from bounds and a fingerprint alone.
  private static func frame(_ old: SceneElement, _ new: SceneElement) -> [SceneChange.Kind] {
    let hasSameShape = old.fingerprint == new.fingerprint
    guard let was = old.frame, let now = new.frame, hasSameShape,
      abs(was.width - now.width) <= rounding, abs(was.height - now.height) <= rounding
    else {
      if old.frame != new.frame { return [.reshaped(.bounds(old: old.frame, new: new.frame))] }
      return hasSameShape ? [] : [.reshaped(.fingerprint)]
    }
    guard was != now else { return [] }
    guard was.origin != now.origin else { return [.reshaped(.bounds(old: was, new: now))] }
    let (dx, dy) = (Double(now.minX - was.minX), Double(now.minY - was.minY))
    return [.moved(dx: dx, dy: dy)]
  }

  private static func hasSameLinearPart(
    _ old: CGAffineTransform,
    _ new: CGAffineTransform
  ) -> Bool {
    (old.a, old.b, old.c, old.d) == (new.a, new.b, new.c, new.d)
  }

  /// Returns the displacement of a path from another; `nil` if the points aren't all equally
  /// displaced.
  private static func offset(from old: Path, to new: Path) -> CGPoint? {
    guard old.verbs == new.verbs else { return nil }
    guard old.coordinates != new.coordinates else { return .zero }
    var offset = CGPoint.zero
    for index in stride(from: 0, to: old.coordinates.count, by: 2) {
      let dx = new.coordinates[index] - old.coordinates[index]
      let dy = new.coordinates[index + 1] - old.coordinates[index + 1]
      if index == 0 { offset = CGPoint(x: dx, y: dy) }
      guard abs(dx - Double(offset.x)) <= rounding, abs(dy - Double(offset.y)) <= rounding
      else { return nil }
    }
    return offset
  }

  private static func shape(_ old: Path, _ new: Path) -> SceneChange.Shape? {
    guard old.verbs.count == new.verbs.count else {
      return .segments(old: old.verbs.count, new: new.verbs.count)
    }
    var first: SceneChange.Shape?
    var others = -1
    var index = 0
    for (segment, pair) in zip(old.verbs, new.verbs).enumerated() {
      guard let verb = Path.Verb(rawValue: pair.0), let other = Path.Verb(rawValue: pair.1)
      else { return nil }
      guard verb == other else { return .verb(segment: segment + 1, old: verb, new: other) }
      for start in stride(from: index, to: index + verb.coordinateCount, by: 2) {
        let was = CGPoint(x: old.coordinates[start], y: old.coordinates[start + 1])
        let now = CGPoint(x: new.coordinates[start], y: new.coordinates[start + 1])
        guard was != now else { continue }
        others += 1
        let isControl = start + 2 < index + verb.coordinateCount
        first =
          first
          ?? .point(segment: segment + 1, isControl: isControl, old: was, new: now, others: 0)
      }
      index += verb.coordinateCount
    }
    if case .point(let segment, let isControl, let was, let now, _) = first {
      return .point(segment: segment, isControl: isControl, old: was, new: now, others: others)
    }
    return first
  }

  // MARK: - Style

  private static func style(_ old: SceneElement, _ new: SceneElement) -> [SceneChange.Kind] {
    let (before, after) = (old.grouped, new.grouped)
    var changes: [SceneChange.Kind] = []
    for (key, value) in after {
      let was = before.first { $0.key == key }?.value
      if !isSame(was, value) { changes.append(.restyled(property: key, old: was, new: value)) }
    }
    for (key, value) in before where !after.contains(where: { $0.key == key }) {
      changes.append(.restyled(property: key, old: value, new: nil))
    }
    return changes
  }

  /// Returns whether two values are equal, apart from the notation of numbers and colours.
  static func isSame(_ old: String?, _ new: String) -> Bool {
    guard let old, old != new else { return old != nil }
    let separators: (Character) -> Bool = { $0 == " " || $0 == "," }
    let (words, others) = (
      old.split(whereSeparator: separators), new.split(whereSeparator: separators)
    )
    return words.count == others.count
      && zip(words, others).allSatisfy { word, other in
        if word == other { return true }
        if word.hasPrefix("#") { return word.lowercased() == other.lowercased() }
        guard let number = Double(word), let otherNumber = Double(other) else { return false }
        return number == otherNumber
      }
  }
}

extension SceneElement {
  /// The keyword before the fingerprint of a shape.
  package static let fingerprintKey = "shape"

  /// The fingerprint that replaces the shape if there is no path.
  var fingerprint: String? { properties.first { $0.key == SceneElement.fingerprintKey }?.value }

  /// Returns whether both show the same characters in the same font, if any.
  fileprivate func hasSameText(as other: SceneElement) -> Bool {
    [TextLabel.textKey, TextLabel.fontKey].allSatisfy { key in
      properties.first { $0.key == key }?.value == other.properties.first { $0.key == key }?.value
    }
  }

  /// The properties except the fingerprint, with the values of each key combined.
  fileprivate var grouped: [(key: String, value: String)] {
    var grouped: [(key: String, value: String)] = []
    for property in properties where property.key != SceneElement.fingerprintKey {
      if let index = grouped.firstIndex(where: { $0.key == property.key }) {
        grouped[index].value += ", \(property.value)"
      } else {
        grouped.append((property.key, property.value))
      }
    }
    return grouped
  }
}

extension CGAffineTransform {
  fileprivate var linearPart: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }
}
