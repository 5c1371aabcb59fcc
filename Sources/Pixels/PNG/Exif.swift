/// The contents of an `eXIf` chunk: a TIFF header and a directory of fields.
struct Exif {
  /// Whether viewers show the picture as it is stored.
  ///
  /// Data that can't be read count as turned, because viewers may read them differently.
  let isUpright: Bool

  init(_ data: ArraySlice<UInt8>) {
    isUpright = Exif.isUpright(Array(data))
  }

  private static func isUpright(_ data: [UInt8]) -> Bool {
    let isBigEndian = data.starts(with: [0x4D, 0x4D, 0, 42])
    guard isBigEndian || data.starts(with: [0x49, 0x49, 42, 0]) else { return false }
    let number = { (offset: Int, length: Int) -> Int? in
      guard offset + length <= data.count else { return nil }
      let bytes = data[offset..<offset + length]
      return (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return false }
    for index in 0..<count {
      let field = directory + 2 + 12 * index
      guard let tag = number(field, 2), let value = number(field + 8, 2),
        number(field + 8, 4) != nil
      else { return false }
      guard tag == orientation else { continue }
      guard number(field + 2, 2) == short, number(field + 4, 4) == 1, value == 1 else {
        return false
      }
    }
    return true
  }

  /// The tag of the field, and the type of its value.
  private static let (orientation, short) = (0x0112, 3)
}
