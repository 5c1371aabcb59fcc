/// Why a PNG file can't be read or written.
public enum PNGError: Error, Hashable, Sendable {
  /// The file has no bytes.
  case empty
}
