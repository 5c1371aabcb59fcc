import Drawing
import Foundation
import Pixels

extension VocabularyDrawing {
  static let texts = [
    VocabularyDrawing("weights") {
      VStack(spacing: 0) {
        Text("Light").fontWeight(.light)
        Text("Bold").bold()
        Text("Black").fontWeight(.black).foregroundStyle(.red)
      }
    },
    VocabularyDrawing("italic, monospaced, kerning") {
      VStack(spacing: 0) {
        Text("Italic").italic()
        Text("mono").monospaced()
        Text("Kern").kerning(4)
      }
    },
    // librsvg's antialiasing of small letters is coarser; at four times the size both differ by at
    // most 1.
    VocabularyDrawing("underline and strikethrough", tolerance: 1.2) {
      VStack(spacing: 0) {
        Text("Under").underline(color: .red)
        Text("Dash").underline(true, pattern: .dash)
        Text("Strike").strikethrough(true, pattern: .dot, color: .blue)
      }
    },
    VocabularyDrawing("baseline, parts, wrapping") {
      (Text("H").font(.largeTitle) + Text("2").baselineOffset(-6).foregroundColor(.red)
        + Text("O wraps here").font(.caption)).multilineTextAlignment(.center)
    },
    VocabularyDrawing("line limit and truncation") {
      Text("What is too long for the lines").lineLimit(2).truncationMode(.middle)
    },
    VocabularyDrawing("scaled text") {
      Text("Shrinks to fit").lineLimit(1).minimumScaleFactor(0.2).font(.largeTitle)
    },
    VocabularyDrawing("gradient text") {
      Text("Abc").font(.system(size: 30, weight: .bold))
        .foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        )
    },
    VocabularyDrawing("attributed text") { Text(attributed) },
  ]

  private static var attributed: AttributedString {
    var string = AttributedString("Red")
    string.foregroundColor = .red
    string.font = .title
    return string + AttributedString(" rest")
  }

  static var tile: Image {
    var bytes: [UInt8] = []
    for y in 0..<12 {
      for x in 0..<12 {
        let isEdge = x < 3 || y < 3 || x >= 9 || y >= 9
        bytes += isEdge ? [UInt8(20 * x), 80, UInt8(20 * y), 255] : [255, 220, 0, 120]
      }
    }
    guard let bitmap = Bitmap(width: 12, height: 12, bytes: bytes) else {
      return Image(systemName: "square")
    }
    return Image(bitmap: bitmap)
  }

  private static let caps = EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)

  static let pictures = [
    VocabularyDrawing("Image") { tile },
    // librsvg interpolates pixels even if interpolation is disabled.
    VocabularyDrawing("Image, even squares", tolerance: 9) {
      tile.interpolation(.none).resizable()
    },
    VocabularyDrawing("Image, stretched") { tile.resizable().padding(6) },
    VocabularyDrawing("Image, tiled") { tile.resizable(resizingMode: .tile) },
    VocabularyDrawing("Image, tiled, at scale 2", scale: 2) {
      tile.resizable(resizingMode: .tile)
    },
    VocabularyDrawing("Image, tiled, at scale 4", scale: 4) {
      tile.resizable(resizingMode: .tile)
    },
    VocabularyDrawing("Image, tiled within caps, at scale 4", scale: 4) {
      tile.resizable(capInsets: caps, resizingMode: .tile)
    },
    VocabularyDrawing("Image, drawn") {
      Image(size: CGSize(width: 48, height: 40)) { context in
        context.fill(
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 48, height: 40)),
          with: .color(.teal)
        )
        context.rotate(by: .degrees(20))
        context.stroke(
          Path(CGRect(x: 16, y: 4, width: 24, height: 12)),
          with: .color(.red),
          lineWidth: 3
        )
      }
    },
    VocabularyDrawing("Image, drawn and stretched") {
      Image(size: CGSize(width: 16, height: 16)) { context in
        context.fill(Path(ellipseIn: CGRect(x: 1, y: 1, width: 14, height: 14)), with: .color(.red))
        context.draw(Text("a").font(.caption), at: CGPoint(x: 8, y: 8))
      }
      .resizable().padding(.vertical, 10)
    },
    VocabularyDrawing("Image, caps") {
      tile.interpolation(.none).resizable(capInsets: caps).frame(width: 50, height: 30)
    },
    VocabularyDrawing("Image, template", tolerance: 4) {
      tile.interpolation(.none).resizable().renderingMode(.template).foregroundStyle(.purple)
    },
    VocabularyDrawing("Image without a picture") { Image("nothing").font(.largeTitle) },
    // librsvg draws a tile in whole pixels before it repeats it.
    VocabularyDrawing("image paint", tolerance: 8) { Circle().fill(.image(tile, scale: 0.8)) },
    VocabularyDrawing("image paint at scale 4", scale: 4) {
      Circle().fill(.image(tile, scale: 1.5))
    },
  ]
}
