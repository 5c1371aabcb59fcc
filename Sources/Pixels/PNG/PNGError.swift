/// An error in reading or writing a PNG file.
public enum PNGError: Error, Hashable, Sendable {
  /// The file has no bytes.
  case empty
  /// The file has another format.
  case foreign(ForeignFormat)
  /// The file's line endings were converted as if it were text.
  case lineEndingsConverted
  /// The file contains only zero bytes, or only zero bytes after a valid beginning.
  case zeroed(fromByte: Int)
  /// The file ends early, inside or before a chunk.
  case truncated(atByte: Int, missing: Int, chunk: String?)
  /// Bytes follow the end of the picture.
  case trailingData(atByte: Int, count: Int)
  /// The checksum of a chunk doesn't match its bytes.
  case checksum(chunk: String, atByte: Int, stored: UInt32, computed: UInt32)
  /// A chunk is missing, misplaced, unknown or has an impossible length.
  case chunk(ChunkProblem, name: String, atByte: Int)
  /// The width or height is zero or beyond what PNG allows.
  case side(UInt32)
  /// The colour type doesn't exist with this number of bits.
  case colorType(Int, depth: Int)
  /// The compression, filter or interlace method isn't one that PNG defines.
  case method
  /// The compressed data is damaged.
  case compression(reason: String)
  /// The compressed data ends before the last row.
  case rowsMissing(bytes: Int, of: Int)
  /// The compressed data continues after the last row.
  case rowsExtra
  /// A row or a pixel has an invalid value.
  case rows(reason: String)
  /// The file needs more than a limit allows.
  case limit(Limit, found: UInt64, allowed: UInt64)
  /// The system is out of memory.
  case outOfMemory
  /// The scale is not a positive number that a file can represent.
  case scale(Double)

  /// A problem with a chunk, other than damage.
  public enum ChunkProblem: Hashable, Sendable {
    /// The picture needs this chunk, but it is missing.
    case missing
    /// The chunk is misplaced, duplicated, or not allowed in this colour type.
    case misplaced
    /// The chunk can't be ignored, and PNG doesn't define its name.
    case unknown
    /// The name isn't four letters with a capital third letter.
    case nameless
    /// The chunk's length is invalid.
    case length(UInt64)
  }

  /// A limit, by the name of its option in `PNG.Limits`.
  public enum Limit: String, Hashable, Sendable {
    /// The number of pixels in a row or a column.
    case side
    /// The total number of pixels.
    case pixels
    /// The size of the file, in bytes.
    case fileBytes
    /// The memory used while reading, in bytes.
    case memoryBytes
  }

  /// The actual format of a file that should be a PNG.
  public enum ForeignFormat: String, Hashable, Sendable {
    /// A Git LFS pointer instead of the file.
    case gitLFSPointer
    /// A git-annex pointer instead of the file.
    case gitAnnexPointer
    /// A text file with merge conflict markers.
    case conflictMarkers
    /// A JPEG picture.
    case jpeg
    /// A GIF picture.
    case gif
    /// A WebP picture.
    case webp
    /// A Windows bitmap.
    case bmp
    /// A TIFF picture.
    case tiff
    /// An AVIF or HEIC picture.
    case heif
    /// A JNG or MNG file.
    case mng
    /// An SVG picture.
    case svg
    /// An HTML page, often an error from a server.
    case html
    /// A PDF document.
    case pdf
    /// A zip archive.
    case zip
    /// A file compressed by gzip.
    case gzip
    /// Other text.
    case text
    /// Bytes of an unknown kind.
    case unknown
  }
}
