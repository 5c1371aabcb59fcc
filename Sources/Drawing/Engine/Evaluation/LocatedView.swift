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
  /// Returns a copy of the view with a line, which replaces its own.
  func withLine(_ line: SourceLine?) -> Self {
    var view = self
    view.line = line
    return view
  }
}

nonisolated extension View {
  /// Sets the line of the view, unless it already has one.
  mutating func setLine(_ line: SourceLine?) {
    guard let line else { return }
    let access = Self.lineAccess
    withUnsafeMutablePointer(to: &self) { view in
      access._withUnsafeGuaranteedRef { $0.set(line, of: UnsafeMutableRawPointer(view)) }
    }
  }

  /// The line of the view; `nil` if it is unknown or the view has none.
  var sourceLine: SourceLine? {
    let access = Self.lineAccess
    return withUnsafePointer(to: self) { view in
      access._withUnsafeGuaranteedRef { $0.line(of: UnsafeRawPointer(view)) }
    }
  }

  private static var lineAccess: Unmanaged<LineAccess> {
    guard let graph = Unmanaged<ViewGraph>.current else { return LineAccess.of(Self.self) }
    return graph._withUnsafeGuaranteedRef { $0.types.lineAccess(to: Self.self) }
  }
}

/// Reads and sets the lines of the views of one type.
///
/// It is a class because its subclass knows the type. Views without lines use the class itself.
class LineAccess {
  private static let known = TypeCache<LineAccess>()

  fileprivate init() {}

  /// Returns the line of the view at an address.
  fileprivate func line(of view: UnsafeRawPointer) -> SourceLine? { nil }

  /// Sets the line of the view at an address, unless it already has one.
  fileprivate func set(_ line: SourceLine, of view: UnsafeMutableRawPointer) {}

  /// Returns the access for a type. The cache never releases it.
  static func of(_ type: Any.Type) -> Unmanaged<LineAccess> {
    .passUnretained(known.value(of: type) { make(for: type) })
  }

  private static func make(for type: Any.Type) -> LineAccess {
    func access<Located: LocatedView>(_ type: Located.Type) -> LineAccess {
      LocatedViewAccess<Located>()
    }
    guard let located = type as? any LocatedView.Type else { return LineAccess() }
    return access(located)
  }
}

private final class LocatedViewAccess<Located: LocatedView>: LineAccess {
  override init() {}

  override func line(of view: UnsafeRawPointer) -> SourceLine? {
    view.assumingMemoryBound(to: Located.self).pointee.line
  }

  override func set(_ line: SourceLine, of view: UnsafeMutableRawPointer) {
    let view = view.assumingMemoryBound(to: Located.self)
    if view.pointee.line == nil { view.pointee.line = line }
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
  /// The first characters of `ownModules`, which exclude most files at once.
  private static let ownInitials = (UInt8(ascii: "D"), UInt8(ascii: "S"))

  private static func isOwn(_ fileID: StaticString) -> Bool {
    let initial = fileID.utf8Start.pointee
    guard initial == ownInitials.0 || initial == ownInitials.1 else { return false }
    return ownModules.contains { module in
      fileID.utf8CodeUnitCount >= module.utf8CodeUnitCount
        && memcmp(fileID.utf8Start, module.utf8Start, module.utf8CodeUnitCount) == 0
    }
  }
}
