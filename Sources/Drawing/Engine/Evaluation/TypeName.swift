internal import Synchronization

/// The name of a type in a path, which is stored once per process.
///
/// Paths copy their steps often. Copying a `String` would retain its text each time.
///
/// The `Sendable` conformance is unchecked because pointers aren't `Sendable`; the text is never
/// changed or released.
package struct TypeName: Hashable, @unchecked Sendable {
  /// The address of the text, which is the same for equal texts.
  private let address: UnsafePointer<String>

  /// All names, by their UTF-8. Texts that differ only in their Unicode normalization differ, as
  /// their hashes in paths do.
  private static let names = Mutex<[[UInt8]: TypeName]>([:])

  init(_ text: String) {
    let key = Array(text.utf8)
    self = TypeName.names.withLock { names in
      if let known = names[key] { return known }
      let address = UnsafeMutablePointer<String>.allocate(capacity: 1)
      address.initialize(to: text)
      let name = TypeName(address: address)
      names[key] = name
      return name
    }
  }

  private init(address: UnsafePointer<String>) {
    self.address = address
  }

  var text: String { address.pointee }
}
