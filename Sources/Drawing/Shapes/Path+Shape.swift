public import Foundation
public import Scene

extension Path: Shape {
  /// Returns the path itself, with coordinates relative to the frame's origin.
  public func path(in rect: CGRect) -> Path { self }
}
