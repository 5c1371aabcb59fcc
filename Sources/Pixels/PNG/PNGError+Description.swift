extension PNGError: CustomStringConvertible {
  /// A sentence with the problem, its reason and what to do about it.
  public var description: String {
    switch self {
    case .empty:
      "The file is empty, not a PNG. Restore it from version control, or record it again."
    case .foreign(let format):
      format.description
    case .lineEndingsConverted:
      """
      The PNG was damaged by a conversion of line endings, as if it were text. Add "*.png binary" \
      to .gitattributes and restore the file from version control.
      """
    case .zeroed(let start):
      """
      The file holds only zero bytes from byte \(start) on, as after a power cut or a full disk. \
      \(Self.restore)
      """
    case .truncated(let byte, let missing, let chunk):
      """
      The PNG ends early, at byte \(byte)\(chunk.map { " in its \($0) chunk" } ?? ""): at least \
      \(missing) \(missing == 1 ? "byte is" : "bytes are") missing. \(Self.restore)
      """
    case .trailingData(let byte, let count):
      """
      The PNG is followed by \(count) \(count == 1 ? "byte" : "bytes") of other data, from byte \
      \(byte) on. \(Self.restore)
      """
    case .checksum(let chunk, let byte, let stored, let computed):
      """
      The PNG's \(chunk) chunk at byte \(byte) is damaged: its checksum is \(Self.hex(stored)), \
      but that of its bytes is \(Self.hex(computed)). \(Self.restore)
      """
    case .chunk(let problem, let name, let byte):
      "\(problem.sentence(name: name, byte: byte)) \(Self.restore)"
    case .side(let side):
      """
      The PNG has a width or height of \(side); the valid range is 1 to 2147483647. \
      \(Self.restore)
      """
    case .colorType(let type, let depth):
      "The PNG has colour type \(type) with \(depth) bits, which isn't valid. \(Self.restore)"
    case .method:
      "The PNG uses an unknown compression, filter or interlace method. \(Self.restore)"
    case .compression(let reason):
      "The PNG's compressed data is damaged (\(reason)). \(Self.restore)"
    case .rowsMissing(let bytes, let all):
      "The PNG's rows stop after \(bytes) of \(all) bytes. \(Self.restore)"
    case .rowsExtra:
      "The PNG's compressed data continues after the last row. \(Self.restore)"
    case .rows(let reason):
      "The PNG's pixels are damaged (\(reason)). \(Self.restore)"
    case .limit(let limit, let found, let allowed):
      """
      The PNG needs \(found) \(limit.unit); the limit is \(allowed). If that is intended, raise \
      \(limit.rawValue) of PNG.Limits.
      """
    case .outOfMemory:
      "There is not enough memory for the picture. Use a smaller one, or free memory."
    case .scale(let scale):
      "The scale \(scale) can't be stored in a PNG. Use a positive number such as 1, 2 or 3."
    }
  }

  private static let restore = "Restore it from version control, or record it again."

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension PNGError.ChunkProblem {
  fileprivate func sentence(name: String, byte: Int) -> String {
    switch self {
    case .missing: "The PNG has no \(name) chunk before byte \(byte)."
    case .misplaced: "The PNG's \(name) chunk at byte \(byte) is misplaced or repeated."
    case .unknown: "The PNG has an unknown critical chunk \(name) at byte \(byte)."
    case .nameless: "The PNG has no valid chunk at byte \(byte), where one must begin."
    case .length(let length):
      "The PNG's \(name) chunk at byte \(byte) has an invalid length of \(length) bytes."
    }
  }
}

extension PNGError.Limit {
  fileprivate var unit: String {
    switch self {
    case .side: "pixels in a row or column"
    case .pixels: "pixels"
    case .fileBytes: "bytes of file data"
    case .memoryBytes: "bytes of memory"
    }
  }
}

extension PNGError.ForeignFormat: CustomStringConvertible {
  /// A sentence that names the file's format and what to do about it.
  public var description: String {
    switch self {
    case .gitLFSPointer:
      "The file is a Git LFS pointer, not the PNG itself. Run: git lfs pull"
    case .gitAnnexPointer:
      "The file is a git-annex pointer, not the PNG itself. Run: git annex get"
    case .conflictMarkers:
      """
      The file contains merge conflict markers. Choose one side: run git checkout --ours or \
      git checkout --theirs with the file's path.
      """
    case .html:
      "The file is an HTML page, not a PNG, often the error page of a server. \(Self.replace)"
    case .unknown:
      "The file is not a PNG: it doesn't begin with the PNG signature. \(Self.replace)"
    default:
      "The file is \(name), not a PNG. \(Self.replace)"
    }
  }

  private static let replace = "Replace it with a PNG, or record it again."

  private var name: String {
    switch self {
    case .jpeg: "a JPEG picture"
    case .gif: "a GIF picture"
    case .webp: "a WebP picture"
    case .bmp: "a Windows bitmap"
    case .tiff: "a TIFF picture"
    case .heif: "an AVIF or HEIC picture"
    case .mng: "an MNG or JNG file"
    case .svg: "an SVG picture"
    case .pdf: "a PDF document"
    case .zip: "a zip archive"
    case .gzip: "a gzip file"
    default: "text"
    }
  }
}
