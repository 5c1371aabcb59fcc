import Foundation
import Scene

/// A view that records the source line that created it.
///
/// Elements drawn by the view have this line, unless a view inside it has another line.
protocol LocatedView {
  /// The line; `nil` if unknown.
  var line: SourceLine? { get set }
}

extension LocatedView {
  /// Returns a copy of the view with a line.
  func painted(at line: SourceLine?) -> Self {
    var view = self
    view.line = line
    return view
  }
}

extension View {
  /// Returns the view with a line, unless it already has one.
  func located(at line: SourceLine?) -> Self {
    guard let line, var view = self as? any LocatedView, view.line == nil else { return self }
    view.line = line
    return view as? Self ?? self
  }
}

extension SourceLine {
  /// Creates a line from the values of default arguments; returns `nil` for a line of the library
  /// itself.
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
