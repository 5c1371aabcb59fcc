internal import CPixels

/// A search for the texts whose characters differ between two pictures.
package enum ChangedTexts {
  /// A text of the actual picture.
  package struct Text: Hashable, Sendable {
    /// Its colour, four bytes.
    package var color: [UInt8]
    /// The pixels that it touches.
    package var box: PixelRect
    /// The side of a square that none of its strokes covers, in pixels.
    package var strokeWidthLimit: Int

    package init(color: [UInt8], box: PixelRect, strokeWidthLimit: Int) {
      self.color = color
      self.box = box
      self.strokeWidthLimit = strokeWidthLimit
    }
  }

  /// Returns the indices of the changed texts; empty if anything other than texts differs.
  ///
  /// - Parameters:
  ///   - background: The actual picture without the texts.
  package static func indices(
    reference: Bitmap,
    actual: Bitmap,
    background: Bitmap,
    texts: [Text]
  ) -> [Int] {
    let size = (actual.width, actual.height)
    guard (reference.width, reference.height) == size, (background.width, background.height) == size
    else {
      return []
    }
    let cTexts = texts.map { text in
      cpixels_text(
        color: (text.color[0], text.color[1], text.color[2], text.color[3]),
        area: text.reach(in: actual).area,
        height: UInt32(clamping: text.box.height),
        stroke_width_limit: UInt32(clamping: max(text.strokeWidthLimit, 1))
      )
    }
    var changed = [cpixels_area](repeating: cpixels_area(), count: texts.count)
    let isText = withPictures(reference, actual) { first, second in
      background.bytes.withUnsafeBufferPointer { pixels in
        var below = cpixels_picture(
          pixels: pixels.baseAddress,
          width: UInt32(clamping: background.width),
          height: UInt32(clamping: background.height)
        )
        return cpixels_texts_changed(&first, &second, &below, cTexts, cTexts.count, &changed)
      }
    }
    return isText ? changed.indices.filter { changed[$0].left < changed[$0].right } : []
  }
}

extension ChangedTexts.Text {
  /// Returns the pixels that the text might touch if it had other characters, which may be wider,
  /// taller or deeper.
  fileprivate func reach(in picture: Bitmap) -> PixelRect {
    let (across, down) = (box.width + 4 * box.height, box.height / 2 + 1)
    let (left, top) = (max(box.x - across, 0), max(box.y - down, 0))
    let right = min(box.x + box.width + across, picture.width)
    let bottom = min(box.y + box.height + down, picture.height)
    return PixelRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }
}
