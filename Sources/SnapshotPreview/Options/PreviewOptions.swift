internal import Foundation

/// The options of `snapshot preview`.
package struct PreviewOptions: Sendable {
  /// Folders, files or targets.
  package var inputs: [String] = []
  /// The package that contains the targets, and whose `.build` folder receives the pictures.
  package var root = ""
  /// The folder of this package; by default the one that the tool was built from.
  package var snapshotPackage: String?
  /// A text that the name or file of a preview must contain.
  package var filter: String?
  /// The appearances: `light`, `dark` or both.
  package var schemes = ["light", "dark"]
  /// The name of a dynamic type size.
  package var typeSize: String?
  /// The times, in seconds.
  package var times = [0.0]
  /// The time at which a blank view is rendered again, because many views appear with an animation;
  /// `nil` to render only at `times`.
  package var timeOfBlankViews: Double? = 2
  /// The number of pixels per point.
  package var scale = 2.0
  /// The size that is proposed to previews without a size, in points.
  package var size = (width: 393.0, height: 852.0)
  /// The limit of processor time per preview, in seconds. Other load on the machine doesn't count.
  package var timeout = 20.0
  /// Whether views are rendered even without a preview.
  package var includesViews = false
  /// Whether to write SVG files and display lists as well.
  package var writesSVG = false
  package var writesDisplayList = false
  /// The folder of the pictures.
  package var output = ""

  package init() {}

  /// The limit per preview on the wall clock, in seconds. It is high, because a preview on a busy
  /// machine may get little processor time.
  var wallClockLimit: Double { timeout * 20 }

  static let typeSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  func validate() throws {
    guard scale.isFinite, scale > 0, scale <= 8 else {
      throw PreviewError.option("--scale takes a number above 0 and up to 8, not \(scale).")
    }
    guard timeout.isFinite, timeout > 0, timeout <= 86_400 else {
      throw PreviewError.option("--timeout takes seconds above 0 and up to 86400, not \(timeout).")
    }
    guard !times.isEmpty, times.count <= 100, times.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
      throw PreviewError.option("--at takes a list of up to 100 times in seconds, such as 0,0.5,1.")
    }
    guard [size.width, size.height].allSatisfy({ $0.isFinite && $0 > 0 && $0 <= 8_192 }) else {
      throw PreviewError.option("--size takes a width and a height in points, such as 393x852.")
    }
    if let typeSize, !Self.typeSizes.contains(typeSize) {
      throw PreviewError.option(
        "--type-size takes one of \(Self.typeSizes.joined(separator: ", ")), not \(typeSize)."
      )
    }
  }

  /// The options that affect the pictures, as text.
  var text: String {
    "\(filter ?? "-")|\(schemes)|\(typeSize ?? "-")|\(times)|"
      + "\(timeOfBlankViews.map { "\($0)" } ?? "-")|"
      + "\(scale)|\(size)|\(timeout)|"
      + "\(includesViews)|\(writesSVG)|\(writesDisplayList)|\(output)"
  }
}
