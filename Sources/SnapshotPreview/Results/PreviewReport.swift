/// The results of a run of `snapshot preview`.
package struct PreviewReport: Codable, Equatable, Sendable {
  package var previews: [RenderedPreview] = []
  /// Files and declarations that don't compile.
  package var omitted: [Omission] = []
  /// The unavailable names that omitted code uses, most frequent first.
  package var unavailable: [UnavailableCount] = []
  package var files = FileCounts()
  /// The folder of the pictures.
  package var output = ""
  /// The overview, and the contact sheet if there is a picture.
  package var page = ""
  package var sheet: String?

  /// The number of times that a name is missing.
  package struct UnavailableCount: Codable, Equatable, Sendable {
    package var name: String
    package var count: Int
  }

  package struct FileCounts: Codable, Equatable, Sendable {
    package var total = 0
    /// The number of files that compile completely.
    package var compiled = 0
    /// The verb of the sentence about the compiled files.
    package var verb: String { compiled == 1 ? "compiles" : "compile" }
    /// The number of files from which declarations were omitted.
    package var partly = 0
  }

  /// The exit code: 0 if everything was rendered, 1 if something is missing, 2 if nothing was
  /// rendered.
  package var exitCode: Int32 {
    let rendered = previews.filter { $0.status == .rendered }
    if rendered.isEmpty { return 2 }
    return rendered.count == previews.count && omitted.isEmpty ? 0 : 1
  }
}

/// A preview and its pictures.
package struct RenderedPreview: Codable, Equatable, Sendable {
  /// The name of the preview, or of the file if it has none.
  package var name: String
  package var file: String
  /// The line of the declaration, counted from 1.
  package var line: Int
  package var status: Status
  /// The reason why pictures are missing.
  package var reason: String?
  /// The path of the first of the `pictures`.
  package var picture: String?
  /// The size of the first picture, in points.
  package var width: Double?
  package var height: Double?
  /// A digest of the first picture's pixels.
  package var digest: String?
  /// Whether a picture differs from that of the last run, or is new.
  package var changed = false
  /// Whether none of the pictures was known from earlier runs.
  package var isNew = false
  /// The notes on what the picture doesn't show.
  package var notes: [String] = []
  package var pictures: [Picture] = []

  package enum Status: String, Codable, Sendable {
    case rendered
    /// The preview trapped, exceeded the time limit or can't be drawn.
    case failed
    /// The preview doesn't compile.
    case omitted
  }

  /// One picture, in one colour scheme at one time.
  package struct Picture: Codable, Equatable, Sendable {
    package var path: String
    /// `light` or `dark`.
    package var scheme: String
    /// The time, in seconds.
    package var time: Double
    package var width: Double
    package var height: Double
    package var digest: String
    /// Whether it differs from that of the last run, or is new.
    package var changed: Bool
    /// Whether no earlier run had such a picture.
    package var isNew = false
  }
}

extension RenderedPreview {
  /// The difference from the last run in one word; `nil` if there is none.
  package var change: String? { isNew ? "new" : changed ? "changed" : nil }
}
