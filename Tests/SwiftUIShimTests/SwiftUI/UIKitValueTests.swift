import Foundation
import SwiftUI
import Testing

/// UIKit's values that SwiftUI files use, and types that only need to compile.
@Suite
struct UIKitValueTests {
  @Test
  func insetsMakeARectangleSmaller() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
    let larger = rect.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: 0, right: 0))
    #expect(larger == CGRect(x: 8, y: 19, width: 102, height: 51))
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test
  func fontsOfUIKitStyleAttributedStrings() throws {
    var text = AttributedString("Mandala")
    text.font = UIFont.systemFont(ofSize: 40, weight: .bold)
    #expect(text.uiKit.font?.pointSize == 40)
    let size = try ImageRenderer(content: Text(text)).displayList().size
    let plain = Text(verbatim: "Mandala").font(.system(size: 40, weight: .bold))
    #expect(try size == ImageRenderer(content: plain).displayList().size)
    text.font = .system(size: 10)
    let small = try ImageRenderer(content: Text(text)).displayList().size
    let expected = Text(verbatim: "Mandala").font(.system(size: 10))
    #expect(try small == ImageRenderer(content: expected).displayList().size)
  }

  @Test
  func blendModesHaveTheRawValuesOfCoreGraphics() {
    let modes: [CGBlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy,
      .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
      .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]
    #expect(modes.map(\.rawValue) == Array(0...27))
    #expect(CGBlendMode(rawValue: 27) == .plusLighter && CGBlendMode(rawValue: 28) == nil)
    #expect(GraphicsContext.BlendMode.allCases.count == modes.count)
  }

  @Test
  func valuesContainGeometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  @Test
  func valuesOfAnotherTypeAreZero() {
    #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgRectValue == .zero)
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPointValue == .zero)
    #expect(NSNumber(value: 7).cgSizeValue == .zero)
  }

  @Test
  func numbersConvertToCoreGraphics() {
    let length: CGFloat = 1.5
    #expect(NSNumber(value: length) == 1.5)
    #expect(CGFloat(truncating: NSNumber(value: 1.5)) == length)
  }

  private struct Drop: DropDelegate {
    func performDrop(info: DropInfo) -> Bool {
      info.hasItemsConforming(to: [.image]) && info.itemProviders(for: [UTType.url]).isEmpty
    }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  }

  @Test @MainActor
  func dropsChangeNothing() throws {
    let plain = Circle().frame(width: 20, height: 20)
    let carried =
      plain
      .onDrag { NSItemProvider(object: "a" as NSString) }
      .onDrop(of: [.text, .fileURL], isTargeted: nil) { providers in
        providers.first?.canLoadObject(ofClass: NSString.self) ?? false
      }
      .onDrop(of: ["public.text"], isTargeted: .constant(false)) { providers, location in
        location == .zero && providers.isEmpty
      }
      .onDrop(of: [UTType.image], delegate: Drop())
    let renderer = ImageRenderer(content: carried)
    #expect(try renderer.notes().isEmpty)
    #expect(try renderer.svg() == ImageRenderer(content: plain).svg())
  }

  @MainActor
  private final class PinchDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test @MainActor
  func recognizersAreAttachedToViews() {
    let (view, delegate) = (UIView(), PinchDelegate())
    let recognizers = [UIPinchGestureRecognizer(), UIPanGestureRecognizer()]
    for recognizer in recognizers {
      recognizer.delegate = delegate
      view.addGestureRecognizer(recognizer)
    }
    #expect(recognizers.allSatisfy { $0.view === view && $0.state == .possible })
    #expect(recognizers[0] != recognizers[1])
    #expect(recognizers[0].delegate?.gestureRecognizerShouldBegin(recognizers[0]) == true)
    view.removeGestureRecognizer(recognizers[0])
    #expect(recognizers[0].view == nil)
  }

  @Test @MainActor
  func cellsAcceptHostedViews() {
    let cell = UITableViewCell()
    cell.contentConfiguration = UIHostingConfiguration { Text("a") }
      .margins(.all, 3)
      .background(Color.red)
      .minSize(width: 20)
    #expect(cell.contentConfiguration != nil)
    UIScrollView().flashScrollIndicators()
    let link: CADisplayLink? = nil
    #expect(link == nil)
  }
}
