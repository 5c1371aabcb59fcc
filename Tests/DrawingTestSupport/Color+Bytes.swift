package import Drawing
package import Scene

extension Color {
  /// The bytes of the painted colour.
  package var rgbaBytes: RGBA? { try? self.drawn(1, 1).leaves.first?.color }
}
