public import Scene

/// Content that SwiftUI would show in a picture but that isn't drawn.
public struct RenderingNote: Hashable, Sendable {
  /// The name of the modifier or view, such as `sheet`; or a whole sentence.
  public var name: String
  /// The path of the view in the view tree.
  public var view: String
  /// The source line that created the view, if known.
  public var line: SourceLine?
  /// Whether ``name`` is a sentence, such as one about characters that no font has.
  var isSentence = false
}

extension RenderingNote: CustomStringConvertible {
  /// The note as a sentence, with the view and its source line.
  public var description: String {
    let location = [view, line.map { "\($0)" } ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    let detail = location.isEmpty ? "" : " (\(location))"
    if isSentence { return name + detail }
    return "\(name) draws nothing here, but SwiftUI would show it" + detail
  }
}
