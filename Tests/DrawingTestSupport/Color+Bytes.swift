package import Drawing
package import Scene

extension Color {
  /// The colour as it is painted.
  package var rgbaBytes: RGBA? { try? self.drawn(1, 1).leaves.first?.color }
}
