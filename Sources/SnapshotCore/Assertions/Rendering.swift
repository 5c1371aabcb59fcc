/// A rendered value, with closures that compare a reference with it.
package struct Rendering {
  private let content: Content
  /// The closure that compares a reference with the rendering. It throws if the reference can't be
  /// read, and `ValueError` if the value can't be rendered.
  package var compare: (_ reference: [UInt8]) throws -> Comparison
  /// A quick test that encodes and decodes nothing; `nil` if there is none. It returns `true` only
  /// if a reference equals the rendering. `false` proves nothing.
  package var matches: ((_ reference: [UInt8]) throws -> Bool)?
  /// The text whose UTF-8 bytes are the file; `nil` for other formats.
  package let text: String?
  /// Whether the file is an animated picture.
  package var isAnimated = false

  /// A closure that describes a set or dictionary whose elements are in hash order in the bytes, or
  /// returns `nil` if it finds none. It is called before recording.
  package var hashOrder: (() -> String?)?

  package init(
    bytes: [UInt8],
    compare: @escaping (_ reference: [UInt8]) throws -> Comparison
  ) {
    content = Content(bytes)
    text = nil
    self.compare = compare
  }

  /// Creates the rendering of a text that is recorded unchanged.
  package init(
    text: String,
    compare: @escaping (_ reference: [UInt8]) throws -> Comparison
  ) {
    content = Content { Array(text.utf8) }
    self.text = text
    self.compare = compare
  }

  /// Creates a rendering that is encoded only if it is recorded or fails.
  ///
  /// - Parameter encode: A closure that returns the bytes, called at most once.
  package init(
    encode: @escaping () throws -> [UInt8],
    matches: ((_ reference: [UInt8]) throws -> Bool)? = nil,
    compare: @escaping (_ reference: [UInt8]) throws -> Comparison
  ) {
    content = Content(encode)
    text = nil
    self.matches = matches
    self.compare = compare
  }

  /// The bytes of the file.
  package func bytes() throws -> [UInt8] { try content.bytes() }

  /// Whether the bytes are available without encoding.
  package var hasBytes: Bool { content.isMade || text != nil }

  /// The bytes of the file, computed when they are first needed.
  ///
  /// It is a class because all copies of a rendering share the bytes.
  private final class Content {
    private var made: Result<[UInt8], any Error>?
    private var encode: (() throws -> [UInt8])?

    init(_ bytes: [UInt8]) { made = .success(bytes) }

    init(_ encode: @escaping () throws -> [UInt8]) { self.encode = encode }

    var isMade: Bool { made != nil }

    func bytes() throws -> [UInt8] {
      if let made { return try made.get() }
      let result = Result { try encode?() ?? [] }
      made = result
      encode = nil
      return try result.get()
    }
  }
}

/// An error that the value throws while a reference is compared with it.
package struct ValueError: Error {
  package var error: any Error

  package init(_ error: any Error) {
    self.error = (error as? ValueError)?.error ?? error
  }
}
