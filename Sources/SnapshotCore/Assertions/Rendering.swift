/// What a test made, and how a reference is compared with it.
package struct Rendering {
  private let content: Content
  /// Compares a reference with the rendering; throws where the reference can't be understood, and
  /// `ValueError` where the value can't be rendered.
  package var compare: (_ reference: [UInt8]) throws -> Comparison
  /// Whether a reference surely shows the rendering, which is asked before anything is encoded or
  /// decoded; `nil` if nothing tells. `false` proves nothing.
  package var matches: ((_ reference: [UInt8]) throws -> Bool)?
  /// The text whose UTF-8 is the file; `nil` if the bytes have to be made.
  package let text: String?
  /// Whether the file will be an animated picture.
  package var isAnimated = false

  /// Says what the bytes show in the order of hash values, if it is found; asked before recording.
  package var hashOrder: (() -> String?)?

  package init(
    bytes: [UInt8],
    compare: @escaping (_ reference: [UInt8]) throws -> Comparison
  ) {
    content = Content(bytes)
    text = nil
    self.compare = compare
  }

  /// Creates the rendering of a text that is kept as it is.
  package init(
    text: String,
    compare: @escaping (_ reference: [UInt8]) throws -> Comparison
  ) {
    content = Content { Array(text.utf8) }
    self.text = text
    self.compare = compare
  }

  /// Creates a rendering whose bytes are made only if it is recorded or fails.
  ///
  /// - Parameter encode: Makes the bytes; called at most once.
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

  /// Whether the bytes are there without being encoded.
  package var hasBytes: Bool { content.isMade || text != nil }

  /// The bytes of the file, made when they are first needed.
  ///
  /// A class because all copies of a rendering share what was made once.
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

/// An error of the value, thrown while a reference is compared with it.
package struct ValueError: Error {
  package var error: any Error

  package init(_ error: any Error) {
    self.error = (error as? ValueError)?.error ?? error
  }
}
