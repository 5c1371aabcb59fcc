/// An object that the view graph keeps at a position of the view tree between evaluations.
///
/// It refers to the next object itself, so a list of them allocates no nodes.
class KeptObject {
  /// The type that the object was requested with; the base class until the object is added.
  @exclusivity(unchecked) fileprivate var kind = ObjectIdentifier(KeptObject.self)
  /// The number of the last evaluation that requested the object.
  @exclusivity(unchecked) fileprivate(set) var pass = 0
  /// The next object of the list, which retains it.
  @exclusivity(unchecked) fileprivate var next: Unmanaged<KeptObject>?

  /// Returns a copy for another position, or `nil` for objects that belong to one position.
  func copied() -> KeptObject? { nil }

  /// Returns whether the previous evaluation requested the object with a type, and this one didn't.
  fileprivate final func isNext(of kind: ObjectIdentifier, in pass: Int) -> Bool {
    self.kind == kind && self.pass == pass - 1
  }
}

/// The objects kept at one position of the view tree, in the order in which they were added.
///
/// It is a linked list because most positions have no more than three, and because generic
/// collections are slow in debug builds. The list retains each object once; its owner must detach
/// and release them. Strong references would be retained and released several times per request.
struct KeptObjects {
  private var first: Unmanaged<KeptObject>?
  private var last: Unmanaged<KeptObject>?
  private var count = 0
  /// The first object that an evaluation hasn't requested, as far as it requests them in order.
  private var unrequested: Unmanaged<KeptObject>?
  /// The last object of each type that this evaluation requested. Only long lists record it.
  private var lastRequested: [ObjectIdentifier: Unmanaged<KeptObject>]?

  /// The largest number of objects that are searched from the first one on.
  ///
  /// A list is longer only if many elements of a `ForEach` have the same identity.
  private static var shortCount: Int { 16 }

  /// Returns the next object of a type that this evaluation hasn't requested, or `nil`.
  ///
  /// Objects that the previous evaluation didn't request are removed instead of returned.
  ///
  /// - Parameters:
  ///   - kind: The type that the object was requested with.
  ///   - type: The class of the object.
  ///   - pass: The number of the evaluation.
  @_transparent mutating func next<Kept: KeptObject>(
    of kind: ObjectIdentifier,
    as type: Kept.Type,
    in pass: Int
  ) -> Kept? {
    guard let unrequested else { return nil }
    let object = unrequested.takeUnretainedValue()
    // Evaluations usually request the objects in the same order, so no search is needed.
    if object.isNext(of: kind, in: pass), let known = object as? Kept {
      object.pass = pass
      self.unrequested = object.next
      if count > KeptObjects.shortCount { noteRequest(of: unrequested, kind) }
      return known
    }
    return findNext(of: kind, as: type, in: pass)
  }

  private mutating func findNext<Kept: KeptObject>(
    of kind: ObjectIdentifier,
    as type: Kept.Type,
    in pass: Int
  ) -> Kept? {
    var previous = count > KeptObjects.shortCount ? lastRequested?[kind] : nil
    var next = if let previous { previous.takeUnretainedValue().next } else { first }
    while let reference = next {
      let object = reference.takeUnretainedValue()
      if object.kind == kind, object.pass != pass, let known = object as? Kept {
        if object.pass == pass - 1 {
          object.pass = pass
          if count > KeptObjects.shortCount { noteRequest(of: reference, kind) }
          return known
        }
        next = object.next
        remove(object, after: previous)
      } else {
        (previous, next) = (reference, object.next)
      }
    }
    return nil
  }

  /// Adds an object that this evaluation requests.
  @_transparent mutating func append(_ object: KeptObject, of kind: ObjectIdentifier, in pass: Int)
  {
    object.kind = kind
    object.pass = pass
    let reference = Unmanaged.passRetained(object)
    if let last { last.takeUnretainedValue().next = reference } else { first = reference }
    last = reference
    count += 1
    if count > KeptObjects.shortCount { noteRequest(of: reference, kind) }
  }

  /// Adds copies of the objects of another list.
  mutating func append(copiesOf other: KeptObjects) {
    var next = other.first
    while let reference = next {
      let object = reference.takeUnretainedValue()
      if let copy = object.copied() { append(copy, of: object.kind, in: object.pass) }
      next = object.next
    }
  }

  private mutating func remove(_ object: KeptObject, after previous: Unmanaged<KeptObject>?) {
    if let previous {
      previous.takeUnretainedValue().next = object.next
    } else {
      first = object.next
    }
    if object.next == nil { last = previous }
    if let unrequested, unrequested.takeUnretainedValue() === object {
      self.unrequested = object.next
    }
    object.next = nil
    count -= 1
    Unmanaged.passUnretained(object).release()
  }

  private mutating func noteRequest(of object: Unmanaged<KeptObject>, _ kind: ObjectIdentifier) {
    if lastRequested == nil { lastRequested = [:] }
    lastRequested?[kind] = object
  }

  /// Forgets the requests of the previous evaluation.
  @_transparent mutating func restartSearches() {
    unrequested = first
    if lastRequested != nil { lastRequested = nil }
  }

  /// Removes all objects and returns the first one. They must be released outside any access to the
  /// list, because that may run user code.
  mutating func detach() -> Unmanaged<KeptObject>? {
    guard let first else { return nil }
    self = KeptObjects()
    return first
  }

  /// Releases detached objects, one after the other. Objects that released one another would use
  /// stack in proportion to their number.
  static func release(_ first: Unmanaged<KeptObject>?) {
    guard var next = first else { return }
    while true {
      let following = next.takeUnretainedValue().next
      next.takeUnretainedValue().next = nil
      next.release()
      guard let following else { return }
      next = following
    }
  }
}
