import Foundation
import Pixels
import Scene

extension ImageContent {
  /// A part of an image with its position.
  typealias Part = (outline: DisplayList.Outline, paint: BitmapPaint)

  /// Returns the parts of the image in its frame: one, or nine if strips along its edges keep their
  /// width.
  func parts(of bitmap: Bitmap, in size: CGSize, opacity: Double) -> [Part] {
    let across = Strips(
      capInsets.leading,
      capInsets.trailing,
      of: bitmap.width,
      scale: scale,
      in: size.width,
      isResized: resizing != nil
    )
    let down = Strips(
      capInsets.top,
      capInsets.bottom,
      of: bitmap.height,
      scale: scale,
      in: size.height,
      isResized: resizing != nil
    )
    return down.strips.flatMap { row in
      across.strips.compactMap { column in
        let pixels = bitmap.part(
          left: column.pixels.lowerBound,
          top: row.pixels.lowerBound,
          right: column.pixels.upperBound,
          bottom: row.pixels.upperBound
        )
        return pixels.flatMap { part($0, column, row, opacity: opacity) }
      }
    }
  }

  private func part(_ bitmap: Bitmap, _ column: Strip, _ row: Strip, opacity: Double) -> Part? {
    let box = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
    guard box.width > 0, box.height > 0 else { return nil }
    let isTiled = resizing == .tile
    let factors = CGSize(
      width: isTiled ? 1 / scale : box.width / CGFloat(bitmap.width),
      height: isTiled ? 1 / scale : box.height / CGFloat(bitmap.height)
    )
    let paint = BitmapPaint(
      bitmap: bitmap,
      spread: isTiled ? .repeat : .pad,
      isSmooth: isSmooth,
      opacity: opacity,
      transform: CGAffineTransform(
        a: factors.width,
        b: 0,
        c: 0,
        d: factors.height,
        tx: box.minX,
        ty: box.minY
      )
    )
    return (.fill(Path(box), evenOdd: false), paint)
  }

  /// A strip of an image along one axis.
  private struct Strip {
    let pixels: Range<Int>
    /// The position, in points.
    let start: CGFloat
    let length: CGFloat
  }

  private struct Strips {
    private(set) var strips: [Strip] = []

    init(
      _ first: CGFloat,
      _ last: CGFloat,
      of count: Int,
      scale: CGFloat,
      in length: CGFloat,
      isResized: Bool
    ) {
      func pixels(_ inset: CGFloat) -> Int {
        // `max` returns its first argument if the second is NaN.
        Int(min(max(0, inset * scale), CGFloat(count)).rounded())
      }
      let before = pixels(first)
      let after = min(pixels(last), count - before)
      guard isResized, before + after > 0 else {
        strips = [Strip(pixels: 0..<count, start: 0, length: length)]
        return
      }
      // If both strips together are longer than the frame, they are scaled down to fit.
      let wanted = CGFloat(before + after) / scale
      let factor = min(length / wanted, 1) / scale
      let (left, right) = (CGFloat(before) * factor, CGFloat(after) * factor)
      strips = [
        Strip(pixels: 0..<before, start: 0, length: left),
        Strip(pixels: before..<count - after, start: left, length: length - left - right),
        Strip(pixels: count - after..<count, start: length - right, length: right),
      ]
    }
  }
}
