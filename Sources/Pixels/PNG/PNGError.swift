/// Why a PNG file can't be read or written.
public enum PNGError: Error, Hashable, Sendable {
  /// The file has no bytes.
  case empty
  /// The file is something else.
  case foreign(ForeignFormat)
  /// The file's line endings were converted as if it were text.
  case lineEndingsConverted
  /// The file begins like a PNG and then holds only zero bytes, or holds nothing else at all.
  case zeroed(fromByte: Int)
  /// The file ends early, inside or before a chunk.
  case truncated(atByte: Int, missing: Int, chunk: String?)
  /// Bytes follow the end of the picture.
  case trailingData(atByte: Int, count: Int)
  /// The checksum of a chunk doesn't fit its bytes.
  case checksum(chunk: String, atByte: Int, stored: UInt32, computed: UInt32)
  /// A chunk is missing, misplaced, unknown or has an impossible length.
  case chunk(ChunkProblem, name: String, atByte: Int)
  /// The width or height is zero or beyond what PNG allows.
  case side(UInt32)
  /// The colour type doesn't exist with this number of bits.
  case colorType(Int, depth: Int)
  /// The compression, filter or interlace method is none that PNG defines.
  case method
  /// The compressed data is damaged.
  case compression(reason: String)
  /// The compressed data ends before the last row.
  case rowsMissing(bytes: Int, of: Int)
  /// The compressed data goes on after the last row.
  case rowsExtra
  /// A row or a pixel is impossible.
  case rows(reason: String)
  /// The file asks for more than a limit allows.
  case limit(Limit, found: UInt64, allowed: UInt64)
  /// The machine has no memory left.
  case outOfMemory
  /// The scale is not a positive number that a file can state.
  case scale(Double)

  /// What a chunk can be, other than damaged.
  public enum ChunkProblem: Hashable, Sendable {
    /// The picture needs this chunk, and it isn't there.
    case missing
    /// The chunk stands in the wrong place, or twice, or not in this colour type.
    case misplaced
    /// The chunk can't be ignored, and PNG defines none of this name.
    case unknown
    /// The name isn't four letters of which the third is a capital.
    case nameless
    /// The chunk has a number of bytes that it can't have.
    case length(UInt64)
  }

  /// A limit, by the name of its option in `PNG.Limits`.
  public enum Limit: String, Hashable, Sendable {
    /// Pixels in a row or a column.
    case side
    /// Pixels in all.
    case pixels
    /// Bytes of the file.
    case fileBytes
    /// Bytes of memory while reading.
    case memoryBytes
  }

  /// What a file is that should be a PNG.
  public enum ForeignFormat: String, Hashable, Sendable {
    /// A pointer of Git LFS, in place of the file.
    case gitLFSPointer
    /// A link of git-annex, in place of the file.
    case gitAnnexPointer
    /// A file with a merge conflict's markers.
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
    /// A JNG or MNG file, the PNG's relatives.
    case mng
    /// An SVG picture.
    case svg
    /// An HTML page, often a server's error.
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
