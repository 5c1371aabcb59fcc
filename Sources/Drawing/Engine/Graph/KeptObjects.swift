/// An object that the view graph keeps at a position of the view tree between evaluations.
///
/// It refers to the next object itself, so a list of them allocates no nodes.
class KeptObject {
  /// The type that the object was requested with; the base class until the object is added.
  @exclusivity(unchecked) fileprivate var kind = ObjectIdentifier(KeptObject.self)
  /// The number of the last evaluation that requested the object.
  @exclusivity(unchecked) fileprivate(set) var pass = 0
  @exclusivity(unchecked) fileprivate var next: KeptObject?

  /// Returns whether the previous evaluation requested the object with a type, and this one didn't.
  fileprivate final func isNext(of kind: ObjectIdentifier, in pass: Int) -> Bool {
    self.kind == kind && self.pass == pass - 1
  }
}

/// The objects kept at one position of the view tree, in the order in which they were added.
///
/// It is a linked list because most positions have no more than three, and because generic
/// collections are slow in debug builds.
struct KeptObjects {
  private var first: KeptObject?
  /// The last object. It isn't retained, because the list contains it.
  private unowned(unsafe) var last: KeptObject?
  private var count: Int32 = 0
  /// The number of the evaluation that `unrequested` refers to, modulo 2³². It is stored next to
  /// `count`, so that both share a word.
  private var unrequestedPass: Int32 = 0
  /// The first object that an evaluation hasn't requested, as far as it requests them in order.
  ///
  /// It isn't retained, because the list contains it; removing it from there replaces it here.
  private unowned(unsafe) var unrequested: KeptObject?
  /// The last object of each type that this evaluation requested. Only long lists record it.
  private var lastRequested: [ObjectIdentifier: KeptObject]?

  /// The largest number of objects that are searched from the first one on.
  ///
  /// A list is longer only if many elements of a `ForEach` have the same identity.
  private static var shortCount: Int32 { 16 }

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
    if unrequestedPass != Int32(truncatingIfNeeded: pass) {
      (unrequestedPass, unrequested) = (Int32(truncatingIfNeeded: pass), first)
    }
    guard let object = unrequested else { return nil }
    // Evaluations usually request the objects in the same order, so no search is needed.
    if object.isNext(of: kind, in: pass), let known = object as? Kept {
      known.pass = pass
      unrequested = known.next
      if count > KeptObjects.shortCount { noteRequest(of: known, kind) }
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
    var next = if let previous { previous.next } else { first }
    while let object = next {
      if object.kind == kind, object.pass != pass, let known = object as? Kept {
        if object.pass == pass - 1 {
          object.pass = pass
          if count > KeptObjects.shortCount { noteRequest(of: object, kind) }
          return known
        }
        next = object.next
        remove(object, after: previous)
      } else {
        (previous, next) = (object, object.next)
      }
    }
    return nil
  }

  /// Adds an object that this evaluation requests.
  @_transparent mutating func append(_ object: KeptObject, of kind: ObjectIdentifier, in pass: Int)
  {
    object.kind = kind
    object.pass = pass
    if let last { last.next = object } else { first = object }
    last = object
    count += 1
    if count > KeptObjects.shortCount { noteRequest(of: object, kind) }
  }

  private mutating func remove(_ object: KeptObject, after previous: KeptObject?) {
    if let previous { previous.next = object.next } else { first = object.next }
    if object.next == nil { last = previous }
    if unrequested === object { unrequested = object.next }
    object.next = nil
    count -= 1
  }

  private mutating func noteRequest(of object: KeptObject, _ kind: ObjectIdentifier) {
    if lastRequested == nil { lastRequested = [:] }
    lastRequested?[kind] = object
  }

  /// Forgets the requests of the previous evaluation.
  @_transparent mutating func restartSearches() {
    if lastRequested != nil { lastRequested = nil }
  }

  /// Removes all objects, one after the other. Objects that released one another would use stack in
  /// proportion to their number.
  mutating func removeAll() {
    guard first != nil else { return }
    (last, count, lastRequested, unrequested) = (nil, 0, nil, nil)
    while let object = first {
      first = object.next
      object.next = nil
    }
  }
}
