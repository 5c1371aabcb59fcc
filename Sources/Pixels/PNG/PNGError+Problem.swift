internal import CPixels

extension PNGError {
  /// Creates an error from the one that C reported.
  init(_ problem: cpixels_png_error) {
    let name = Self.name(of: problem.chunk)
    let offset = Int(clamping: problem.offset)
    func chunk(_ kind: ChunkProblem) -> PNGError { .chunk(kind, name: name, atByte: offset) }
    func limit(_ limit: Limit) -> PNGError {
      .limit(limit, found: problem.found, allowed: problem.expected)
    }
    switch cpixels_png_problem(UInt32(bitPattern: problem.problem)) {
    case CPIXELS_PNG_TRUNCATED:
      self = .truncated(
        atByte: offset,
        missing: Int(clamping: problem.expected),
        chunk: problem.chunk == 0 ? nil : name
      )
    case CPIXELS_PNG_SIGNATURE: self = .foreign(.unknown)
    case CPIXELS_PNG_CRC:
      self = .checksum(
        chunk: name,
        atByte: offset,
        stored: UInt32(truncatingIfNeeded: problem.found),
        computed: UInt32(truncatingIfNeeded: problem.expected)
      )
    case CPIXELS_PNG_CHUNK_NAME: self = chunk(.nameless)
    case CPIXELS_PNG_CHUNK_LENGTH, CPIXELS_PNG_CHUNK_SIZE: self = chunk(.length(problem.found))
    case CPIXELS_PNG_CHUNK_ORDER: self = chunk(.misplaced)
    case CPIXELS_PNG_CHUNK_MISSING: self = chunk(.missing)
    case CPIXELS_PNG_CHUNK_UNKNOWN: self = chunk(.unknown)
    case CPIXELS_PNG_TRAILING:
      self = .trailingData(atByte: offset, count: Int(clamping: problem.found))
    case CPIXELS_PNG_SIDE: self = .side(UInt32(truncatingIfNeeded: problem.found))
    case CPIXELS_PNG_COLOR_TYPE:
      self = .colorType(Int(problem.found >> 8 & 255), depth: Int(problem.found & 255))
    case CPIXELS_PNG_METHOD: self = .method
    case CPIXELS_PNG_LIMIT_SIDE: self = limit(.side)
    case CPIXELS_PNG_LIMIT_PIXELS: self = limit(.pixels)
    case CPIXELS_PNG_LIMIT_FILE: self = limit(.fileBytes)
    case CPIXELS_PNG_LIMIT_MEMORY: self = limit(.memoryBytes)
    case CPIXELS_PNG_COMPRESSION: self = .compression(reason: problem.reason)
    case CPIXELS_PNG_ROWS_MISSING:
      self = .rowsMissing(bytes: Int(clamping: problem.found), of: Int(clamping: problem.expected))
    case CPIXELS_PNG_ROWS_EXTRA: self = .rowsExtra
    case CPIXELS_PNG_ROWS: self = .rows(reason: problem.reason)
    default: self = .outOfMemory
    }
  }

  /// Returns a chunk's name, with question marks for bytes that aren't letters.
  private static func name(of chunk: UInt32) -> String {
    var name = ""
    for shift in [24, 16, 8, 0] {
      let scalar = Unicode.Scalar(UInt8(truncatingIfNeeded: chunk >> UInt32(shift)))
      name.unicodeScalars.append(scalar.isASCII && scalar.properties.isAlphabetic ? scalar : "?")
    }
    return name
  }
}

extension cpixels_png_error {
  /// The reason in words.
  fileprivate var reason: String {
    withUnsafeBytes(of: detail) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
