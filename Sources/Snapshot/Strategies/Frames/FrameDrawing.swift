#if Pictures
internal import Drawing
internal import Scene
internal import SnapshotCore

/// The drawing of a value at several times.
struct FrameDrawing<Value>: Sendable {
  private let make: UncheckedSendable<(Value) -> (Double) throws -> DisplayList>

  private init(_ make: @escaping (Value) -> (Double) throws -> DisplayList) {
    // Sendable except for the metatype of a view, which isn't used.
    self.make = UncheckedSendable(make)
  }

  /// Returns a closure that draws a value at a time, in seconds.
  func draw(_ value: Value) -> (_ time: Double) throws -> DisplayList { make.value(value) }
}

extension FrameDrawing where Value: View {
  /// The drawing of a view at times of its clock.
  static func drawing(on canvas: ViewCanvas) -> FrameDrawing {
    FrameDrawing { view in canvas.frames(of: view) }
  }
}

extension FrameDrawing {
  /// The drawing of a function of time.
  static func drawing<Content: View>(on canvas: ViewCanvas) -> FrameDrawing
  where Value == (Double) -> Content {
    FrameDrawing { draw in
      { time in try canvas.displayList(of: draw(time)) }
    }
  }
}
#endif
