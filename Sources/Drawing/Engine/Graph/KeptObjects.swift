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
  private var last: KeptObject?
  private var count = 0
  /// The last object of each type that this evaluation requested. Only long lists record it.
  private var lastRequested: [ObjectIdentifier: KeptObject]?

  /// The largest number of objects that are searched from the first one on.
  ///
  /// A list is longer only if many elements of a `ForEach` have the same identity.
  private static let shortCount = 16

  private var isLong: Bool { count > KeptObjects.shortCount }

  /// Returns the next object of a type that this evaluation hasn't requested, or `nil`.
  ///
  /// Objects that the previous evaluation didn't request are removed instead of returned.
  ///
  /// - Parameters:
  ///   - kind: The type that the object was requested with.
  ///   - type: The class of the object.
  ///   - pass: The number of the evaluation.
  mutating func next<Kept: KeptObject>(
    of kind: ObjectIdentifier,
    as type: Kept.Type,
    in pass: Int
  ) -> Kept? {
    guard let first else { return nil }
    // Usually the first object is requested first, so no search is needed.
    if count <= KeptObjects.shortCount, first.isNext(of: kind, in: pass),
      let known = first as? Kept
    {
      known.pass = pass
      return known
    }
    var previous = isLong ? lastRequested?[kind] : nil
    var next = if let previous { previous.next } else { first }
    while let object = next {
      if object.kind == kind, object.pass != pass, let known = object as? Kept {
        if object.pass == pass - 1 {
          object.pass = pass
          if isLong { noteRequest(of: object, kind) }
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
  mutating func append(_ object: KeptObject, of kind: ObjectIdentifier, in pass: Int) {
    object.kind = kind
    object.pass = pass
    if let last { last.next = object } else { first = object }
    last = object
    count += 1
    if isLong { noteRequest(of: object, kind) }
  }

  private mutating func remove(_ object: KeptObject, after previous: KeptObject?) {
    if let previous { previous.next = object.next } else { first = object.next }
    if object.next == nil { last = previous }
    object.next = nil
    count -= 1
  }

  private mutating func noteRequest(of object: KeptObject, _ kind: ObjectIdentifier) {
    if lastRequested == nil { lastRequested = [:] }
    lastRequested?[kind] = object
  }

  /// Starts the searches at the first object again.
  mutating func restartSearches() {
    if lastRequested != nil { lastRequested = nil }
  }

  /// Removes all objects, one after the other. Objects that released one another would use stack in
  /// proportion to their number.
  mutating func removeAll() {
    guard first != nil else { return }
    (last, count, lastRequested) = (nil, 0, nil)
    while let object = first {
      first = object.next
      object.next = nil
    }
  }
}
