/// What a test made, as bytes, and how a reference is held against it.
package struct Rendering {
  package var bytes: [UInt8]
  /// Compares a reference with the rendering; throws where the reference can't be understood.
  package var compare: (_ reference: [UInt8]) throws -> Comparison

  /// Says what the bytes show in the order of hash values, if it is found; asked before recording.
  package var hashOrder: (() -> String?)?

  package init(
    bytes: [UInt8],
    compare: @escaping (_ reference: [UInt8]) throws -> Comparison
  ) {
    self.bytes = bytes
    self.compare = compare
  }
}
