public import Scene

/// Something that SwiftUI would show in a picture and that isn't drawn.
public struct RenderingNote: Hashable, Sendable {
  /// The name of the modifier or view, such as `sheet`.
  public var name: String
  /// The place of the view in the view tree.
  public var view: String
  /// The line of source code that asked for the view, where that is known.
  public var line: SourceLine?
}

extension RenderingNote: CustomStringConvertible {
  /// What isn't drawn, and where.
  public var description: String {
    let place = [view, line.map { "\($0)" } ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    return "\(name) draws nothing here, but SwiftUI would show it"
      + (place.isEmpty ? "" : " (\(place))")
  }
}
