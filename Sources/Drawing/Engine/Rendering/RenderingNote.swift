public import Scene

/// Content that SwiftUI would show in a picture and that isn't drawn.
public struct RenderingNote: Hashable, Sendable {
  /// The name of the modifier or view, such as `sheet`.
  public var name: String
  /// The path of the view in the view tree.
  public var view: String
  /// The source line that created the view, if known.
  public var line: SourceLine?
}

extension RenderingNote: CustomStringConvertible {
  /// The note as a sentence, with the view and its source line.
  public var description: String {
    let place = [view, line.map { "\($0)" } ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    return "\(name) draws nothing here, but SwiftUI would show it"
      + (place.isEmpty ? "" : " (\(place))")
  }
}
