internal import Foundation

/// The options of a rendering, read from a JSON file that `snapshot preview` writes.
struct RenderRequest: Codable {
  /// The width proposed to a preview without a fixed size, in points.
  var width: Double
  /// The height proposed to it, in points.
  var height: Double
  /// The number of pixels per point.
  var scale: Double
  /// The appearances: `light`, `dark` or both.
  var schemes: [String]
  /// The moments to render, in seconds after the view appeared.
  var times: [Double]
  /// The later moment, in seconds, at which a view that draws nothing is rendered instead.
  var timeOfBlankViews: Double?
  /// The name of a dynamic type size.
  var typeSize: String?
  /// Whether to write an SVG file beside each picture.
  var writesSVG: Bool
  /// Whether to write the display list beside each picture.
  var writesDisplayList: Bool
  /// The time limit, in seconds. The process is terminated shortly after it.
  var timeout: Double
  /// The paths of asset catalogues. If several contain the same name, the first is used.
  var catalogs: [String]
}

/// One picture of a preview, written to a JSON file that `snapshot preview` reads.
struct RenderedPicture: Codable {
  /// The number of the view among those of a `PreviewProvider`, counted from 1.
  var view: Int
  /// `light` or `dark`.
  var scheme: String
  /// The moment, in seconds.
  var time: Double
  /// The path of the PNG file; `nil` after an error.
  var file: String?
  /// The width, in points.
  var width = 0.0
  /// The height, in points.
  var height = 0.0
  /// A digest of the width and the pixels.
  var digest: String?
  /// The reason why there is no picture.
  var error: String?
  /// Notes on the picture, such as differences from SwiftUI's rendering.
  var notes: [String] = []
}

/// A preview of the program, written to a JSON file that `snapshot preview` reads.
struct ListedPreview: Codable {
  var index: Int
  var name: String?
  var fileID: String
  var line: Int
}
