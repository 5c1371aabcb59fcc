internal import CPixels

/// The pictures of a comparison as shown to a person: magnified, with differences marked.
package struct ComparisonPanels {
  /// The content of a panel.
  package enum Content: CaseIterable, Sendable {
    /// The reference over a checkerboard.
    case reference
    /// The actual picture over a checkerboard.
    case actual
    /// The faded reference with differences marked.
    case difference
  }

  /// The smallest rectangle around all pixels that differ; `nil` if none does.
  package let changedBox: PixelRect?
  private let reference: Bitmap
  private let actual: Bitmap
  private let marks: [UInt8]

  /// Compares two pictures.
  package init(reference: Bitmap, actual: Bitmap, tolerance: ImageTolerance) {
    let difference = PixelDifference(reference: reference, actual: actual, tolerance: tolerance)
    self.init(reference: reference, actual: actual, difference: difference)
  }

  init(reference: Bitmap, actual: Bitmap, difference: PixelDifference?) {
    self.reference = reference
    self.actual = actual
    let count = max(reference.width, actual.width) * max(reference.height, actual.height)
    marks = difference?.marks ?? [UInt8](repeating: 0, count: count)
    changedBox = difference.flatMap {
      $0.numbers.different == 0 ? nil : PixelRect($0.numbers.box)
    }
  }

  /// Creates the panels of an earlier comparison, or returns `nil` if the mask has another size.
  ///
  /// - Parameter mask: The picture that ``BitmapComparison/differenceMask`` returned.
  package init?(reference: Bitmap, actual: Bitmap, mask: Bitmap) {
    let width = max(reference.width, actual.width)
    let height = max(reference.height, actual.height)
    guard mask.width == width, mask.height == height else { return nil }
    var area = cpixels_area()
    var isDifferent = false
    self.reference = reference
    self.actual = actual
    marks = mask.bytes.withUnsafeBufferPointer { pixels in
      var picture = cpixels_picture(
        pixels: pixels.baseAddress,
        width: UInt32(clamping: width),
        height: UInt32(clamping: height)
      )
      return [UInt8](unsafeUninitializedCapacity: width * height) { marks, count in
        guard let base = marks.baseAddress else { return }
        isDifferent = cpixels_read_mask(&picture, base, &area)
        count = width * height
      }
    }
    changedBox = isDifferent ? PixelRect(area) : nil
  }

  /// Draws a part of the pictures, magnified; pixels outside a picture are hatched.
  ///
  /// - Parameters:
  ///   - content: The content of the panel.
  ///   - part: The part, in pixels.
  ///   - magnification: Pixels of the panel per pixel of the picture.
  ///   - x: The column of the panel in a larger picture; checkerboard and hatching are aligned to
  ///     that picture.
  ///   - y: The row of the panel in that picture.
  package func panel(
    _ content: Content,
    of part: PixelRect,
    magnification: Int,
    x: Int,
    y: Int
  ) -> Bitmap {
    let width = part.width * magnification
    let height = part.height * magnification
    var placement = cpixels_placement(
      part: part.area,
      x: UInt32(clamping: x),
      y: UInt32(clamping: y),
      magnification: UInt32(clamping: magnification)
    )
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      var sheet = cpixels_sheet(
        pixels: buffer.baseAddress,
        width: UInt32(clamping: width),
        height: UInt32(clamping: height)
      )
      withPictures(reference, actual) { first, second in
        switch content {
        case .reference: cpixels_sheet_picture(&sheet, &first, &placement)
        case .actual: cpixels_sheet_picture(&sheet, &second, &placement)
        case .difference:
          cpixels_sheet_difference(&sheet, &first, &second, marks, &placement)
        }
      }
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, bytes: bytes) ?? actual
  }
}
