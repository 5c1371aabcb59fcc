/// Reading and writing PNG files.
public enum PNG {
  /// Reads a PNG file.
  public static func decode(_ file: [UInt8]) throws(PNGError) -> Bitmap { throw .empty }

  /// Writes a PNG file.
  public static func encode(_ bitmap: Bitmap, scale: Double = 1) throws(PNGError) -> [UInt8] { [] }
}
