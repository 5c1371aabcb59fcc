internal import CPixels

/// A search for the painted elements to which the differing pixels of two pictures belong.
package enum ChangedElements {
  /// A painted element.
  package struct Element: Hashable, Sendable {
    /// Its colour as four bytes; `nil` if it isn't painted in a single colour.
    package var color: [UInt8]?
    /// The pixels that it may touch.
    package var box: PixelRect

    package init(color: [UInt8]?, box: PixelRect) {
      self.color = color
      self.box = box
    }
  }

  /// The maximum number of elements that can be distinguished.
  package static let limit = 1 << 16

  /// Returns the opaque colour that marks an element in the picture of all elements.
  package static func mark(of index: Int) -> (red: UInt8, green: UInt8, blue: UInt8) {
    (UInt8(index & 255), UInt8(index >> 8 & 255), UInt8((index * 97 + 13) & 255))
  }

  /// Returns the number of differing pixels per element.
  ///
  /// - Parameters:
  ///   - shown: The actual picture with each element in the colour of its mark.
  ///   - elements: The elements in painting order.
  package static func counts(
    reference: Bitmap,
    actual: Bitmap,
    shown: Bitmap,
    elements: [Element]
  ) -> [Int] {
    var votes = [UInt64](repeating: 0, count: elements.count)
    let known = elements.prefix(limit).map { element in
      let color = element.color.map { $0.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
      return cpixels_element(color: color ?? 0, is_solid: color != nil, box: element.box.area)
    }
    shown.bytes.withUnsafeBufferPointer { pixels in
      var marks = cpixels_picture(
        pixels: pixels.baseAddress,
        width: UInt32(clamping: shown.width),
        height: UInt32(clamping: shown.height)
      )
      withPictures(reference, actual) { first, second in
        cpixels_attribute(&first, &second, &marks, known, known.count, &votes)
      }
    }
    return votes.map { Int(clamping: $0) }
  }
}
