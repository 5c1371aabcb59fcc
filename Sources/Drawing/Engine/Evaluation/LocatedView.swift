import Foundation
import Scene

/// A view that knows the line of source code it is made at.
///
/// What is drawn of it bears the line, unless a line is known for something within it.
protocol LocatedView {
  /// The line; `nil` where it isn't known.
  var line: SourceLine? { get set }
}

extension LocatedView {
  /// Returns the view made at a line.
  func painted(at line: SourceLine?) -> Self {
    var view = self
    view.line = line
    return view
  }
}

extension View {
  /// Returns the view made at a line, where it doesn't know a better one.
  func located(at line: SourceLine?) -> Self {
    guard let line, var view = self as? any LocatedView, view.line == nil else { return self }
    view.line = line
    return view as? Self ?? self
  }
}

extension SourceLine {
  /// Creates the line that default arguments name; `nil` for one of the library's own.
  init?(calledAt fileID: StaticString, _ line: UInt) {
    guard !SourceLine.isOwn(fileID) else { return nil }
    self.init(fileID, line)
  }

  private static let ownModules: [StaticString] = ["Drawing/", "DrawingControls/", "SwiftUI/"]

  private static func isOwn(_ fileID: StaticString) -> Bool {
    ownModules.contains { module in
      fileID.utf8CodeUnitCount >= module.utf8CodeUnitCount
        && memcmp(fileID.utf8Start, module.utf8Start, module.utf8CodeUnitCount) == 0
    }
  }
}
