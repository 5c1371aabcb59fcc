import Testing
import UIKit

/// A file that imports UIKit and not SwiftUI.
@Suite
struct UIKitModuleTests {
  @Test
  func colorsAndPathsAreDrawn() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1))
    let image = renderer.image { _ in
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: 1, y: 0, width: 1, height: 1)).fill()
    }
    let pixels = try ImageRenderer(content: Image(uiImage: image)).bitmap().bytes
    #expect(pixels == [0, 0, 0, 0, 0, 0, 255, 255])
  }
}
