import Foundation
import Pixels
import SwiftUI
import Testing

/// Drawing and measuring with UIKit's functions.
@Suite
struct UIKitDrawingTests {
  private static func bytes(_ image: UIImage) throws -> [UInt8] {
    try ImageRenderer(content: Image(uiImage: image)).bitmap().bytes
  }

  @Test
  func anImageRendererDrawsWithColorsAndPaths() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).set()
      UIBezierPath(rect: CGRect(x: 1, y: 0, width: 1, height: 1)).fill()
    }
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(try Self.bytes(image) == [255, 0, 0, 255, 0, 0, 255, 255])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  /// An image of one pixel in each of two colours.
  private static var twoPixels: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
  }

  @Test
  func imagesAreDrawnAtAPointAndInARectangle() throws {
    let source = Self.twoPixels
    source.draw(at: .zero)
    let (red, blue, clear): ([UInt8], [UInt8], [UInt8]) =
      ([255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0])
    let moved = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1)).image { _ in
      source.draw(at: CGPoint(x: 1, y: 0))
    }
    #expect(try Self.bytes(moved) == clear + red + blue)
    let stretched = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1)).image { _ in
      source.draw(in: CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    #expect(try Self.bytes(stretched) == red + red + blue + blue)
  }

  @Test
  func imageContextsRecordABitmap() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 2)
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 2, height: 1))
    let red: [UInt8] = [255, 0, 0, 255]
    let clear: [UInt8] = [0, 0, 0, 0]
    let row = red + red + clear + clear
    #expect(image.cgImage?.bitmap.bytes == row + row)
    #expect(inner.cgImage?.bitmap.bytes == clear)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test
  func imageContextsWithoutAreaReturnNoImage() {
    UIGraphicsBeginImageContext(CGSize(width: 0, height: CGFloat.nan))
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
  }

  @Test
  func transformFunctionsMatchTheMethods() {
    let moved = CGAffineTransformMakeTranslation(3, 4)
    #expect(CGAffineTransformRotate(moved, 1) == moved.rotated(by: 1))
    #expect(CGAffineTransformScale(moved, 2, 3) == moved.scaledBy(x: 2, y: 3))
    #expect(CGAffineTransformTranslate(moved, 1, 1) == moved.translatedBy(x: 1, y: 1))
    let scaled = CGAffineTransformMakeScale(2, 2)
    #expect(CGAffineTransformConcat(moved, scaled) == moved.concatenating(scaled))
    #expect(CGAffineTransformInvert(scaled) == CGAffineTransformMake(0.5, 0, 0, 0.5, 0, 0))
    #expect(CGAffineTransformMakeRotation(0) == CGAffineTransformIdentity)
  }

  @Test
  func aPathIsStrokedWithItsWidthAndClips() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 3)).image { _ in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2)).addClip()
      UIColor(red: 0, green: 1, blue: 0, alpha: 1).setStroke()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 2))
      line.addLine(to: CGPoint(x: 1, y: 2))
      line.lineWidth = 2
      line.stroke()
    }
    #expect(try Self.bytes(image) == [0, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0, 0])
  }

  @Test
  func textsAreDrawnInTheCurrentContext() throws {
    let font = UIFont.systemFont(ofSize: 10)
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.red]
    func image(_ draw: () -> Void) throws -> [UInt8] {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 12, height: 30), false, 1)
      defer { UIGraphicsEndImageContext() }
      draw()
      return try Self.bytes(try #require(UIGraphicsGetImageFromCurrentImageContext()))
    }
    let drawn = try image { "A".draw(at: CGPoint(x: 2, y: 9), withAttributes: attributes) }
    #expect(drawn.contains(255))
    let string = NSString("A")
    #expect(try image { string.draw(at: CGPoint(x: 2, y: 9), withAttributes: attributes) } == drawn)
    let attributed = NSAttributedString(string: "A", attributes: attributes)
    #expect(try image { attributed.draw(at: CGPoint(x: 2, y: 9)) } == drawn)
    let rect = CGRect(x: 0, y: 0, width: 12, height: 30)
    let wrapped = try image { "A A".draw(in: rect, withAttributes: attributes) }
    #expect(try image { NSString("A A").draw(in: rect, withAttributes: attributes) } == wrapped)
    let two = NSAttributedString(string: "A A", attributes: attributes)
    #expect(try image { two.draw(in: rect) } == wrapped)
    #expect(wrapped.prefix(12 * 4 * 12).contains(255) && wrapped.suffix(12 * 4 * 15).contains(255))
    #expect(two.size() == "A A".size(withAttributes: attributes))
    let bounds = two.boundingRect(
      with: CGSize(width: 12, height: 99),
      options: .usesLineFragmentOrigin,
      context: nil
    )
    #expect(bounds.height > two.size().height)
  }

  @Test
  func aTextIsMeasuredAsItIsDrawn() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    let size = "Wide".size(withAttributes: [.font: font])
    let drawn = try ImageRenderer(content: Text("Wide").font(Font(font)).fixedSize()).bitmap()
    #expect(Int(size.width.rounded(.up)) == drawn.width)
    #expect(Int(size.height.rounded(.up)) == drawn.height)
    let spaced = "Wide".size(withAttributes: [.font: font, .kern: CGFloat(5)])
    #expect(spaced.width > size.width)
    let wrapped = "Wide Wide".boundingRect(
      with: CGSize(width: size.width * 1.5, height: 100),
      options: .usesLineFragmentOrigin,
      attributes: [.font: font],
      context: nil
    )
    #expect(wrapped.height > size.height && wrapped.width <= size.width * 1.5)
  }

  @Test
  func aFontOfUIKitHasTheSizeOfItsStyle() {
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.systemFont(ofSize: 9).withSize(11).pointSize == 11)
    #expect(UIFont.boldSystemFont(ofSize: 9) == .systemFont(ofSize: 9, weight: .bold))
    #expect(UIFont.boldSystemFont(ofSize: 9) != .systemFont(ofSize: 9))
  }

  @MainActor @Test
  func aHostingControllerMeasuresItsView() {
    let controller = UIHostingController(rootView: Rectangle().frame(width: 12, height: 5))
    #expect(
      controller.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 12, height: 5)
    )
  }

  @Test
  func aViewOfUnknownTypeIsErased() {
    #expect(AnyView(_fromValue: Circle()) != nil)
    #expect(AnyView(_fromValue: 3) == nil)
  }

  @Test
  func anImageLiteralIsAnImage() {
    let image: UIImage = #imageLiteral(resourceName: "missing")
    #expect(image.size == CGSize(width: 32, height: 32))
  }

  @Test
  func aTintReplacesTheColorsOfAnImage() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let tinted = image.withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(try Self.bytes(tinted) == [0, 0, 255, 255, 0, 0, 0, 0])
  }
}
