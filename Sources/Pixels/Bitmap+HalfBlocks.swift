internal import CPixels

extension Bitmap {
  /// Returns the picture as lines of half-block characters for a terminal with 24-bit colours.
  ///
  /// Each character shows two points of the reduced picture, one above the other, over a
  /// checkerboard. The pixels of a point are averaged. Each line is padded to `columns` characters.
  package func halfBlocks(columns: Int, rows: Int) -> [String] {
    bytes.withUnsafeBufferPointer { pixels in
      var picture = cpixels_picture(
        pixels: pixels.baseAddress,
        width: UInt32(clamping: width),
        height: UInt32(clamping: height)
      )
      let columns = UInt32(clamping: max(columns, 1))
      let points = cpixels_points_within(&picture, columns, UInt32(clamping: max(rows, 1) * 2))
      let capacity =
        Int(points.width) * Int(CPIXELS_HALF_BLOCK_BYTES) + Int(CPIXELS_HALF_BLOCKS_END)
      let padding = String(repeating: " ", count: Int(columns - points.width))
      return stride(from: 0, to: points.height, by: 2).map { row in
        let line = String(unsafeUninitializedCapacity: capacity) { text in
          text.withMemoryRebound(to: CChar.self) { characters in
            cpixels_half_blocks(&picture, points, row, characters.baseAddress)
          }
        }
        return line + padding
      }
    }
  }
}
