internal import CPixels
internal import Drawing
internal import Foundation
internal import Pixels
internal import Scene
internal import SwiftUI

/// The rendering of one preview in every requested colour scheme and at every requested time.
struct PreviewRendering {
  var request: RenderRequest
  /// The path prefix of all output files.
  var prefix: String

  /// Renders the preview at an index. The results are written after each picture, so that a trap
  /// doesn't lose earlier pictures.
  func run(_ index: Int) throws {
    let previews = Preview.all
    guard previews.indices.contains(index) else { return }
    var pictures: [RenderedPicture] = []
    let views = views(of: previews[index])
    let assets = assets()
    for (number, view) in views.enumerated() {
      for scheme in request.schemes {
        for time in request.times {
          var picture = RenderedPicture(view: number + 1, scheme: scheme, time: time)
          draw(view, &picture, layout: previews[index].layout, assets)
          pictures.append(picture)
          try PreviewRunner.write(pictures, to: "\(prefix).json")
        }
      }
    }
    try PreviewRunner.write(pictures, to: "\(prefix).json")
  }

  /// Returns one closure per view. A new view is created for each picture, so that its random
  /// numbers are the same each time.
  private func views(of preview: Preview) -> [() -> AnyView] {
    let content = assumingMainActor(preview) { $0.content }
    guard let provider = content as? PreviewProviderViews else { return [{ preview.view }] }
    return assumingMainActor(provider) { $0.views() }.indices.map { index in
      { assumingMainActor(provider) { $0.views()[index] } }
    }
  }

  /// Draws one picture of a view and writes it.
  ///
  /// - Parameters:
  ///   - view: A closure that creates the view.
  ///   - picture: The view's number, appearance and moment; receives the result.
  ///   - layout: The layout of the preview, which a `previewLayout` of the view overrides.
  ///   - assets: The colours and images that the view finds by name.
  func draw(
    _ view: () -> AnyView,
    _ picture: inout RenderedPicture,
    layout: PreviewLayout?,
    _ assets: AssetCatalog = AssetCatalog()
  ) {
    do {
      let requested = RequestedLayout(layout)
      func watchedView() -> AnyView {
        AnyView(view().onPreviewLayout { requested.layout = $0 ?? requested.layout })
      }
      var scheme = picture.scheme == "dark" ? ColorScheme.dark : .light
      var renderer = self.renderer(of: watchedView(), scheme, at: picture.time, assets)
      var (drawing, notes, preferred) = try renderer.drawing()
      // As on a screen, the whole preview has the appearance that a view in it prefers.
      if preferred ?? scheme != scheme || requested.layout != layout {
        scheme = preferred ?? scheme
        renderer = self.renderer(of: watchedView(), scheme, at: picture.time, assets)
        renderer.canvasSize = requested.size
        (drawing, notes, _) = try renderer.drawing()
      }
      let background = scheme == .dark ? RGBA.black : .white
      if let later = request.timeOfBlankViews, drawing.isBlank(on: background) {
        renderer.time = later
        let moved = try renderer.drawing()
        if !moved.picture.isBlank(on: background) {
          (drawing, notes, _) = moved
          picture.time = later
        }
      }
      picture.notes = notes.map(\.description)
      if picture.time == request.timeOfBlankViews {
        let isWhole = picture.time == picture.time.rounded()
        let time = isWhole ? "\(Int(picture.time))" : "\(picture.time)"
        picture.notes.append("It draws nothing at 0 s and is shown at \(time) s")
      }
      if !requested.isExact { drawing = drawing.includingMargins(atMost: margins(drawing.size)) }
      drawing = drawing.filled(with: background)
      picture.width = Double(drawing.size.width)
      picture.height = Double(drawing.size.height)
      guard picture.width > 0, picture.height > 0 else {
        picture.error = "The view has no size."
        return
      }
      let bitmap = try drawing.bitmap(scale: request.scale)
      let path = "\(prefix)-\(picture.view)-\(picture.scheme)-\(picture.time)"
      try Data(PNG.encode(bitmap, scale: request.scale))
        .write(to: URL(fileURLWithPath: path + ".png"), options: .atomic)
      if request.writesSVG {
        try Data(drawing.svg().utf8)
          .write(to: URL(fileURLWithPath: path + ".svg"), options: .atomic)
      }
      if request.writesDisplayList {
        try Data("\(drawing)\n".utf8)
          .write(to: URL(fileURLWithPath: path + ".txt"), options: .atomic)
      }
      picture.file = path + ".png"
      picture.digest = digest(of: bitmap)
    } catch {
      picture.error = "\(error)"
    }
  }

  /// Returns the margins around a view that is centred in the proposed size. Shadows and other
  /// parts outside the view are visible in them.
  private func margins(_ size: CGSize) -> CGSize {
    CGSize(width: (request.width - size.width) / 2, height: (request.height - size.height) / 2)
  }

  private func renderer(
    of view: AnyView,
    _ scheme: ColorScheme,
    at time: Double,
    _ assets: AssetCatalog
  ) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(
      content:
        view
        .environment(\.namedColors, assets.colors)
        .environment(\.namedImages, assets.images)
        .dynamicTypeSize(typeSize)
        .environment(\.colorScheme, scheme)
    )
    renderer.proposedSize = ProposedViewSize(width: request.width, height: request.height)
    renderer.scale = request.scale
    renderer.time = time
    return renderer
  }

  private var typeSize: DynamicTypeSize {
    DynamicTypeSize.allCases.first { "\($0)" == request.typeSize } ?? .large
  }

  private func assets() -> AssetCatalog {
    request.catalogs.reduce(into: AssetCatalog()) { assets, path in
      let catalog = AssetCatalog(readableContentsOf: URL(fileURLWithPath: path))
      assets.colors.merge(catalog.colors) { first, _ in first }
      assets.images.merge(catalog.images) { first, _ in first }
    }
  }

  private func digest(of bitmap: Bitmap) -> String {
    var digest: (UInt64, UInt64) = (0, 0)
    withUnsafeMutableBytes(of: &digest) { buffer in
      let words = buffer.bindMemory(to: UInt64.self)
      cpixels_digest(bitmap.bytes, bitmap.bytes.count, UInt64(bitmap.width), words.baseAddress)
    }
    return [digest.0, digest.1].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

extension DisplayList {
  /// Returns the picture on a background of one colour.
  fileprivate func filled(with color: RGBA) -> DisplayList {
    var filled = self
    let canvas = Path(CGRect(origin: .zero, size: size))
    let leaf = Leaf(
      name: "background",
      outline: .fill(canvas, evenOdd: false),
      paint: .solid(color)
    )
    if size.width > 0, size.height > 0 { filled.nodes.insert(.leaf(leaf), at: 0) }
    return filled
  }
}

/// The layout that a preview or a view in it sets.
private final class RequestedLayout {
  var layout: PreviewLayout?

  init(_ layout: PreviewLayout?) {
    self.layout = layout
  }

  /// The fixed size, in points.
  var size: CGSize? {
    guard case .fixed(let width, let height)? = layout else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Whether the picture has exactly the size of the layout, without margins.
  var isExact: Bool { layout != nil && layout != .device }
}
