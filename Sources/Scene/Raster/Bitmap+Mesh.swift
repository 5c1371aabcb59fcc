internal import CPixels
package import Pixels

extension Bitmap {
  /// Creates a bitmap of a colour mesh, or returns `nil` if memory runs out.
  ///
  /// - Parameters:
  ///   - vertices: The corners of cells, row by row, six numbers each: x and y in pixels, then
  ///     straight red, green, blue and alpha, 0…1. Later cells cover earlier ones.
  ///   - columns: The number of corners in a row.
  ///   - background: The colour of the pixels outside all cells.
  ///   - width: The width in pixels, 1…16,383.
  ///   - height: The height in pixels, 1…16,383.
  package init?(
    mesh vertices: [Double],
    columns: Int,
    background: RGBA,
    width: Int,
    height: Int
  ) {
    let (red, green, blue, alpha) = background.channels
    let color = [red, green, blue, alpha].map { UInt8($0 / 257) }
    let rows = columns > 0 ? vertices.count / (6 * columns) : 0
    var isPainted = false
    let count = width * height * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      isPainted =
        cpixels_mesh(vertices, columns, rows, color, Int32(width), Int32(height), base) != 0
      initialized = isPainted ? count : 0
    }
    guard isPainted else { return nil }
    self.init(width: width, height: height, bytes: bytes)
  }
}
