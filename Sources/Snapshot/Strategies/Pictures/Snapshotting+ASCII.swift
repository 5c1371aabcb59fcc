#if Pictures
public import Drawing
public import Foundation
public import Pixels

extension Snapshotting where Value == Bitmap, Format == String {
  /// A strategy that records a tiny picture as characters, one per pixel, followed by their
  /// colours.
  ///
  /// Every colour has its own character, so equal texts mean equal pictures. A picture of more than
  /// 64 × 64 pixels or with too many colours fails the assertion.
  public static var ascii: Snapshotting {
    SimplySnapshotting.lines.pullback { try ASCIIPicture($0).text }.named()
  }
}

extension Snapshotting where Value: View, Format == String {
  /// A strategy that records a tiny view as characters, one per pixel.
  public static var ascii: Snapshotting { .ascii() }

  /// Returns a strategy that records a tiny view as characters, one per pixel, followed by their
  /// colours.
  ///
  /// ```swift
  /// assertSnapshot(of: Star(), as: .ascii(size: CGSize(width: 16, height: 16)))
  /// ```
  ///
  /// - Parameters:
  ///   - size: The exact size of the canvas, in points, at most 64 × 64. By default the view is
  ///     proposed 256 × 256 points, and the canvas takes the view's size.
  ///   - background: The background; white by default, `.clear` for none.
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

/// A tiny picture as characters.
private struct ASCIIPicture {
  let bitmap: Bitmap
  private static let maxSide = 64

  init(_ bitmap: Bitmap) throws {
    guard max(bitmap.width, bitmap.height) <= ASCIIPicture.maxSide else {
      throw ASCIIError.tooLarge(width: bitmap.width, height: bitmap.height)
    }
    self.bitmap = bitmap
  }

  /// The rows, an empty line, and the colours in the order of their characters.
  ///
  /// A plain loop over the pixels is fast enough, because there are at most 64 × 64.
  var text: String {
    get throws {
      var characters: [Pixel: Character] = [:]
      var free = ASCIIPicture.letters[...]
      var text = ""
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let pixel = Pixel(bitmap, x, y)
          if characters[pixel] == nil {
            let preferred = pixel.preferredCharacter
            let isTaken = characters.values.contains(preferred)
            guard let character = isTaken ? free.popFirst() : preferred else {
              throw ASCIIError.tooManyColors
            }
            characters[pixel] = character
          }
          text.append(characters[pixel] ?? "?")
        }
        text += "\n"
      }
      let legend = characters.sorted { $0.value < $1.value }.map { "\($0.value) \($0.key.text)\n" }
      return text + "\n" + legend.joined()
    }
  }

  /// The characters for colours whose preferred character is taken.
  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
  )

  private struct Pixel: Hashable {
    var bytes: [UInt8]

    init(_ bitmap: Bitmap, _ x: Int, _ y: Int) {
      let start = (y * bitmap.width + x) * 4
      bytes = Array(bitmap.bytes[start..<start + 4])
    }

    /// The character for the colour's brightness, denser for darker colours; `_` for transparency.
    var preferredCharacter: Character {
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

/// The reason why a picture can't be recorded as characters.
private enum ASCIIError: Error, CustomStringConvertible {
  case tooLarge(width: Int, height: Int)
  case tooManyColors

  var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "The picture has \(width) × \(height) pixels; `.ascii` shows at most 64 × 64. Use `.png`."
    case .tooManyColors:
      "The picture has more colours than there are characters for. Use `.png`."
    }
  }
}
#endif
