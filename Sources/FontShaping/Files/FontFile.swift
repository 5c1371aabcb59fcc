#if Fonts

internal import CShaping
internal import Foundation

/// A file with one font or a collection of them, read into memory.
///
/// It is a class because it owns memory outside Swift.
final class FontFile {
  /// The maximum size of a font file in bytes, about twice that of the largest CJK collections.
  static let maxSize = 128 << 20

  let path: String
  let handle: OpaquePointer
  /// The number of fonts.
  let count: Int
  private let bytes: Data

  /// Reads a file.
  init(path: String) throws(FontError) {
    bytes = try FontFile.read(path)
    var error = cshaping_error()
    let (bytes, maxCount) = (bytes, Int(UInt16.max))
    let count = bytes.withFontBytes { cshaping_font_count($0, $1, &error) }
    guard count > 0 else { throw .invalid(file: path, font: nil, problem: FontProblem(error)) }
    guard let handle = bytes.withFontBytes({ cshaping_file_create($0, $1) }) else {
      throw .invalid(file: path, font: nil, problem: .outOfMemory)
    }
    self.path = path
    self.handle = handle
    self.count = min(Int(count), maxCount)
  }

  deinit {
    cshaping_file_destroy(handle)
  }

  /// Checks a font in the file and returns its face.
  func face(at index: Int) throws(FontError) -> FontFace {
    let number = count > 1 ? index : nil
    var error = cshaping_error()
    guard bytes.withFontBytes({ cshaping_check($0, $1, UInt32(index), &error) }),
      let face = cshaping_face_create(handle, UInt32(index), &error)
    else { throw .invalid(file: path, font: number, problem: FontProblem(error)) }
    return FontFace(face, file: path, index: index)
  }

  private static func read(_ path: String) throws(FontError) -> Data {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw .unreadable(file: path, reason: String(cString: strerror(errno)))
    }
    // A pipe or a device might never end.
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(file: path, reason: "it is not a file")
    }
    let size = Int(status.st_size)
    guard size <= maxSize else { throw .tooLarge(file: path, bytes: size, limit: maxSize) }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(file: path, reason: error.localizedDescription)
    }
  }
}

extension Data {
  /// Calls a closure with the address of the bytes, which is never null, and their number.
  fileprivate func withFontBytes<Result>(
    _ body: (UnsafePointer<UInt8>, Int) -> Result
  ) -> Result {
    withUnsafeBytes { buffer in
      var none: UInt8 = 0
      guard let base = buffer.baseAddress else { return body(&none, 0) }
      return body(base.assumingMemoryBound(to: UInt8.self), buffer.count)
    }
  }
}

#endif
