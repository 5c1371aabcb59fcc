import Foundation
import SwiftUI
import Testing

@testable import PreviewRunner

/// The pictures that `snapshot preview` draws, with the sizes that previews ask for.
@Suite
struct PreviewRenderingTests {
  private struct Banner: View {
    var body: some View {
      Color.red.frame(height: 20).shadow(color: .black, radius: 0, y: 6)
    }
  }

  /// Returns the size of the picture of a view, in points, and the picture's size in pixels.
  private static func size(
    of view: @escaping () -> some View,
    traits layout: PreviewLayout? = nil
  ) throws -> (points: CGSize, width: Int, height: Int) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("PreviewRenderingTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let request = RenderRequest(
      width: 100,
      height: 200,
      scale: 2,
      schemes: ["light"],
      times: [0],
      writesSVG: false,
      writesDisplayList: false,
      timeout: 10,
      catalogs: []
    )
    var picture = RenderedPicture(view: 1, scheme: "light", time: 0)
    PreviewRendering(request: request, prefix: folder.appendingPathComponent("A").path)
      .draw({ AnyView(view()) }, &picture, layout: layout)
    #expect(picture.error == nil)
    let file = URL(fileURLWithPath: try #require(picture.file))
    let image = try #require(UIImage(data: try Data(contentsOf: file)))
    return (
      CGSize(width: picture.width, height: picture.height), Int(image.size.width * image.scale),
      Int(image.size.height * image.scale)
    )
  }

  @Test
  func withoutALayoutTheProposalIsTheRequestedSize() throws {
    let size = try Self.size { Banner() }
    #expect(size.points == CGSize(width: 100, height: 26) && size.width == 200)
  }

  @Test
  func aFixedLayoutIsTheSizeOfThePicture() throws {
    let size = try Self.size { Banner().previewLayout(.fixed(width: 60, height: 44)) }
    #expect(size.points == CGSize(width: 60, height: 44))
    #expect(size.width == 120 && size.height == 88)
  }

  @Test
  func aLayoutIsFoundInsideOtherModifiers() throws {
    let size = try Self.size {
      Banner().previewLayout(.fixed(width: 60, height: 44)).padding().preferredColorScheme(.dark)
        .previewDisplayName("Banner")
    }
    #expect(size.points == CGSize(width: 60, height: 44))
  }

  @Test
  func aLayoutThatFitsHasNoMargins() throws {
    let size = try Self.size { Banner().previewLayout(.sizeThatFits) }
    #expect(size.points == CGSize(width: 100, height: 20) && size.height == 40)
    let trait = try Self.size(of: { Banner() }, traits: .sizeThatFits)
    #expect(trait.points == CGSize(width: 100, height: 20))
    let text = try Self.size { Color.red.frame(width: 7, height: 5).previewLayout(.sizeThatFits) }
    #expect(text.points == CGSize(width: 7, height: 5))
  }

  @Test
  func theLayoutOfADeviceIsTheRequestedSize() throws {
    let size = try Self.size { Banner().previewLayout(.device) }
    #expect(size.points == CGSize(width: 100, height: 26))
  }
}
