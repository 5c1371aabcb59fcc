public import Drawing

/// A Christmas tree of three tiers, with a star at the top and a pot at the bottom.
///
/// It was designed for SwiftUI's first release, in which a geometry reader centred its content, and
/// uses that placement by default. With SwiftUI's current placement, the pot is on the left.
nonisolated public struct ChristmasTree: View {
  private let readerPlacement: GeometryReaderPlacement

  /// Creates a tree that fills the available space.
  public init(readerPlacement: GeometryReaderPlacement = .center) {
    self.readerPlacement = readerPlacement
  }

  /// The tree.
  public var body: some View {
    GeometryReader { reader in
      let (width, height) = (reader.size.width, reader.size.height)
      VStack(spacing: -12) {
        VStack(spacing: -0.1 * width) {
          Star(corners: 5, smoothness: 0.5)
            .foregroundColor(.yellow)
            .frame(width: 0.3 * width, height: 0.3 * width)
            .zIndex(2)
          ZStack { tiers(width) }
            .frame(height: 0.5 * height)
            .zIndex(1)
        }
        Pot().frame(height: 0.2 * height)
      }
    }
    .geometryReaderPlacement(readerPlacement)
  }

  /// Returns the tiers, each narrower than the one below and overlapping it.
  private func tiers(_ width: CGFloat) -> some View {
    VStack(spacing: -width / 5) {
      Tree().frame(width: 0.6 * width).zIndex(3)
      Tree().frame(width: 0.7 * width).zIndex(2)
      Tree().frame(width: 0.8 * width).zIndex(1)
    }
  }
}
