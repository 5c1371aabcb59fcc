import Foundation
import Pixels
import SwiftUI
import Testing

extension UIColor {
  fileprivate convenience init(byte: UInt8) {
    self.init(white: CGFloat(byte) / 255, alpha: 1)
  }
}

/// UIKit's names that SwiftUI files use.
@Suite
struct UIKitNamesTests {
  private static func bytes(_ color: Color, _ scheme: ColorScheme = .light) throws -> [UInt8] {
    let view = color.frame(width: 1, height: 1).environment(\.colorScheme, scheme)
    return try ImageRenderer(content: view).bitmap().bytes
  }

  @Test
  func aColorCanBeExtendedWithInitialisers() throws {
    #expect(try Self.bytes(Color(UIColor(byte: 51))) == [51, 51, 51, 255])
    #expect(UIColor(byte: 3) == UIColor(byte: 3))
    #expect(UIColor(byte: 3) != UIColor(byte: 4))
  }

  @Test
  func aDynamicColorFollowsTheAppearance() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(try Self.bytes(Color(color)) == [0, 0, 0, 255])
    #expect(try Self.bytes(Color(color), .dark) == [255, 255, 255, 255])
    #expect(try Self.bytes(Color(color.withAlphaComponent(0)), .dark) == [0, 0, 0, 0])
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test
  func componentsAreWritten() {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    #expect(color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3))
    #expect(parts == (0.2, 0.4, 0.6, 0.8))
    color.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: nil)
    #expect(abs(parts.0 - 210.0 / 360) < 1e-5)
    #expect(abs(parts.1 - 2.0 / 3) < 1e-5 && abs(parts.2 - 0.6) < 1e-5)
    UIColor.white.getWhite(&parts.0, alpha: &parts.3)
    #expect(abs(parts.0 - 1) < 1e-6 && parts.3 == 1)
  }

  /// Colours with their hues in degrees: one per sixth of the colour circle, and black.
  private static let hues: [(red: CGFloat, green: CGFloat, blue: CGFloat, hue: CGFloat)] = [
    (1, 0.5, 0, 30), (0.5, 1, 0, 90), (0, 1, 0.5, 150), (0, 0.5, 1, 210), (0.5, 0, 1, 270),
    (1, 0, 0.5, 330), (0, 0, 0, 0),
  ]

  @Test(arguments: hues)
  func aHueIsAnAngleOfTheCircle(red: CGFloat, green: CGFloat, blue: CGFloat, hue: CGFloat) {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    let color = UIColor(red: red, green: green, blue: blue, alpha: 0.25)
    #expect(
      color.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: &parts.3)
    )
    let full: CGFloat = max(red, green, blue)
    #expect(abs(parts.0 * 360 - hue) < 1e-3)
    #expect((parts.1, parts.2, parts.3) == (full, full, 0.25))
  }

  @Test
  func brightnessWeighsTheComponents() {
    let colors = [
      UIColor(red: 1, green: 0, blue: 0, alpha: 0.5),
      UIColor(red: 0, green: 1, blue: 0, alpha: 0.5),
      UIColor(red: 0, green: 0, blue: 1, alpha: 0.5),
    ]
    let numbers = colors.map { color in
      var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
      #expect(color.getWhite(&white, alpha: &alpha))
      #expect(alpha == 0.5)
      return white
    }
    #expect(numbers == [0.299, 0.587, 0.114])
  }

  @Test
  func screenMatchesAPhone() {
    let screen = UIScreen.main
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1179, height: 2556))
    #expect((screen.scale, screen.nativeScale) == (3, 3))
    #expect((screen.brightness, screen.maximumFramesPerSecond) == (1, 60))
  }

  @Test
  func namedImagesHaveADefaultSize() {
    #expect(UIImage(named: "photo")?.size == CGSize(width: 32, height: 32))
    #expect(UIImage(systemName: "star")?.size == CGSize(width: 20, height: 20))
    #expect(UIImage(systemName: "star")?.scale == 1)
    #expect(UIImage(systemName: "star")?.pngData() == nil)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -2])
  func invalidScaleCountsAsOne(scale: CGFloat) throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1, bytes: [255, 0, 0, 255]))
    let image = try #require(UIImage(data: Data(try PNG.encode(bitmap)), scale: scale))
    #expect(image.scale == 1 && image.size == CGSize(width: 1, height: 1))
  }

  @Test @MainActor
  func aViewKeepsItsEffect() {
    let effect = UIBlurEffect(style: .systemMaterial)
    #expect(UIVisualEffectView(effect: effect).effect === effect)
    #expect(UIVisualEffectView(effect: nil).effect == nil)
  }

  @Test
  func aPictureIsReadFromItsBytes() throws {
    let bitmap = try #require(
      Bitmap(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 255])
    )
    let data = Data(try PNG.encode(bitmap))
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: 1, height: 0.5))
    #expect(image.cgImage?.width == 2)
    let drawn = try ImageRenderer(content: Image(uiImage: try #require(UIImage(data: data))))
      .bitmap()
    #expect(drawn.bytes == bitmap.bytes)
    #expect(UIImage(data: try #require(image.pngData()))?.cgImage?.bitmap.bytes == bitmap.bytes)
  }

  @Test
  func invalidImageDataIsNil() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF])) == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
    #expect(UIImage().size == .zero)
  }

  @Test
  func aRendererReturnsAnImage() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 2, height: 3))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 2, height: 3) && image.scale == 2)
    #expect(renderer.cgImage?.height == 6)
  }

  private struct Spinner: UIViewRepresentable {
    func makeUIView(context: Context) -> UIActivityIndicatorView {
      UIActivityIndicatorView(style: .large)
    }

    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
      uiView.startAnimating()
    }
  }

  private struct Pages: UIViewControllerRepresentable {
    final class Coordinator {}

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  @Test
  func representableViewIsABoxWithItsName() throws {
    let spinner = ImageRenderer(content: Spinner().frame(width: 100, height: 40))
    let pages = ImageRenderer(content: Pages().frame(width: 100, height: 40))
    let texts = try [spinner.pathCommands(), pages.pathCommands()]
    #expect(texts[0].contains("Spinner") && texts[1].contains("Pages"))
    #expect(try spinner.displayList().size == CGSize(width: 100, height: 40))
    #expect(try spinner.bitmap().bytes != pages.bitmap().bytes)
  }

  @Test @MainActor
  func theApplicationHasOneWindowWithoutSafeAreas() {
    let window = UIApplication.shared.windows.first
    #expect(window?.safeAreaInsets == .zero)
    #expect((UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.count == 1)
    #expect(window?.frame == UIScreen.main.bounds)
    UITableView.appearance().separatorStyle = .none
    UIScrollView.appearance().bounces = false
  }
}
