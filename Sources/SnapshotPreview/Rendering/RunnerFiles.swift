// The formats of the files that the tool exchanges with the program that it builds. The target
// `PreviewRunner` declares the same types.

/// The options of a rendering.
struct RenderRequest: Codable, Equatable {
  var width: Double
  var height: Double
  var scale: Double
  var schemes: [String]
  var times: [Double]
  /// The time at which a blank view is rendered again, in seconds.
  var timeOfBlankViews: Double?
  var typeSize: String?
  var writesSVG: Bool
  var writesDisplayList: Bool
  /// The wall-clock time after which the process ends by itself, in seconds.
  var timeout: Double
  var catalogs: [String]
}

/// One picture of a preview.
struct RunnerPicture: Codable {
  var view: Int
  var scheme: String
  var time: Double
  var file: String?
  var width: Double
  var height: Double
  var digest: String?
  var error: String?
  var notes: [String]
}

/// A preview that the program contains.
struct ListedPreview: Codable {
  var index: Int
  var name: String?
  var fileID: String
  var line: Int
}

/// One picture of the contact sheet.
struct SheetEntry: Codable {
  var name: String
  var path: String?
  var reason: String?
}
