#if Pictures
public import Drawing
public import Foundation
public import Pixels

extension Snapshotting where Value == Bitmap, Format == String {
  /// Keeps a tiny picture as characters, one a pixel, with the colours they stand for below.
  ///
  /// Every colour has a character of its own, so that equal texts are equal pictures. A picture of
  /// more than 64 × 64 pixels or of too many colours fails the assertion.
  public static var ascii: Snapshotting {
    SimplySnapshotting.lines.pullback { try ASCIIPicture($0).text }.called()
  }
}

extension Snapshotting where Value: View, Format == String {
  /// Keeps what a tiny view draws as characters, one a pixel.
  public static var ascii: Snapshotting { .ascii() }

  /// Keeps what a tiny view draws as characters, one a pixel, with their colours below.
  ///
  /// ```swift
  /// assertSnapshot(of: Star(), as: .ascii(size: CGSize(width: 16, height: 16)))
  /// ```
  ///
  /// - Parameters:
  ///   - size: The exact size of the canvas, in points; without it the view is proposed 256 × 256
  ///     points, and the picture is as large as it answers: at most 64 × 64.
  ///   - background: The colour behind the view; white by default, `.clear` for none.
  public static func ascii(size: CGSize? = nil, background: Color = .white) -> Snapshotting {
    .ascii(on: ViewCanvas(size: size, background: background))
  }
}

extension Snapshotting where Format == String {
  fileprivate static func ascii(on canvas: ViewCanvas) -> Snapshotting {
    Snapshotting<Bitmap, String>.ascii.pullback {
      try canvas.displayList(of: $0).bitmap()
    }
  }
}

/// A tiny picture in characters.
private struct ASCIIPicture {
  let bitmap: Bitmap
  private static let largestSide = 64

  init(_ bitmap: Bitmap) throws {
    guard max(bitmap.width, bitmap.height) <= ASCIIPicture.largestSide else {
      throw ASCIIError.tooLarge(width: bitmap.width, height: bitmap.height)
    }
    self.bitmap = bitmap
  }

  /// The rows, an empty line, and the colours in the order of their characters.
  ///
  /// The pixels are gone through one by one, which is quick enough for as few as there may be.
  var text: String {
    get throws {
      var signs: [Pixel: Character] = [:]
      var free = ASCIIPicture.letters[...]
      var text = ""
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let pixel = Pixel(bitmap, x, y)
          if signs[pixel] == nil {
            let favourite = pixel.favourite
            let isTaken = signs.values.contains(favourite)
            guard let sign = isTaken ? free.popFirst() : favourite else {
              throw ASCIIError.tooManyColours
            }
            signs[pixel] = sign
          }
          text.append(signs[pixel] ?? "?")
        }
        text += "\n"
      }
      let legend = signs.sorted { $0.value < $1.value }.map { "\($0.value) \($0.key.text)\n" }
      return text + "\n" + legend.joined()
    }
  }

  /// For colours whose own character is taken.
  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
  )

  private struct Pixel: Hashable {
    var bytes: [UInt8]

    init(_ bitmap: Bitmap, _ x: Int, _ y: Int) {
      let start = (y * bitmap.width + x) * 4
      bytes = Array(bitmap.bytes[start..<start + 4])
    }

    /// The darker, the denser; nothing at all is a space that can be seen.
    var favourite: Character {
      guard bytes[3] > 0 else { return "_" }
      let light = 54 * Int(bytes[0]) + 183 * Int(bytes[1]) + 19 * Int(bytes[2])
      let shown = 255 * 256 - (255 * 256 - light) * Int(bytes[3]) / 255
      return Array("@%#*+=-:.")[min(shown * 9 / (256 * 256), 8)]
    }

    var text: String {
      let count = bytes[3] == 255 ? 3 : 4
      return "#"
        + bytes.prefix(count).map { byte in
          (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
  }
}

/// Why a picture can't be shown in characters.
private enum ASCIIError: Error, CustomStringConvertible {
  case tooLarge(width: Int, height: Int)
  case tooManyColours

  var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "The picture has \(width) × \(height) pixels; `.ascii` shows at most 64 × 64. Use `.png`."
    case .tooManyColours:
      "The picture has more colours than there are characters for. Use `.png`."
    }
  }
}
#endif
